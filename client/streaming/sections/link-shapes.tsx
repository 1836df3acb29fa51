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
        <p>{lead}</p>
      </div>
      <div className={`columns-1024 ${styles.groups}`}>
        {groups.map((group) => (
          <div key={group.title} className={styles.group}>
            <h3>{group.title}</h3>
            <p>{group.text}</p>
            <h4>{labels.accepted}</h4>
            <ul>
              {group.accepted.map((shape) => (
                <li key={shape}>
                  <Icon name="check" />
                  <code>{markId(shape)}</code>
                </li>
              ))}
            </ul>
            <h4>{labels.refused}</h4>
            <ul>
              {group.refused.map(({ shape, why }) => (
                <li key={shape} className={styles.refused}>
                  <Icon name="cross" />
                  <span>
                    <code>{shape}</code> {why}
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
