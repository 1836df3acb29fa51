import { Trail } from '#client/components/breadcrumb.tsx'
import { hrefOrNull } from '#client/components/href-or-null.ts'
import { Icon } from '#client/components/icon.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { termExample } from '#shared/school/term-examples.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { Cards } from '../felt/cards.tsx'
import styles from './glossary-term.module.css'

export function GlossaryTerm({ id, content, context, t, hrefTo }: StaticSectionProps<'glossary-term'>) {
  const { term, labels, trail, related, places } = content
  const { previous, next } = content.neighbours
  const drawn = termExample(term.id)
  const { number } = formatsOf(context.language)
  const figures = Object.entries(drawn?.figures ?? {}).map(([name, figure]) => [
    name,
    typeof figure === 'number'
      ? number(figure, { maximumFractionDigits: 1 })
      : number(figure.part, { style: 'percent', maximumSignificantDigits: 3, maximumFractionDigits: 1 }),
  ])
  const links = places.flatMap(({ page, params, name }) => {
    const href = hrefOrNull(page, (id) => hrefTo(id, params))
    return href ? [{ href, name }] : []
  })
  const cited = (term.clauses ?? []).map(({ href, policy, number: at }) => ({
    href,
    name: `${policy}, ${labels.article} ${at}`,
  }))
  const named = [...links, ...cited]
  return (
    <section id={id} className={`wrap ${styles.term}`}>
      <Trail parents={trail} name={term.term} {...{ context, t }} hrefTo={(page) => hrefTo(page, { term: term.id })} />
      <h1 className="title-72 mt-12">{term.term}</h1>
      {term.also && (
        <p className="quiet mt-8">
          {labels.also}: {term.also.join(', ')}
        </p>
      )}
      <div className={`columns-1024 ${styles.body}`}>
        <div className="stack-16 measure">
          {term.text.map((paragraph) => (
            <p key={paragraph} className="text-17">
              <LinkedText text={paragraph} hrefTo={hrefTo} />
            </p>
          ))}
        </div>
        {term.example && (
          <div className={styles.felt} data-theme="dark">
            <h2>{labels.example}</h2>
            {drawn && drawn.rows.length > 0 && (
              <dl className={`cluster ${styles.rows}`}>
                {drawn.rows.map(({ of, cards }) => (
                  <div key={of}>
                    <dt>{labels.rows[of]}</dt>
                    <dd>
                      <Cards
                        className={styles.cards}
                        codes={cards}
                        width={64}
                        t={t}
                        made={drawn.made ?? cards.length}
                      />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <p className="num">
              <LinkedText text={fillWords(term.example, Object.fromEntries(figures))} hrefTo={hrefTo} />
            </p>
          </div>
        )}
        <nav aria-labelledby={`${id}-related`}>
          <h2 id={`${id}-related`} className="text-22">
            {labels.related}
          </h2>
          <dl className="mt-8">
            {related.map((other) => (
              <div key={other.id} className="line-above">
                <dt>
                  <a className="link-target strong" href={hrefTo('glossary-term', { term: other.id })}>
                    {other.term}
                  </a>
                </dt>
                <dd className="quiet measure">{other.definition}</dd>
              </div>
            ))}
          </dl>
        </nav>
      </div>
      {named.length > 0 && (
        <nav className={`line-above ${styles.places}`} aria-labelledby={`${id}-places`}>
          <h2 id={`${id}-places`} className="text-22">
            {labels.places}
          </h2>
          <ul className={`cluster mt-8 ${styles.links}`}>
            {named.map(({ href, name }) => (
              <li key={href}>
                <a className="link-target" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav className={`no-print line-above ${styles.neighbours}`} aria-label={labels.neighbours}>
        <ul className="row">
          {previous && (
            <li className={styles.previous}>
              <a
                className="link-target plain hover-line"
                rel="prev"
                href={hrefTo('glossary-term', { term: previous.id })}
              >
                <Icon name="arrow" />
                {previous.term}
              </a>
            </li>
          )}
          {next && (
            <li className={styles.next}>
              <a className="link-target plain hover-line" rel="next" href={hrefTo('glossary-term', { term: next.id })}>
                {next.term}
                <Icon name="arrow" />
              </a>
            </li>
          )}
        </ul>
      </nav>
    </section>
  )
}
