import { useCallback, useMemo, useState } from 'react'
import type { Changes, FieldError, OpenedFile } from '../contract.ts'
import { withAt } from './schema-shape.ts'

/** A text as it is being written, and as data where it is JSON. */
export interface Draft {
  text: string
  /** `undefined`: it is no JSON. */
  value: unknown
}

export type SetDraft = (file: OpenedFile, change: { text: string } | { pointer: string; value: unknown }) => void

function read(text: string): Draft {
  try {
    return { text, value: JSON.parse(text) }
  } catch {
    return { text, value: undefined }
  }
}

function isSame(file: string, one: string, other: string): boolean {
  if (one === other || !file.endsWith('.json')) return one === other
  const [before, after] = [read(one), read(other)]
  return after.value !== undefined && JSON.stringify(before.value) === JSON.stringify(after.value)
}

/** What is written and not saved, of every file that has been open. */
export function useDrafts(open: readonly OpenedFile[]) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft & { saved: string }>>>({})
  const fresh = useMemo(() => new Map(open.map(({ file, text }) => [file, read(text)])), [open])
  const of = ({ file }: OpenedFile): Draft => drafts[file] ?? fresh.get(file) ?? read('')

  const set: SetDraft = useCallback((file, change) => {
    setDrafts((known) => {
      const before = known[file.file] ?? { ...read(file.text), saved: file.text }
      if ('text' in change) return { ...known, [file.file]: { ...before, ...read(change.text) } }
      const value = withAt(before.value, change.pointer, change.value)
      return { ...known, [file.file]: { ...before, value, text: JSON.stringify(value, null, 2) } }
    })
  }, [])

  const changes: Changes = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(drafts).flatMap(([file, { text, saved }]) => (isSame(file, saved, text) ? [] : [[file, text]])),
      ),
    [drafts],
  )
  /** Nothing is a draft any more: it was saved, or given up. */
  const settle = useCallback((_saved: Changes) => setDrafts({}), [])
  return { of, set, changes, settle }
}

/** By file, and there by field. */
export function errorsOf(errors: readonly FieldError[]): Map<string, Map<string, string[]>> {
  const byFile = new Map<string, Map<string, string[]>>()
  for (const { file, path, message } of errors) {
    const own = byFile.get(file) ?? new Map<string, string[]>()
    byFile.set(file, own.set(path, [...(own.get(path) ?? []), message]))
  }
  return byFile
}
