import { Icon } from '#client/components/icon.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Cards } from '../felt/cards.tsx'
import styles from './lesson-quiz.module.css'

export function LessonQuiz({ id, content, t, hrefTo }: SectionProps<'lesson-quiz'>) {
  const { title, lead, right, wrong, questions } = content
  return (
    <section id={id} className="section-64-96">
      <div className={`wrap columns-1024 ${styles.body}`}>
        <div>
          <h2 className="title-36">{title}</h2>
          <p className="mt-12 ink-quiet">{lead}</p>
        </div>
        <ol className={`stack-32 shelf ${styles.questions}`}>
          {questions.map(({ question, cards, answers }, index) => (
            <li key={question}>
              <h3>{question}</h3>
              {cards && <Cards className="mt-12" codes={cards} width={52} t={t} />}
              <fieldset className={`mt-12 ${styles.answers}`}>
                <legend className="visually-hidden">{question}</legend>
                {answers.map(({ text, isRight, why }) => (
                  <details key={text} name={`${id}-${index + 1}`}>
                    <summary>{text}</summary>
                    <p className={isRight ? styles.right : undefined}>
                      <Icon name={isRight ? 'check' : 'cross'} />
                      <span>
                        <b>{isRight ? right : wrong}</b> <LinkedText text={why} hrefTo={hrefTo} />
                      </span>
                    </p>
                  </details>
                ))}
              </fieldset>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
