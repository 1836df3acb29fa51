import { formatDay } from '#client/components/format-day.ts'
import type { BlogEntry } from '#shared/blog/blog.ts'
import type { Messages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import styles from './blog-meta.module.css'

interface BlogMetaProps {
  entry: BlogEntry
  language: string
  t: Translate<Messages>
}

/** Topic, day and reading time of an article, in one line. */
export function BlogMeta({ entry: { topic, date, minutes }, language, t }: BlogMetaProps) {
  return (
    <p className={styles.meta}>
      <span className={topic === 'care' ? styles.care : styles.topic}>{t(`blog.topic.${topic}`)}</span>
      <time dateTime={date}>{formatDay(date, language)}</time>
      <span>{t('blog.minutes', { count: minutes })}</span>
    </p>
  )
}
