import { Trail } from '#client/components/breadcrumb.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import styles from './glossary.module.css'

const letterOf = (term: string) => (term.replace(/^(?:De|The) /, '')[0] ?? '').toUpperCase()

export function Glossary({ id, content, data, context, t, hrefTo }: StaticSectionProps<'glossary'>) {
  const { trail, title, lead, letters } = content
  const terms = data ?? []
  const groups = Map.groupBy(terms, ({ term }) => letterOf(term))
  return (
    <section id={id} className={`wrap ${styles.glossary}`}>
      <Trail parents={trail} name={title} {...{ context, t, hrefTo }} />
      <div className={`columns-1024 ${styles.head}`}>
        <h1 className="title-72">{title}</h1>
        <p>{lead.replace('{count}', String(terms.length))}</p>
      </div>
      <nav className={`no-print line-around mt-32 ${styles.letters}`} aria-label={letters}>
        <ul className="cluster">
          {[...groups.keys()].map((letter) => (
            <li key={letter}>
              <a className="strong centred plain hover-line" href={`#${id}-${letter.toLowerCase()}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {[...groups].map(([letter, entries]) => (
        <section
          key={letter}
          className={`columns-1024 ${styles.group}`}
          aria-labelledby={`${id}-${letter.toLowerCase()}`}
        >
          <h2 id={`${id}-${letter.toLowerCase()}`}>{letter}</h2>
          <dl>
            {entries.map(({ id: termId, term, definition }) => (
              <div key={termId} id={termId}>
                <dt className="strong text-20">
                  <a href={hrefTo('glossary-term', { term: termId })}>{term}</a>
                </dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  )
}
