import { Card } from '#client/art/card.tsx'
import { parseCard } from '#client/art/card-code.ts'
import buttons from '#client/components/button.module.css'
import type { SectionProps } from '#client/components/section-props.ts'
import { nextLesson } from '#shared/school/lessons.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { useDoneLessons } from '../done-lessons.ts'
import styles from './school-board.module.css'

/** The school as a table: a column of lessons for each level, where one was, and the tools in one's own hand. */
export function SchoolBoard({ id, content, hrefTo }: SectionProps<'school-board'>) {
  const { resume, levels, lesson, hand } = content
  const { done, change } = useDoneLessons()
  const all = levels.flatMap(({ lessons }) => lessons)
  const next = all.find(({ page }) => page === nextLesson(done))
  const words = done.length > 0 ? resume.goOn : resume.begin
  return (
    <section id={id} className={styles.school}>
      <div className="wrap">
        <p className={styles.resume}>
          <a className={buttons.line} href={hrefTo(next?.page ?? 'pot-odds-trainer')}>
            {next ? fillWords(words, { name: next.name, number: all.indexOf(next) + 1 }) : resume.finished}
          </a>
          {done.length > 0 ? (
            <span className="row gap-16">
              {fillWords(resume.progress, { done: done.length, all: all.length })}
              <button type="button" className={buttons.text} onClick={() => change(() => [])}>
                <span className={buttons.label}>{resume.clear}</span>
              </button>
            </span>
          ) : (
            <span className={`ink-quiet ${styles.kept}`}>{resume.kept}</span>
          )}
        </p>
        <div className={`doors ${styles.table}`}>
          <div className={styles.levels}>
            {levels.map((level) => (
              <div key={level.title}>
                <h2>{level.title}</h2>
                <ol className={`mt-16 ${styles.lessons}`}>
                  {level.lessons.map(({ page, card, name, text }) => (
                    <li key={page} className="gap-16 relative flex">
                      <Card className={`dims ${styles.card}`} {...parseCard(card)} width={64} alt="" />
                      <div className="min-0">
                        <p className={styles.number}>
                          {fillWords(lesson, { number: all.findIndex((one) => one.page === page) + 1 })}
                          {done.includes(page) && ` · ${resume.done}`}
                        </p>
                        <h3 className="text-20">
                          <a className="plain cover" href={hrefTo(page)}>
                            {name}
                          </a>
                        </h3>
                        <p>{text}</p>
                      </div>
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
          <h2>{hand.title}</h2>
          <ul className={`mt-16 grid ${styles.hand}`}>
            {hand.tools.map(({ page, cards, name, text }) => (
              <li key={page} className="gap-16 relative flex">
                <span className={`dims ${styles.pair}`}>
                  {cards.map((code) => (
                    <Card key={code} {...parseCard(code)} width={64} alt="" />
                  ))}
                </span>
                <div className="min-0">
                  <h3 className="text-20">
                    <a className="plain cover" href={hrefTo(page)}>
                      {name}
                    </a>
                  </h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
