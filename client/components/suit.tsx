import type { SuitName } from '#shared/site/suit-name.ts'
import { suitPaths } from '../art/suit-paths.ts'

export function Suit({ name, className }: { name: SuitName; className?: string | undefined }) {
  return (
    <svg className={className} width="16" height="16" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d={suitPaths[name]} />
    </svg>
  )
}
