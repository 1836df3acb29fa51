import { TOAST_TIMEOUT_MS } from '#shared/site/limits.ts'
import { onAction } from './actions.ts'
import { startSwipe } from './swipe.ts'
import sheet from './toasts.css?inline'

declare global {
  interface DocumentEventMap {
    'toast:show': CustomEvent<ToastOptions>
  }
}

export interface ToastOptions {
  /** A toast with the same id takes the place of the one that is shown. */
  id: string
  text: string
  /** A confirmation is no alarm, and leaves soon. */
  kind?: 'confirmation'
  /** Any CSS colour; `red`, the default, is the site's own accent, on which white text can be read. */
  backgroundColor?: string
  color?: string
  /** Milliseconds; Infinity, or more than 24 days, lets it stay. Time stands still while the reader is at a toast or a dialog is open. */
  timeout?: number
  /** Runs once, after the toast has closed in whatever way; not when another takes its place. */
  callback?: () => void
  class?: string
  /** Makes the text a button; the toast stays. */
  onClick?: (event: MouseEvent) => void
}

interface Toast {
  element: HTMLElement
  remaining: number
  startedAt: number
  timer: ReturnType<typeof setTimeout> | undefined
  controller: AbortController
  callback: (() => void) | undefined
}

/** How long a toast stays that only confirms what its reader has just done, in ms. */
const CONFIRMATION_TOAST_MS = 6_000
/** The longest that a timer can wait, in ms: one of more than 31 bits fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

// With the module, not through what loads a page's styles: a toast may come before the app, or when there is no connection.
const styles = new CSSStyleSheet()
styles.replaceSync(sheet)
document.adoptedStyleSheets.push(styles)

const toasts = new Map<string, Toast>()
/** Why time stands still now: the pointer or focus is at a toast, or a dialog is open. */
const holds = new Set<'pointer' | 'focus' | 'dialog'>()
let focusedBefore: EventTarget | null = null

// At the end of a page nothing scrolls clear of one: whoever reaches there what it covers closes it from where they are (WCAG 2.2, 2.4.11).
document.addEventListener(
  'keydown',
  ({ key, target, defaultPrevented }) => {
    const newest = [...toasts.keys()].at(-1)
    if (key !== 'Escape' || newest === undefined || (target as Element).closest('[data-toast]')) return
    // A dialog has had the key, and a menu will.
    if (!defaultPrevented && !document.querySelector('[data-menu][open]')) closeToast(newest)
  },
  { capture: true },
)

/**
 * Shows a toast in the page's live region; other code may also dispatch `toast:show` on the document with these options.
 *
 * @public
 */
export function showToast(options: ToastOptions): void {
  const { id, text, kind, callback, ...look } = options
  const { timeout = kind === 'confirmation' ? CONFIRMATION_TOAST_MS : TOAST_TIMEOUT_MS } = options
  const region = document.querySelector('[data-toasts]')
  const template = region?.querySelector('template')?.content.firstElementChild
  if (!region || !template) return
  const element = document.importNode(template, true) as HTMLElement
  const controller = new AbortController()
  const { signal } = controller
  element.dataset.toast = id
  if (kind) element.dataset.kind = kind
  if (look.class) element.classList.add(...look.class.trim().split(/\s+/))
  if (look.backgroundColor && look.backgroundColor !== 'red') element.style.backgroundColor = look.backgroundColor
  if (look.color) element.style.color = look.color
  writeText(element, text, look.onClick)

  const setHold = (name: 'pointer' | 'focus', isHeld: boolean) => () => hold(name, isHeld)
  element.addEventListener('pointerenter', setHold('pointer', true), { signal })
  element.addEventListener('pointerleave', setHold('pointer', false), { signal })
  element.addEventListener('focusout', setHold('focus', false), { signal })
  element.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !relatedTarget.closest('[data-toast]')) focusedBefore = relatedTarget
      hold('focus', true)
    },
    { signal },
  )
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // One press closes one thing: a menu that is open stays.
      event.stopPropagation()
      closeToast(id)
    },
    { signal },
  )
  startSwipe(element, { onSwipe: () => closeToast(id), signal })

  const replaced = toasts.get(id)
  if (replaced) stop(replaced)
  toasts.set(id, { element, remaining: timeout, startedAt: 0, timer: undefined, controller, callback })
  if (replaced) replaced.element.replaceWith(element)
  else region.append(element)
  element.scrollIntoView({ block: 'nearest' })
  runTimers()
}

function closeToast(id: string): void {
  const toast = toasts.get(id)
  if (!toast) return
  const hadFocus = toast.element.contains(document.activeElement)
  toasts.delete(id)
  stop(toast)
  toast.element.remove()
  if (hadFocus) focusElsewhere()
  runTimers()
  toast.callback?.()
}

/** Ends what a toast does; what it held is let go, because an element that is gone reports no leaving. */
function stop({ controller, timer }: Toast): void {
  controller.abort()
  clearTimeout(timer)
  holds.delete('pointer')
  holds.delete('focus')
}

/** Focus is never lost: to the next toast, or to where the reader came from. */
function focusElsewhere(): void {
  const candidates = [
    document.querySelector('[data-toast] [data-action="close-toast"]'),
    focusedBefore,
    document.getElementById('main'),
  ]
  const next = candidates.find((candidate) => candidate instanceof HTMLElement && candidate.isConnected)
  ;(next as HTMLElement | undefined)?.focus()
}

function writeText(element: HTMLElement, text: string, onClick: ToastOptions['onClick']): void {
  const place = element.querySelector('p')
  if (!place || !onClick) {
    if (place) place.textContent = text
    return
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', onClick)
  place.append(button)
}

function hold(name: 'pointer' | 'focus' | 'dialog', isHeld: boolean): void {
  if (isHeld) holds.add(name)
  else holds.delete(name)
  runTimers()
}

/** Lets every toast's time run, or stand still while something holds it. */
function runTimers(): void {
  const now = performance.now()
  for (const [id, toast] of toasts) {
    if (holds.size > 0 && toast.timer !== undefined) {
      clearTimeout(toast.timer)
      toast.timer = undefined
      toast.remaining -= now - toast.startedAt
    } else if (holds.size === 0 && toast.timer === undefined && toast.remaining <= LONGEST_TIMER_MS) {
      toast.startedAt = now
      toast.timer = setTimeout(closeToast, toast.remaining, id)
    }
  }
}

// The module comes with the first toast, into a page that may have a dialog open.
onAction('close-toast', (control) => closeToast(control.closest<HTMLElement>('[data-toast]')?.dataset.toast ?? ''))
// A dialog that went away with its page is out of the document, where nobody hears of its end.
const holdForDialog = () => hold('dialog', document.querySelector('dialog:modal') !== null)
for (const event of ['dialog:opened', 'dialog:closed', 'page:shown']) document.addEventListener(event, holdForDialog)
holdForDialog()
