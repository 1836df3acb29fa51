import { Icon } from './icon.tsx'
import styles from './pagination.module.css'

interface PaginationProps {
  label: string
  previousLabel: string
  nextLabel: string
  current: number
  count: number
  hrefOf: (page: number) => string
}

export function Pagination({ label, previousLabel, nextLabel, current, count, hrefOf }: PaginationProps) {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  )
  return (
    <nav className={`num row ${styles.pagination}`} aria-label={label}>
      {current > 1 && (
        <a
          className={`centred ink-strong plain ${styles.previous}`}
          rel="prev"
          aria-label={previousLabel}
          href={hrefOf(current - 1)}
        >
          <Icon name="arrow" />
        </a>
      )}
      <ol className="row">
        {shown.map((page, index) => (
          <li key={page} className={page - (shown[index - 1] ?? 0) > 1 ? styles.gap : undefined}>
            <a
              className="centred ink-strong plain"
              aria-current={page === current ? 'page' : undefined}
              href={hrefOf(page)}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      {current < count && (
        <a className="centred ink-strong plain" rel="next" aria-label={nextLabel} href={hrefOf(current + 1)}>
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}
