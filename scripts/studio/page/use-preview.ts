import { useEffect, useState } from 'react'
import type { Changes, Objection, OpenedFile, Preview, View } from '../contract.ts'
import { ask } from './api.ts'

/** Between the last key and the question, in ms: a word is typed in one go. */
const TYPING_MS = 120
/** When nobody types any more, in ms: then every other visitor's page is held to the law too. */
const PAUSE_MS = 900

export interface Everybody {
  objections: Objection[]
  pages: number
}

interface Input {
  open: readonly OpenedFile[]
  changes: Changes
  view: View | null
}

/** The page as it will be and what the law says of it, asked for anew with each change; the last one stays while it is wrong. */
export function usePreview({ open, changes, view }: Input) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [everybody, setEverybody] = useState<Everybody | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    if (!view) return
    const texts = Object.fromEntries(open.map(({ file, text }) => [file, text]))
    const ending = new AbortController()
    const { signal } = ending
    setIsWaiting(true)
    setEverybody(null)
    const askForPage = async () => {
      const next = await ask<Preview>('preview', { changes, open: texts, view }, signal)
      setPreview((last) => ({ ...next, page: next.page ?? last?.page ?? null, law: next.law ?? last?.law ?? null }))
      setIsWaiting(false)
    }
    const askForAll = async () => {
      const places = open.flatMap((file) => file.places)
      setEverybody(await ask<Everybody>('law', { changes, open: texts, places, at: view.at }, signal))
    }
    const quietly = (act: () => Promise<void>) => () =>
      void act().catch((error: Error) => {
        if (!signal.aborted) throw error
      })
    const soon = setTimeout(quietly(askForPage), TYPING_MS)
    // What is saved has been held to it before.
    const isNew = Object.keys(changes).length > 0 || view.at !== null
    const later = setTimeout(isNew ? quietly(askForAll) : () => {}, PAUSE_MS)
    return () => {
      clearTimeout(soon)
      clearTimeout(later)
      ending.abort()
    }
  }, [open, changes, view])
  return { preview, everybody, isWaiting }
}
