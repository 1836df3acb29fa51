import { type FormEvent, useEffect, useRef } from 'react'

/** How long nobody types before what they typed is answered, in ms: an answer at each letter would be read out at each letter. */
const PAUSE_MS = 700

/** Calls `act` when somebody stops typing, leaves the field or chooses; `now` does so at once, `stop` not any more. */
export function useAfterPause(act: () => void) {
  const timer = useRef<number>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const now = () => {
    stop()
    act()
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const onInput = ({ target }: FormEvent) => {
    const isChosen = target instanceof HTMLSelectElement || (target as HTMLInputElement).matches('[type=checkbox]')
    if (isChosen) return now()
    stop()
    timer.current = window.setTimeout(now, PAUSE_MS)
  }
  const onBlur = () => {
    if (timer.current !== undefined) now()
  }
  // What fills in for somebody may tell of it by `change` alone.
  return { onInput, onChange: onInput, onBlur, now, stop }
}
