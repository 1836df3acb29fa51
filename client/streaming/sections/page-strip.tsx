import type { SectionProps } from '#client/components/section-props.ts'
import styles from './page-strip.module.css'

export function PageStrip({ id, content, context, hrefTo }: SectionProps<'page-strip'>) {
  return (
    <nav id={id} className={`no-print ${styles.strip}`} aria-label={content.label}>
      <ul className="wrap">
        {content.pages.map(({ page, label }) => (
          <li key={page}>
            <a className="quiet plain" aria-current={page === context.pageId ? 'page' : undefined} href={hrefTo(page)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
