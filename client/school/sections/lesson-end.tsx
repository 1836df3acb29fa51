import buttons from '#client/components/button.module.css'
import { Icon } from '#client/components/icon.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { TelephoneFold } from '#client/components/telephone-fold.tsx'
import { formatsOf } from '#shared/site/messages.ts'
import { useDoneLessons } from '../done-lessons.ts'
import styles from './lesson-end.module.css'

const dayFormat = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** The end of a lesson: the mark that it is done, its neighbours and what it rests on. */
export function LessonEnd({ id, content, context, t, hrefTo }: SectionProps<'lesson-end'>) {
  const { title, mark, kept, previous, next, more, sources } = content
  const { done, isUnkept, change } = useDoneLessons()
  const page = context.pageId
  const isDone = done.includes(page)
  const neighbours = [previous, next].filter((neighbour) => neighbour !== undefined)
  return (
    <section id={id} className={`section-64-96 ${styles.end}`}>
      <div className={`wrap columns-1024 ${styles.body}`}>
        <div>
          <h2 className="title-36">{title}</h2>
          <p className={`mt-24 ${styles.mark}`}>
            <button
              type="button"
              className={buttons.line}
              aria-pressed={isDone}
              onClick={() => change((all) => [...all.filter((one) => one !== page), ...(isDone ? [] : [page])])}
            >
              <Icon name={isDone ? 'check' : 'plus'} />
              {mark}
            </button>
          </p>
          <p className={`quiet mt-12 ${styles.mark}`} aria-live="polite">
            {isUnkept ? t('lessons.unkept') : kept}
          </p>
        </div>
        <div className="min-0">
          <ul className={`grid ${styles.neighbours}`}>
            {neighbours.map((neighbour) => (
              <li key={neighbour.page}>
                <a className={`column plain ${styles.neighbour}`} href={hrefTo(neighbour.page)}>
                  <span className="quiet">{neighbour.label}</span>
                  <span className={styles.name}>
                    {neighbour === previous && <Icon name="arrow-left" />}
                    {neighbour.name}
                    {neighbour === next && <Icon name="arrow" />}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          {more.length > 0 && (
            <ul className={`mt-24 ${styles.more}`}>
              {more.map((link) => (
                <li key={link.page}>
                  <a href={hrefTo(link.page)}>{link.name}</a> {link.text}
                </li>
              ))}
            </ul>
          )}
          <div className={`quiet mt-24 ${styles.sources}`}>
            <TelephoneFold label={sources.title}>
              <h3>{sources.title}</h3>
              <ul className="mt-8">
                {sources.items.map(({ work, text }) => (
                  <li key={text}>
                    {work && (
                      <>
                        <cite lang="en">{work}</cite>,{' '}
                      </>
                    )}
                    <LinkedText text={text} hrefTo={hrefTo} />
                  </li>
                ))}
              </ul>
            </TelephoneFold>
            <p className="mt-8">
              {sources.revised}{' '}
              <time dateTime={sources.date}>
                {formatsOf(context.language).date(Date.parse(sources.date), dayFormat)}
              </time>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
