import { ContentLink } from '#client/components/content-link.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { type Helpline, termsOf } from '#shared/law/jurisdictions.ts'
import styles from './support.module.css'

export function Support({ id, content, context, site, t, hrefTo }: StaticSectionProps<'support'>) {
  const { title, text, link, help } = content
  const [nearest] = site.jurisdiction.helplines as [Helpline, ...Helpline[]]
  const terms = termsOf(nearest, context.locale)
  const links = { hrefTo, newTabLabel: t('header.new-tab') }
  return (
    <section id={id} className={styles.support} data-theme="light">
      <div className={`wrap columns-1024 ${styles.body}`}>
        <div className={styles.room}>
          <h2 className="title-64">{title}</h2>
          <p className="text-lead">{text}</p>
          <ContentLink link={link} look="line" {...links} />
        </div>
        <div className={`line-above relative ${styles.help}`} data-help="">
          <Suit name="heart" />
          <h3 className="text-lead">{help.title}</h3>
          <p className="mt-8">
            {help.text} {terms && `${terms}.`}
          </p>
          <ContentLink link={{ label: nearest.name, href: nearest.url }} look="text" {...links} />
        </div>
      </div>
    </section>
  )
}
