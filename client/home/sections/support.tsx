import { ContentLink } from '#client/components/content-link.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import styles from './support.module.css'

/** Somebody is there, day and night; and where to go when playing is no fun any more. On paper: nothing is sold here. */
export function Support({ id, content, t, hrefTo }: SectionProps<'support'>) {
  const { title, text, link, help } = content
  const links = { hrefTo, newTabLabel: t('header.new-tab') }
  return (
    <section id={id} className={styles.support} data-world="paper">
      <div className={`wrap ${styles.body}`}>
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
