import type { RouteParams } from '#shared/site/route-row.ts'
import styles from './linked-text.module.css'

const link = /\[([^\]]+)\]\((term|page):([a-z0-9-]+)\)/

interface LinkedTextProps {
  text: string
  hrefTo: (pageId: string, params?: RouteParams) => string
}

export function LinkedText({ text, hrefTo }: LinkedTextProps) {
  const parts = text.split(link)
  return parts.map((part, index) => {
    if (index % 4 === 0) return part
    if (index % 4 !== 1) return null
    const [kind, id = ''] = parts.slice(index + 1)
    return kind === 'term' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <a key={index} className={styles.term} href={hrefTo('glossary-term', { term: id })}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <a key={index} href={hrefTo(id)}>
        {part}
      </a>
    )
  })
}
