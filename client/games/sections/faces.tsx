import { Picture } from '#client/components/picture.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './faces.module.css'

export function Faces({ id, content }: SectionProps<'faces'>) {
  const { title, lead, items, note } = content
  return (
    <section id={id} className="section-64-96">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={styles.faces}>
          {items.map(({ face, name, says, moment }) => (
            <li key={face}>
              <span className={styles.face}>
                <Picture name={`face-${face}`} alt="" />
              </span>
              <h3>{name}</h3>
              <p className={`display ${styles.says}`}>{says}</p>
              <p className={styles.moment}>{moment}</p>
            </li>
          ))}
        </ul>
        <p className={`quiet ${styles.note}`}>{note}</p>
      </div>
    </section>
  )
}
