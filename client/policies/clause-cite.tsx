import type { CitedClause } from '#shared/policies/policies.ts'
import styles from './clause-cite.module.css'

interface ClauseCiteProps {
  clause: CitedClause
  article: string
  hasQuote?: boolean
}

export function ClauseCite({ clause, article, hasQuote = true }: ClauseCiteProps) {
  return (
    <p className={`quiet ${styles.cite}`}>
      <a className="ink-strong medium" href={clause.href}>
        {clause.policy}, {article} {clause.number}
      </a>
      {hasQuote && (
        <>
          {' '}
          <q>{clause.quote}</q>
        </>
      )}
    </p>
  )
}
