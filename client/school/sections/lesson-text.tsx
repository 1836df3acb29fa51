import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { CardRow } from '../card-row.tsx'
import styles from './lesson-text.module.css'

export function LessonText({ id, content, t, hrefTo }: SectionProps<'lesson-text'>) {
  const { title, paragraphs, figures, rule } = content
  return (
    <section id={id} className="section-64-96">
      <div className={`wrap ${figures ? styles.both : ''}`.trim()}>
        <div className={styles.words}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} hrefTo={hrefTo} />
            </p>
          ))}
          {rule && (
            <p className={styles.rule}>
              <LinkedText text={rule} hrefTo={hrefTo} />
            </p>
          )}
        </div>
        {figures && (
          <ul className={styles.figures}>
            {figures.map((figure) => (
              <li key={figure.title}>
                <CardRow className={styles.cards} codes={figure.cards} width={64} t={t} />
                <h3>{figure.title}</h3>
                <p>
                  <LinkedText text={figure.text} hrefTo={hrefTo} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
