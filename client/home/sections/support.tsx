import { ContentLink } from '#client/components/content-link.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import styles from './support.module.css'

export function Support({ id, content, t, hrefTo }: SectionProps<'support'>) {
  const { title, text, link, help } = content
  const links = { hrefTo, newTabLabel: t('header.new-tab') }
  return (
    <section id={id} className={styles.support} data-theme="light">
      <div className={`wrap columns-1024 ${styles.body}`}>
        <div className={styles.room}>
          <h2>{title}</h2>
          <p>{text}</p>
          <ContentLink link={link} look="line" {...links} />
        </div>
        <div className={styles.help} data-help="">
          <Suit name="heart" />
          <h3>{help.title}</h3>
          <p>{help.text}</p>
          <ContentLink link={help.link} look="text" {...links} />
        </div>
      </div>
    </section>
  )
}
