import { Trail } from '#client/components/breadcrumb.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './page-head.module.css'

export function PageHead({ id, content, context, t, hrefTo }: SectionProps<'page-head'>) {
  const { title, lead, parents, name } = content
  return (
    <section id={id} className={styles.head}>
      <div className="wrap">
        <Trail parents={parents} name={name} {...{ context, t, hrefTo }} />
        <h1 className="title-72 mt-16">{title}</h1>
        <p className={`mt-16 text-lead ${styles.lead}`}>{lead}</p>
      </div>
    </section>
  )
}
