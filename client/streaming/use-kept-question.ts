import { useEffect, useState } from 'react'

/**
 * What was asked of a tool whose page promises that all stays in the browser: kept in this entry of its history, where Back
 * finds it, and in no address that is sent. `key` is that of a form whose fields begin with it.
 */
export function useKeptQuestion<Asked>(id: string, first: Asked | null) {
  const [asked, setAsked] = useState(first)
  const [key, setKey] = useState('first')
  useEffect(() => {
    const kept = history.state?.[id] as Asked | undefined
    if (!kept) return
    setAsked(kept)
    setKey('kept')
  }, [id])
  const keep = (next: Asked | null) => {
    setAsked(next)
    history.replaceState({ ...history.state, [id]: next }, '')
  }
  return { asked, keep, key }
}
