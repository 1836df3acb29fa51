import spriteUrl from '../art/icons.gen.svg'
import type { IconName } from '../art/icons.gen.ts'
import { shellIcons } from '../art/shell-icons.ts'
import styles from './icon.module.css'

const inDocument: ReadonlySet<IconName> = new Set(shellIcons)

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const file = inDocument.has(name) ? '' : spriteUrl
  return (
    <svg
      className={`${styles.icon} ${className ?? ''}`.trim()}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <use href={`${file}#icon-${name}`} />
    </svg>
  )
}
