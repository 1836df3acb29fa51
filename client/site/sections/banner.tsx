import { PageTrail } from '#client/components/breadcrumb.tsx'
import head from '#client/components/paper-head.module.css'
import type { SectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import styles from './banner.module.css'

export function Banner({ id, content, context, t, hrefTo }: SectionProps<'banner'>) {
  const { suit, eyebrow, title, lead, trail } = content
  return (
    <section id={id} className="line-below relative clip">
      <Suit name={suit} className={`no-print ${head.ghost}`} />
      <div className={`wrap ${styles.body}`}>
        {trail ? (
          <PageTrail parents={trail} name={eyebrow} {...{ context, t, hrefTo }} />
        ) : (
          <p className={`quiet row ${head.shelf}`}>
            <Suit name={suit} className={head.mark} />
            {eyebrow}
          </p>
        )}
        <h1>{title}</h1>
        <p className={head.lead}>{lead}</p>
      </div>
    </section>
  )
}
