import { PageTrail } from '#client/components/breadcrumb.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import type { BlogEntry } from '#shared/blog/blog.ts'
import { BlogMeta } from '../blog-meta.tsx'
import styles from './blog-index.module.css'

export function BlogIndex({ id, content, data, context, t, hrefTo }: StaticSectionProps<'blog-index'>) {
  const [first, ...others] = data ?? []
  const { language } = context
  const hrefOf = ({ slug }: BlogEntry) => hrefTo('blog-article', { slug })
  return (
    <section id={id} className={`wrap ${styles.blog}`}>
      <PageTrail name={t('blog.name')} {...{ context, t, hrefTo }} />
      <div className={`columns-1024 ${styles.head}`}>
        <h1>{content.title}</h1>
        <p>{content.lead}</p>
      </div>
      {first && (
        <article className={`${styles.first} ${first.topic === 'responsible-gaming' ? styles.responsible : ''}`.trim()}>
          <Suit name={first.suit} className={styles.suit} />
          <div>
            <BlogMeta entry={first} language={language} t={t} />
            <h2>
              <a href={hrefOf(first)}>{first.title}</a>
            </h2>
            <p>{first.description}</p>
          </div>
        </article>
      )}
      <ol className={styles.others}>
        {others.map((entry) => (
          <li key={entry.slug} className={entry.topic === 'responsible-gaming' ? styles.responsible : undefined}>
            <Suit name={entry.suit} className={styles.mark} />
            <article>
              <h2>
                <a href={hrefOf(entry)}>{entry.title}</a>
              </h2>
              <p>{entry.description}</p>
              <BlogMeta entry={entry} language={language} t={t} />
            </article>
          </li>
        ))}
      </ol>
      <p className="quiet mt-32">
        {content.feed} <a href={`${hrefTo('blog')}feed.atom`}>{t('blog.feed')}</a>
      </p>
    </section>
  )
}
