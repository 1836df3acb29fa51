import { DataTable } from '#client/components/data-table.tsx'
import type { BlogBlock, BlogRun } from '#shared/blog/blog.ts'
import styles from './blog-text.module.css'

interface BlogTextProps {
  blocks: readonly BlogBlock[]
  hrefTo: (pageId: string) => string
}

export function BlogText({ blocks, hrefTo }: BlogTextProps) {
  return (
    <div className={styles.text}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and never in another order
        <Block key={at} at={at} block={block} hrefTo={hrefTo} />
      ))}
    </div>
  )
}

function Block({ block, at, hrefTo }: { block: BlogBlock; at: number } & Pick<BlogTextProps, 'hrefTo'>) {
  switch (block.type) {
    case 'heading':
      return <h2 id={block.id}>{block.text}</h2>
    case 'paragraph':
      return <p>{inline(block.runs, hrefTo)}</p>
    case 'aside':
      return (
        <div className={styles.aside}>
          <p className="display text-28">{inline(block.runs, hrefTo)}</p>
        </div>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List className={block.isOrdered ? styles.ordered : styles.bullets}>
          {block.items.map((runs) => (
            <li key={runs.map(({ text }) => text).join('')}>{inline(runs, hrefTo)}</li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        <div className={styles.table}>
          <DataTable
            id={`table-${at}`}
            // Its first column, which is read above it already.
            caption={block.head[0] ?? ''}
            isCaptionHidden
            columns={block.head.map((label, index) => ({ label, isFigure: index > 0 }))}
            rows={block.rows.map((cells) => ({ key: cells.join('|'), cells }))}
          />
        </div>
      )
  }
}

function inline(runs: readonly BlogRun[], hrefTo: BlogTextProps['hrefTo']) {
  return runs.map(({ text, isStrong, isEmphasis, link }) => {
    const looked = isStrong ? <strong>{text}</strong> : isEmphasis ? <em>{text}</em> : text
    if (!link) return looked === text ? text : <span key={text}>{looked}</span>
    return (
      <a key={text} href={'page' in link ? hrefTo(link.page) : link.href}>
        {looked}
      </a>
    )
  })
}
