import { Icon } from '#client/components/icon.tsx'
import { fillWords } from '#shared/site/fill-words.ts'
import styles from './line-errors.module.css'

interface LineErrorsProps<C extends string> {
  id: string
  errors: readonly { line: number; column: C; found: string }[]
  texts: Readonly<Record<C, string>>
}

export function LineErrors<C extends string>({ id, errors, texts }: LineErrorsProps<C>) {
  if (errors.length === 0) return null
  return (
    <ul id={id} className={`text-15 grid ${styles.errors}`}>
      {errors.map(({ line, column, found }) => (
        <li key={line} className="anywhere flex gap-8">
          <Icon name="warning" />
          <span>{fillWords(texts[column], { line, found })}</span>
        </li>
      ))}
    </ul>
  )
}
