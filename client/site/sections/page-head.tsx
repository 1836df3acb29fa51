import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './page-head.module.css'

/** The title of a page that is its table: no picture stands before what people come for. */
export function PageHead({ id, content, context, t, hrefTo }: SectionProps<'page-head'>) {
  const { title, lead, parents, name } = content
  return (
    <section id={id} className={styles.head}>
      <div className="wrap">
        <Breadcrumb
          label={t('breadcrumb.label')}
          steps={[
            ...parents.map(({ label, page }) => ({ label, path: hrefTo(page) })),
            { label: name, path: hrefTo(context.pageId) },
          ]}
        />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </section>
  )
}
