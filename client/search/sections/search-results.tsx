import { PageTrail } from '#client/components/breadcrumb.tsx'
import { ContentLink } from '#client/components/content-link.tsx'
import { SearchForm } from '#client/components/search-form.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import styles from './search-results.module.css'

export function SearchResults({ id, content, data, context, t, hrefTo }: StaticSectionProps<'search-results'>) {
  const { title, lead, tasks, elsewhere } = content
  const { question, hits, meant } = data ?? { question: '', hits: [], meant: null }
  return (
    <section id={id} className={`wrap ${styles.search}`}>
      <PageTrail name={t('search.name')} {...{ context, t, hrefTo }} />
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <SearchForm id="site-question" path={hrefTo('search')} question={question} t={t} />
      {question !== '' && (
        <p className="strong anywhere mt-32" role="status">
          {meant === null
            ? t('search.found', { count: hits.length, question })
            : t('search.meant', { count: hits.length, meant })}
        </p>
      )}
      {hits.length > 0 && (
        <ol className={`mt-16 line-above ${styles.hits}`}>
          {hits.map((hit) => (
            // A clause is quoted, and binds as it is worded.
            <li key={hit.path} data-quoted={hit.kind === 'clause' || undefined}>
              <p className="quiet">
                {t(`search.kind.${hit.kind}`)}
                {hit.place && <span> · {hit.place}</span>}
              </p>
              <h2>
                <a href={hit.path}>{hit.title}</a>
              </h2>
              <p>{hit.excerpt}</p>
            </li>
          ))}
        </ol>
      )}
      {question === '' && <Links {...tasks} t={t} hrefTo={hrefTo} className={styles.tasks} />}
      {hits.length === 0 && <Links {...elsewhere} t={t} hrefTo={hrefTo} />}
    </section>
  )
}

type ResultsProps = StaticSectionProps<'search-results'>
type LinksProps = ResultsProps['content']['elsewhere'] &
  Pick<ResultsProps, 't' | 'hrefTo'> & { className?: string | undefined }

function Links({ title, links, className, t, hrefTo }: LinksProps) {
  return (
    <>
      <h2 className={styles.elsewhere}>{title}</h2>
      <ul className={className}>
        {links.map((link) => (
          <li key={link.label}>
            <ContentLink link={link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
          </li>
        ))}
      </ul>
    </>
  )
}
