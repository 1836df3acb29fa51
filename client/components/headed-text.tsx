import type { ReactNode } from 'react'
import { LinkedText } from './linked-text.tsx'

interface HeadedTextProps {
  title: string
  paragraphs: readonly string[]
  className: string | undefined
  hrefTo: (pageId: string) => string
  /** Behind the last paragraph. */
  children?: ReactNode
}

export function HeadedText({ title, paragraphs, className, hrefTo, children }: HeadedTextProps) {
  return (
    <div className={className}>
      <h2 className="title-36">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-16 text-17">
          <LinkedText text={paragraph} hrefTo={hrefTo} />
        </p>
      ))}
      {children}
    </div>
  )
}
