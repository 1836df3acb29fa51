import type { ReactNode } from 'react'
import type { ContentLink as ContentLinkData } from '#shared/site/content-link.ts'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

interface ContentLinkProps {
  link: ContentLinkData
  hrefTo: (pageId: string) => string
  /** accent: the one action of a view; line: a second one; text: a link in its own line. */
  look: 'accent' | 'line' | 'text'
  newTabLabel: string
}

/** A link named by content: to a page of the site, to another site (in a new tab), or to a mail or telephone program. */
export function ContentLink({ link, hrefTo, look, newTabLabel }: ContentLinkProps) {
  const href = link.page ? hrefTo(link.page) + (link.section ? `#${link.section}` : '') : link.href
  if (!href) return null
  const isExternal = href.startsWith('https:')
  const words = breakAddress(link.label)
  const label: ReactNode = look === 'text' ? <span className={styles.label}>{words}</span> : words
  return (
    <a className={styles[look]} {...(isExternal && { target: '_blank', rel: 'noopener' })} href={href}>
      {label}
      {isExternal && (
        <>
          <Icon name="external" />
          <span className="visually-hidden"> ({newTabLabel})</span>
        </>
      )}
    </a>
  )
}

/** An address breaks before its @ first. */
function breakAddress(label: string): ReactNode {
  const at = label.indexOf('@')
  return at < 0 ? (
    label
  ) : (
    <>
      {label.slice(0, at)}
      <wbr />
      {label.slice(at)}
    </>
  )
}
