import { useEffect, useState } from 'react'
import type { Changes, Everybody, OpenedFile, Preview, View } from '../contract.ts'
import { ask, Refusal } from './api.ts'

/** Between the last key and the question, in ms: a word is typed in one go. */
const TYPING_MS = 120
/** When nobody types any more, in ms: then every other visitor's page is held to the law too. */
const PAUSE_MS = 900

interface Input {
  open: readonly OpenedFile[]
  changes: Changes
  view: View | null
}

type Shown = Preview & { view: View }

/** Another page in the place of the one that was chosen would be taken for it. */
const sameOf = (last: Shown | null, { editionId, path }: View) =>
  last?.view.editionId === editionId && last.view.path === path ? last : null

/** The page as it will be and what the law says of it, asked for anew with each change; the last one stays while it is wrong. */
export function usePreview({ open, changes, view }: Input) {
  const [preview, setPreview] = useState<Shown | null>(null)
  const [everybody, setEverybody] = useState<Everybody | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    setFailure('')
    if (!view) return setPreview(null)
    const texts = Object.fromEntries(open.map(({ file, text }) => [file, text]))
    const ending = new AbortController()
    const { signal } = ending
    setIsWaiting(true)
    setEverybody(null)
    const askForPage = async () => {
      const next = await ask<Preview>('preview', { changes, open: texts, view }, signal)
      setPreview((last) => {
        const { page = null, law = null } = sameOf(last, view) ?? {}
        return { ...next, view, page: next.page ?? page, law: next.law ?? law }
      })
      setIsWaiting(false)
    }
    const askForAll = async () => {
      const places = open.flatMap((file) => file.places)
      setEverybody(await ask<Everybody>('law', { changes, open: texts, places, at: view.at }, signal))
    }
    const unlessAborted = (act: () => Promise<void>, fail: (error: Error) => void) => () =>
      void act().catch((error: Error) => {
        if (!signal.aborted) fail(error)
      })
    const soon = unlessAborted(askForPage, ({ message }) => {
      setPreview((last) => sameOf(last, view))
      setIsWaiting(false)
      setFailure(message)
    })
    const later = unlessAborted(askForAll, (error) => {
      // What is refused there is refused of the page that is shown, which says so.
      if (!(error instanceof Refusal)) throw error
    })
    // What is saved has been held to it before.
    const isNew = Object.keys(changes).length > 0 || view.at !== null
    const timers = [setTimeout(soon, TYPING_MS), ...(isNew ? [setTimeout(later, PAUSE_MS)] : [])]
    return () => {
      timers.forEach(clearTimeout)
      ending.abort()
    }
  }, [open, changes, view])
  return { preview, everybody, isWaiting, failure }
}
