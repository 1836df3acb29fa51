import { type ReactNode, useState } from 'react'

interface FieldFoldProps {
  label: string
  /** Something is filled in already. */
  isOpen: boolean
  className?: string | undefined
  children: ReactNode
}

/** Fields that few fill in. What is typed since neither opens nor closes it: its reader does, and `unfold` for an error. Nothing is in it to print when it is closed at first. */
export function FieldFold({ label, isOpen, className, children }: FieldFoldProps) {
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <details className={`${isOpenAtFirst ? '' : 'no-print'} ${className ?? ''}`.trim()} open={isOpenAtFirst}>
      <summary className="row-target ink-strong underlined">{label}</summary>
      {children}
    </details>
  )
}
