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
        <ul className={`clip grid ${styles.faces}`}>
          {items.map(({ face, name, says, moment }) => (
            <li key={face}>
              <span className={styles.face}>
                <Picture name={`face-${face}`} alt="" slots={['72px']} />
              </span>
              <h3 className="quiet medium">{name}</h3>
              <p className={`display ${styles.says}`}>{says}</p>
              <p className="mt-8 text-15">{moment}</p>
            </li>
          ))}
        </ul>
        <p className="quiet mt-16">{note}</p>
      </div>
    </section>
  )
}
