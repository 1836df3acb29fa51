import { type ReactNode, useState } from 'react'

interface FieldFoldProps {
  label: string
  /** Something is filled in already. */
  isOpen: boolean
  className?: string | undefined
  children: ReactNode
}

/** Fields that few fill in. What is typed since neither opens nor closes it: its reader does, and `unfold` for an error. */
export function FieldFold({ label, isOpen, className, children }: FieldFoldProps) {
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <details className={className} open={isOpenAtFirst}>
      <summary className="row-target ink-strong underlined">{label}</summary>
      {children}
    </details>
  )
}
