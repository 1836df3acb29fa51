import type { ReactNode } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { ClauseCite } from '#client/policies/clause-cite.tsx'
import type { CitedClause } from '#shared/policies/policies.ts'
import type { VerdictState } from '#shared/streaming/streamer-eligibility.ts'
import styles from './verdict-list.module.css'

interface ShownVerdict {
  id: string
  state: VerdictState
  title: string
  text: string
  clause: CitedClause
  figure?: ReactNode
}

interface VerdictListProps {
  verdicts: readonly ShownVerdict[]
  article: string
  names: Readonly<Record<VerdictState, string>>
}

const marks = { met: 'check', missed: 'close', open: 'minus' } as const
const order: readonly VerdictState[] = ['missed', 'open', 'met']

/** Verdicts, what was missed first: shape before colour, and each with the clause that it is by (notes on paper: forms). */
export function VerdictList({ verdicts, article, names }: VerdictListProps) {
  const sorted = order.flatMap((state) => verdicts.filter((verdict) => verdict.state === state))
  return (
    <ul className={styles.list}>
      {sorted.map(({ id, state, title, text, clause, figure }) => (
        <li key={id} className="line-above grid" data-state={state}>
          <span className={styles[state]}>
            <Icon name={marks[state]} />
          </span>
          <div>
            <h3>
              <span className="visually-hidden">{names[state]}: </span>
              {title}
            </h3>
            <p>{text}</p>
            {figure}
            <ClauseCite clause={clause} article={article} />
          </div>
        </li>
      ))}
    </ul>
  )
}
