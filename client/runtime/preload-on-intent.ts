import { connectionOf } from './connection.ts'

/** How long a mouse rests on a link before it is meant, in ms: passing over a menu fetches nothing. */
const INTENT_MS = 65

/**
 * Tells of each link that the reader may follow in a moment: rested on, or reached by keyboard. Never where data is to be
 * saved, and not of a touch: its click comes before anything has.
 */
export function startIntent(onIntent: (url: URL, anchor: HTMLAnchorElement) => void): void {
  let timer = 0
  const tell = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null
    const { saveData, effectiveType } = connectionOf(navigator)
    const url = anchor?.href ? new URL(anchor.href) : null
    if (anchor && url && !saveData && !effectiveType?.endsWith('2g')) onIntent(url, anchor)
  }
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer)
    if (event.pointerType === 'mouse') timer = window.setTimeout(tell, INTENT_MS, event)
  })
  document.addEventListener('focusin', (event) => {
    // What a press focuses is followed at once.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) tell(event)
  })
}
