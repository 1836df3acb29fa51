import type { ReactNode } from 'react'
import { Icon } from '#client/components/icon.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './link-shapes.module.css'

export function LinkShapes({ id, content }: SectionProps<'link-shapes'>) {
  const { title, lead, groups, labels } = content
  return (
    <section id={id} className={`wrap ${styles.shapes}`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className="loose mt-12">{lead}</p>
      </div>
      <div className={`columns-1024 ${styles.groups}`}>
        {groups.map((group) => (
          <div key={group.title} className={`thick-above min-0 ${styles.group}`}>
            <h3 className="text-28">{group.title}</h3>
            <p>{group.text}</p>
            <h4 className="quiet mt-24 bold">{labels.accepted}</h4>
            <ul>
              {group.accepted.map((shape) => (
                <li key={shape} className="gap-12 line-below grid">
                  <Icon name="check" />
                  <code>{markId(shape)}</code>
                </li>
              ))}
            </ul>
            <h4 className="quiet mt-24 bold">{labels.refused}</h4>
            <ul>
              {group.refused.map(({ shape, why }) => (
                <li key={shape} className={`gap-12 line-below grid ${styles.refused}`}>
                  <Icon name="cross" />
                  <span>
                    <code className="ink-strong">{shape}</code> {why}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function markId(shape: string): ReactNode {
  const [before, id, after] = shape.split(/[[\]]/)
  return (
    <>
      {before}
      <mark>{id}</mark>
      {after}
    </>
  )
}
