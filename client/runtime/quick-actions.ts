import { HIGHLIGHTED_AFTER_MS } from '#shared/site/limits.ts'
import { onAction } from './actions.ts'

const STOPPED_AFTER_MS = 150

/**
 * Says on the root element where the reader is: `data-scroll` is `moving`, or `top` or `page` at rest; `data-download` is
 * `away` when no other link to the downloads is in sight; `data-rested` is there from 1 s after scrolling stopped. The
 * quick actions show and hide by that, in CSS alone.
 */
export function startQuickActions(): void {
  const { dataset } = document.documentElement
  const rest = () => {
    dataset.scroll = scrollY < 1 ? 'top' : 'page'
    dataset.download = hasDownloadInSight() ? 'near' : 'away'
  }
  let timer = 0
  const move = () => {
    dataset.scroll = 'moving'
    delete dataset.rested
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      rest()
      timer = window.setTimeout(() => {
        dataset.rested = ''
      }, HIGHLIGHTED_AFTER_MS - STOPPED_AFTER_MS)
    }, STOPPED_AFTER_MS)
  }
  rest()
  addEventListener('scroll', move, { passive: true })

  onAction('to-top', (_control, event) => {
    event.preventDefault()
    // The link goes away at the top; who used it by keyboard goes on from there.
    document.getElementById('main')?.focus({ preventScroll: true })
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
  })
}

function hasDownloadInSight(): boolean {
  return [...document.querySelectorAll('[data-action="download"]')].some((link) => {
    const { top, bottom, width } = link.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && !link.closest('[data-quick-actions]')
  })
}
