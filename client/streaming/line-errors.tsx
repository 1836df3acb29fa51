import { Icon } from '#client/components/icon.tsx'
import { fillWords } from '#shared/site/fill-words.ts'
import styles from './line-errors.module.css'

interface LineErrorsProps<C extends string> {
  id: string
  errors: readonly { line: number; column: C; found: string }[]
  /** What was expected, by column; `{line}` and `{found}` stand for where and what. */
  texts: Readonly<Record<C, string>>
}

/** How many are told: with more than these something is wrong with all of them. */
const MOST = 8

/** Lines of a pasted list that cannot be read, and what was expected in each. */
export function LineErrors<C extends string>({ id, errors, texts }: LineErrorsProps<C>) {
  if (errors.length === 0) return null
  return (
    <ul id={id} className={styles.errors}>
      {errors.slice(0, MOST).map(({ line, column, found }) => (
        <li key={line}>
          <Icon name="warning" />
          <span>{fillWords(texts[column], { line, found })}</span>
        </li>
      ))}
      {errors.length > MOST && <li>+ {errors.length - MOST}</li>}
    </ul>
  )
}
