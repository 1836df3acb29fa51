import { Fragment } from 'react'
import type { PageLink } from '#shared/site/content-link.ts'
import button from './button.module.css'

interface MoreLinksProps {
  links: readonly PageLink[] | undefined
  hrefTo: (pageId: string) => string
}

export function MoreLinks({ links, hrefTo }: MoreLinksProps) {
  if (!links) return null
  return (
    <p>
      {links.map(({ label, page }, index) => (
        <Fragment key={page}>
          <a className={button.text} href={hrefTo(page)}>
            <span className={button.label}>{label}</span>
          </a>
          {/* A space as wide as the text is high: styles for it would not fit among those that home is sent with. */}
          {index < links.length - 1 && '\u2003 '}
        </Fragment>
      ))}
    </p>
  )
}
