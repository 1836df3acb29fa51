import { ContentLink } from '#client/components/content-link.tsx'
import { Icon } from '#client/components/icon.tsx'
import { Picture } from '#client/components/picture.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { type Helpline, termsOf } from '#shared/law/jurisdictions.ts'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './responsible-gaming-help.module.css'

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '')
const dialled = (phone: string) => `tel:${phone.replace(/[ -]/g, '')}`

export function ResponsibleGamingHelp({
  id,
  content,
  context,
  t,
  hrefTo,
  site,
}: StaticSectionProps<'responsible-gaming-help'>) {
  const { eyebrow, title, lead, asks, stop } = content
  const { helplines, selfExclusion } = site.jurisdiction
  const [first, ...others] = helplines as [Helpline, ...Helpline[]]
  const isHub = context.pageId === 'responsible-gaming'
  const newTabLabel = t('header.new-tab')
  const terms = termsOf(first, context.locale)
  const checked = checkedText(first, context.language, t)
  const leave = (url: string) => (
    <a className={`link-target ink-responsible bold ${styles.go}`} target="_blank" rel="noopener" href={url}>
      {t('responsible-gaming.go', { host: hostOf(url) })}
      <Icon name="external" />
      <span className="visually-hidden"> ({newTabLabel})</span>
    </a>
  )
  return (
    <section id={id} className={`clip relative ${styles.help} ${isHub ? styles.hub : ''}`} data-help="">
      <div className={`wrap ${styles.body}`}>
        <div className={styles.head}>
          <p className={`row text-15 medium ${styles.eyebrow}`}>
            <Suit name="heart" className={styles.mark} />
            {eyebrow}
          </p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <nav className={`no-print cluster ${styles.asks}`} aria-label={t('responsible-gaming.asks')}>
            {asks.map((link) => (
              <ContentLink key={link.label} link={link} look="text" hrefTo={hrefTo} newTabLabel={newTabLabel} />
            ))}
          </nav>
          <div className={`no-print ${styles.room}`}>
            <Picture
              name="room-kitchen"
              alt=""
              slots={['1920px']}
              others={[
                { name: 'room-kitchen-phone', media: '(max-width: 47.9375em)', slots: ['480px'] },
                { name: 'room-kitchen-tablet', media: '(max-width: 77.6875em)', slots: ['1024px'] },
              ]}
            />
          </div>
        </div>
        <div className={`clip grid ${styles.ways}`}>
          <div className={`column min-0 ${styles.call}`}>
            <h2>
              {t(first.phone ? 'responsible-gaming.call-name' : 'responsible-gaming.talk-to', { name: first.name })}
            </h2>
            {first.phone ? (
              <a className={`num anywhere ink-responsible plain ${styles.number}`} href={dialled(first.phone)}>
                {first.phone}
              </a>
            ) : (
              <a
                className={`anywhere ink-responsible plain ${styles.host}`}
                target="_blank"
                rel="noopener"
                href={first.url}
              >
                {hostOf(first.url)}
                <span className="visually-hidden"> ({newTabLabel})</span>
              </a>
            )}
            {terms && <p className={styles.terms}>{terms}</p>}
            {first.phone && (
              <a className={`no-print row mt-16 gap-8 plain bold ${styles.dial}`} href={dialled(first.phone)}>
                <Icon name="phone" />
                {t('responsible-gaming.call')}
              </a>
            )}
            {first.about && <p>{first.about[context.locale]}</p>}
          </div>
          <div className="column min-0">
            {first.writing ? (
              <>
                <h2>{t('responsible-gaming.write')}</h2>
                <p>{first.writing[context.locale]}</p>
                {leave(first.url)}
              </>
            ) : (
              <>
                <h2>{t('responsible-gaming.nearby')}</h2>
                <p>{t('responsible-gaming.nearby.text')}</p>
                <a
                  className={`link-target ink-responsible bold ${styles.go}`}
                  href={`${hrefTo('responsible-gaming-stop')}#countries`}
                >
                  {t('responsible-gaming.countries')}
                </a>
              </>
            )}
          </div>
          <div className="column min-0">
            <h2>{stop.title}</h2>
            <p>{stop.text}</p>
            {stop.link ? (
              <ContentLink link={stop.link} look="text" hrefTo={hrefTo} newTabLabel={newTabLabel} />
            ) : (
              selfExclusion && leave(selfExclusion.url)
            )}
          </div>
        </div>
        {checked && <p className={styles.checked}>{checked}</p>}
        {others.length > 0 && (
          <div className={`mt-24 ${styles.others}`}>
            <h2>{t('responsible-gaming.more')}</h2>
            <ul>
              {others.map((helpline) => (
                <li key={helpline.url} className="row">
                  <a className="link-target" target="_blank" rel="noopener" href={helpline.url}>
                    {helpline.name}
                    <span className="visually-hidden"> ({newTabLabel})</span>
                  </a>
                  {helpline.phone && (
                    <a className="num link-target" href={dialled(helpline.phone)}>
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

/** When a person checked the number; where nobody has yet, where else to look. `npm run compliance` says which those are. */
function checkedText(
  { phone, url, verifiedOn }: Helpline,
  language: string,
  t: StaticSectionProps<'responsible-gaming-help'>['t'],
): string | null {
  if (verifiedOn === null) return phone && t('responsible-gaming.no-answer', { host: hostOf(url) })
  return t('responsible-gaming.verified', {
    day: formatsOf(language).date(new Date(verifiedOn), { dateStyle: 'long' }),
  })
}
