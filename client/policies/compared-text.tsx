import type { ReactNode } from 'react'
import type { TextSegment } from '#shared/policies/policies.ts'

interface ComparedTextProps {
  segments: readonly TextSegment[]
  side: 'old' | 'new'
}

export function ComparedText({ segments, side }: ComparedTextProps) {
  const Mark = side === 'old' ? 'del' : 'ins'
  const lines: ReactNode[][] = [[]]
  for (const [at, { type, text }] of segments.entries()) {
    if (type !== 'same' && type !== Mark) continue
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (line) lines.at(-1)?.push(type === 'same' ? line : <Mark key={`${at}.${index}`}>{line}</Mark>)
    }
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
  return lines.filter((line) => line.length > 0).map((line, at) => <p key={at}>{line}</p>)
}

export function PlainText({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
  return text.split('\n').map((line, at) => <p key={at}>{line}</p>)
}
