import { formatDay } from '#client/components/format-day.ts'
import type { LayoutProps } from '#client/components/section-props.ts'
import type { BlogEntry } from '#shared/blog/blog.ts'
import styles from './blog-meta.module.css'

interface BlogMetaProps extends Pick<LayoutProps, 't'> {
  entry: BlogEntry
  language: string
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
