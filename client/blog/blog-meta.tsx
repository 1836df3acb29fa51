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

export function BlogMeta({ entry: { topic, author, date, minutes }, language, t }: BlogMetaProps) {
  return (
    <p className={`quiet cluster ${styles.meta}`}>
      <span className={topic === 'responsible-gaming' ? styles.responsible : styles.topic}>
        {t(`blog.topic.${topic}`)}
      </span>
      <span>{author}</span>
      <time dateTime={date}>{formatDay(date, language)}</time>
      <span>{t('blog.minutes', { count: minutes })}</span>
    </p>
  )
}
