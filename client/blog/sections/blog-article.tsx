import { PageTrail } from '#client/components/breadcrumb.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { BlogMeta } from '../blog-meta.tsx'
import { BlogText } from '../blog-text.tsx'
import styles from './blog-article.module.css'

export function BlogArticle({ id, content, context, t, hrefTo }: StaticSectionProps<'blog-article'>) {
  const { article, terms, others } = content
  const { language } = context
  const hrefOf = (slug: string) => hrefTo('blog-article', { slug })
  const headings = article.blocks.flatMap((block) => (block.type === 'heading' ? [block] : []))
  return (
    <section
      id={id}
      className={article.topic === 'responsible-gaming' ? `${styles.article} ${styles.responsible}` : styles.article}
    >
      <article>
        <header className={`line-below relative ${styles.head}`}>
          <Suit name={article.suit} className={styles.ghost} />
          <div className="wrap">
            <PageTrail
              parents={[{ label: t('blog.name'), page: 'blog' }]}
              name={article.title}
              {...{ context, t }}
              hrefTo={(page) => hrefTo(page, { slug: article.slug })}
            />
            <h1>{article.title}</h1>
            <p className={styles.lead}>{article.description}</p>
            <BlogMeta entry={article} language={language} t={t} />
          </div>
        </header>
        <div className={`wrap stack-32 ${styles.body}`}>
          <nav className={`no-print ${styles.contents}`} aria-label={t('blog.contents')}>
            <ol>
              {headings.map((heading) => (
                <li key={heading.id}>
                  <a className="ink-quiet block plain" href={`#${heading.id}`}>
                    {heading.text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="min-0">
            <BlogText blocks={article.blocks} hrefTo={hrefTo} />
            <p className="quiet mt-32">
              {t('blog.terms')}{' '}
              {terms.map(({ id: term, term: name }, index) => (
                <span key={term}>
                  {index > 0 && ', '}
                  <a href={hrefTo('glossary-term', { term })}>{name}</a>
                </span>
              ))}
            </p>
          </div>
        </div>
      </article>
      <aside className={`wrap no-print ${styles.next}`} aria-labelledby={`${id}-next`}>
        <h2 id={`${id}-next`}>{t('blog.next')}</h2>
        <ul className="gap-32 grid">
          {others.map((entry) => (
            <li key={entry.slug} className="relative grid">
              <Suit name={entry.suit} className={styles.mark} />
              <h3 className="text-22">
                <a className="plain hover-line cover" href={hrefOf(entry.slug)}>
                  {entry.title}
                </a>
              </h3>
              <p>{entry.description}</p>
            </li>
          ))}
        </ul>
      </aside>
    </section>
  )
}
