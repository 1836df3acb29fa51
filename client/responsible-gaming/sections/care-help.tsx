import { ContentLink } from '#client/components/content-link.tsx'
import { Icon } from '#client/components/icon.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import type { Helpline } from '#shared/law/jurisdictions.ts'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './care-help.module.css'

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '')
const dialled = (phone: string) => `tel:${phone.replace(/[ -]/g, '')}`

/** The telephone first and largest, then two other ways; which ones they are is the jurisdiction's to say. */
export function CareHelp({ id, content, context, t, hrefTo, site }: StaticSectionProps<'care-help'>) {
  const { eyebrow, title, lead, call, write, stop } = content
  const { helplines, selfExclusion } = site.jurisdiction
  const [first, ...others] = helplines as [Helpline, ...Helpline[]]
  const isByPhone = first.phone !== null
  const newTabLabel = t('header.new-tab')
  const leave = (url: string) => (
    <a className={styles.go} target="_blank" rel="noopener" href={url}>
      {t('care.go', { host: hostOf(url) })}
      <Icon name="external" />
      <span className="visually-hidden"> ({newTabLabel})</span>
    </a>
  )
  return (
    <section id={id} className={styles.help}>
      <Suit name="heart" className={styles.ghost} />
      <div className={`wrap ${styles.body}`}>
        <p className={styles.eyebrow}>
          <Suit name="heart" className={styles.mark} />
          {eyebrow}
        </p>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.ways}>
          <div className={styles.call}>
            <h2>{call.title.replace('{name}', first.name)}</h2>
            {first.phone ? (
              <a className={`num ${styles.number}`} href={dialled(first.phone)}>
                {first.phone}
              </a>
            ) : (
              <a className={styles.host} target="_blank" rel="noopener" href={first.url}>
                {hostOf(first.url)}
                <span className="visually-hidden"> ({newTabLabel})</span>
              </a>
            )}
            <Terms helpline={first} locale={context.locale} />
            <p>{call.text}</p>
            {first.phone && (
              <a className={styles.dial} href={dialled(first.phone)}>
                <Icon name="phone" />
                {t('care.call')}
              </a>
            )}
          </div>
          <div>
            <h2>{write.title}</h2>
            <p>{write.text}</p>
            {isByPhone ? (
              leave(first.url)
            ) : (
              <a className={styles.go} href="#countries">
                {t('care.countries')}
              </a>
            )}
          </div>
          <div>
            <h2>{stop.title}</h2>
            <p>{stop.text}</p>
            {selfExclusion
              ? leave(selfExclusion.url)
              : stop.link && <ContentLink link={stop.link} look="text" hrefTo={hrefTo} newTabLabel={newTabLabel} />}
          </div>
        </div>
        <p className={styles.checked}>{checkedText(first, context.language, t)}</p>
        {others.length > 0 && (
          <div className={styles.others}>
            <h2>{t('care.more')}</h2>
            <ul>
              {others.map((helpline) => (
                <li key={helpline.url}>
                  <a target="_blank" rel="noopener" href={helpline.url}>
                    {helpline.name}
                    <span className="visually-hidden"> ({newTabLabel})</span>
                  </a>
                  {helpline.phone && (
                    <a className="num" href={dialled(helpline.phone)}>
                      {helpline.phone}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}

/** When somebody answers and what it costs, as far as it is known. */
function Terms({ helpline, locale }: { helpline: Helpline; locale: 'nl' | 'en' }) {
  const terms = [helpline.cost?.[locale], helpline.hours?.[locale]].filter((term) => term !== undefined).join(', ')
  return terms === '' ? null : <p className={styles.terms}>{terms.charAt(0).toUpperCase() + terms.slice(1)}</p>
}

/** A number that nobody has checked is shown all the same, and said to be so, with where the right one stands. */
function checkedText(
  { phone, url, verifiedOn }: Helpline,
  language: string,
  t: StaticSectionProps<'care-help'>['t'],
): string {
  if (verifiedOn === null) return phone ? t('care.unverified', { host: hostOf(url) }) : t('care.unverified-link')
  return t('care.verified', { day: formatsOf(language).date(new Date(verifiedOn), { dateStyle: 'long' }) })
}
