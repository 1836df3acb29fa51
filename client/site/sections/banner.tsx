import { PageTrail } from '#client/components/breadcrumb.tsx'
import head from '#client/components/paper-head.module.css'
import type { SectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import styles from './banner.module.css'

export function Banner({ id, content, context, t, hrefTo }: SectionProps<'banner'>) {
  const { suit, eyebrow, title, lead, trail } = content
  const above = trail?.map(({ label, page = '' }) => ({ label, path: hrefTo(page) }))
  return (
    <section id={id} className="line-below relative clip">
      <Suit name={suit} className={`no-print ${head.ghost}`} />
      <div className={`wrap ${styles.body}`}>
        {above ? (
          <PageTrail t={t} hrefTo={hrefTo} steps={[...above, { label: eyebrow, path: hrefTo(context.pageId) }]} />
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
