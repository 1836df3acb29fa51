import { DIALOG_BASE_LAYER, DIALOG_LAYER_STEP } from '#shared/site/limits.ts'
import { onAction } from './actions.ts'

/** What closed a dialog: the reader (the first four), our code, or the page that went away under it. */
type CloseReason = 'escape' | 'outside' | 'button' | 'swipe' | 'program' | 'navigation'

interface DialogRequest {
  dialog: HTMLDialogElement
  opener: Element | null
}
interface OpenDialog extends DialogRequest {
  controller: AbortController
}

/** What a dialog has only while it is shown. */
const SHOWN_ATTRIBUTES = ['style', 'data-layer', 'data-served']

let stack: OpenDialog[] = []
let queue: DialogRequest[] = []
/** Whether the pointer went down beside the dialog on top: dragging a selection out of it must not close it. */
let isPressedOutside = false

/**
 * Opens a dialog as a modal one, or lets it wait until no other is open. An `opener` inside the dialog on top stacks it
 * there instead. Emits `dialog:before-open`, which can refuse, and `dialog:opened`.
 *
 * @public
 */
export function openDialog(target: string | Element | null | undefined, opener: Element | null = null): void {
  const dialog = typeof target === 'string' ? document.getElementById(target) : target
  if (!(dialog instanceof HTMLDialogElement)) return
  forgetRemoved()
  if ([...stack, ...queue].some((known) => known.dialog === dialog)) return
  const top = stack.at(-1)
  if (top && !(opener && top.dialog.contains(opener))) queue.push({ dialog, opener })
  else show({ dialog, opener: opener ?? document.activeElement })
}

/**
 * Closes a dialog and those that it opened, the last one first. Emits `dialog:before-close`, which can refuse, and
 * `dialog:closed`, both with the reason. Returns whether it is closed.
 *
 * @public
 */
export function closeDialog(target: string | Element | null | undefined, reason: CloseReason = 'program'): boolean {
  const dialog = typeof target === 'string' ? document.getElementById(target) : target
  queue = queue.filter((waiting) => waiting.dialog !== dialog)
  const index = stack.findIndex((open) => open.dialog === dialog)
  if (index < 0) return true
  for (const open of stack.slice(index).reverse()) {
    if (!emit(open.dialog, 'before-close', reason)) return false
    finish(open, reason)
  }
  return true
}

/** Takes over what the server or the browser opened before, and starts to listen; called once, by the client's entry. */
export function startDialogs(): void {
  onAction('open-dialog', (control, event) => {
    // The browser would obey the button's own command as well.
    event.preventDefault()
    openDialog(control.dataset.dialog, control)
  })
  onAction('close-dialog', (control, event) => {
    event.preventDefault()
    closeDialog(control.closest('dialog'), 'button')
  })
  // While it is captured: the dialog on top has the key for itself, not a menu of the page behind it.
  document.addEventListener(
    'keydown',
    (event) => {
      const top = topDialog()
      if (event.key !== 'Escape' || !top) return
      event.preventDefault()
      event.stopPropagation()
      dismiss(top, 'escape')
    },
    true,
  )
  document.addEventListener('pointerdown', (event) => {
    isPressedOutside = isOutside(event)
  })
  document.addEventListener('click', (event) => {
    if (isPressedOutside && isOutside(event)) dismissOutside()
  })
  // A browser's own wish to close: a click outside, where it knows `closedby`, or the back gesture of a telephone.
  document.addEventListener(
    'cancel',
    (event) => {
      const top = topDialog()
      if (!top || event.target !== top) return
      event.preventDefault()
      if (isPressedOutside) dismissOutside()
      else dismiss(top, 'escape')
    },
    true,
  )
  // Closed by something else than us: a form inside, or a browser that no longer asks.
  document.addEventListener(
    'close',
    ({ target }) => {
      const closed = stack.find(({ dialog }) => dialog === target && !dialog.open)
      if (closed) finish(closed, 'program')
    },
    true,
  )
  document.addEventListener('page:shown', () => {
    for (const open of stack.toReversed()) finish(open, 'navigation')
  })
  for (const dialog of document.querySelectorAll('dialog:is([open], :popover-open)')) openDialog(dialog)
}

function show(request: DialogRequest): void {
  const { dialog } = request
  if (!emit(dialog, 'before-open')) {
    showNext()
    return
  }
  const open = { ...request, controller: new AbortController() }
  // Modal ones lie in the order of opening whatever this says.
  const layer = `${DIALOG_BASE_LAYER + DIALOG_LAYER_STEP * stack.length}`
  stack.push(open)
  dialog.dataset.layer = layer
  dialog.style.setProperty('--layer', layer)
  // What the edition must say about gambling, and the clock, stay readable.
  const strip = document.querySelector('[data-strip]')?.getBoundingClientRect().bottom ?? 0
  dialog.style.setProperty('--scrim-top', `${Math.max(0, strip)}px`)
  // A scroll bar that takes room keeps it when the page behind no longer scrolls.
  if (innerWidth > document.documentElement.clientWidth) document.documentElement.style.scrollbarGutter = 'stable'
  if (!dialog.matches(':modal')) {
    // The server's way to open it is not modal; taken away like this, it does not count as closing.
    if (dialog.open) dialog.dataset.served = ''
    dialog.removeAttribute('open')
    const { activeElement } = document
    // Opened before the script came; a popover cannot become modal while it is shown. Older browsers know no such selector.
    if (dialog.matches(':is(:popover-open)')) dialog.hidePopover()
    dialog.showModal()
    if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.focus()
  }
  // Loaded with the first dialog: few visits open one.
  import('./swipe.ts')
    .then((swipe) =>
      swipe.startSwipe(dialog, { onSwipe: () => dismiss(dialog, 'swipe'), signal: open.controller.signal }),
    )
    .catch(reportError)
  emit(dialog, 'opened')
}

function showNext(): void {
  forgetRemoved()
  const next = stack.length === 0 && queue.shift()
  if (next) show(next)
}

/** Closes without asking. */
function finish(open: OpenDialog, reason: CloseReason): void {
  const { dialog, opener, controller } = open
  stack = stack.filter((other) => other !== open)
  controller.abort()
  dialog.close()
  for (const name of SHOWN_ATTRIBUTES) dialog.removeAttribute(name)
  // The browser returns focus to what had it; a button that was clicked has it in some browsers only. Then focus stays for a
  // moment in what is hidden.
  const { activeElement, body } = document
  const isLost = activeElement === body || dialog.contains(activeElement)
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  emit(dialog, 'closed', reason)
  showNext()
}

/** Closes for a reader who did not use a button, where the dialog allows that. */
function dismiss(dialog: HTMLDialogElement, reason: CloseReason): void {
  if (dialog.getAttribute('closedby') !== 'none') closeDialog(dialog, reason)
}

function dismissOutside(): void {
  isPressedOutside = false
  const top = topDialog()
  if (top) dismiss(top, 'outside')
}

/** A press on the backdrop is one on the dialog, outside of its box. */
function isOutside({ target, clientX, clientY }: MouseEvent): boolean {
  if (!target || target !== topDialog()) return false
  const { left, right, top, bottom } = (target as HTMLElement).getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

function topDialog(): HTMLDialogElement | undefined {
  return stack.at(-1)?.dialog
}

/** A navigation may have taken dialogs out of the document, which no browser reports. */
function forgetRemoved(): void {
  stack = stack.filter(({ dialog }) => dialog.isConnected)
  queue = queue.filter(({ dialog }) => dialog.isConnected)
}

function emit(dialog: HTMLDialogElement, name: string, reason?: CloseReason): boolean {
  const cancelable = name.startsWith('before-')
  return dialog.dispatchEvent(new CustomEvent(`dialog:${name}`, { bubbles: true, cancelable, detail: { reason } }))
}
