import { HeadedText } from '#client/components/headed-text.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Cards } from '../felt/cards.tsx'
import styles from './lesson-text.module.css'

export function LessonText({ id, content, t, hrefTo }: SectionProps<'lesson-text'>) {
  const { title, paragraphs, figures, rule } = content
  return (
    <section id={id} className="section-64-96">
      <div className={`wrap ${figures ? styles.both : ''}`.trim()}>
        <HeadedText className={styles.words} {...{ title, paragraphs, hrefTo }}>
          {rule && (
            <p className={`text-17 mt-24 ink-strong ${styles.rule}`}>
              <LinkedText text={rule} hrefTo={hrefTo} />
            </p>
          )}
        </HeadedText>
        {figures && (
          <ul className={`mt-32 grid ${styles.figures}`}>
            {figures.map((figure) => (
              <li key={figure.title}>
                <Cards codes={figure.cards} width={64} t={t} />
                <div>
                  <h3>{figure.title}</h3>
                  <p>
                    <LinkedText text={figure.text} hrefTo={hrefTo} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
