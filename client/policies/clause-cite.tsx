import type { CitedClause } from '#shared/policies/policies.ts'
import styles from './clause-cite.module.css'

interface ClauseCiteProps {
  clause: CitedClause
  /** The word before its number, in small letters. */
  article: string
  /** Without it only where it stands, which is the link. */
  hasQuote?: boolean
}

/** Where something is written, as a link to the clause, and its words. */
export function ClauseCite({ clause, article, hasQuote = true }: ClauseCiteProps) {
  return (
    <p className={styles.cite}>
      <a href={clause.href}>
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
