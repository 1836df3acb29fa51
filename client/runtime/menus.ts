import { REGION_CLOSE_DELAY_MS } from '#shared/site/limits.ts'
import { MENU_CLOSE_DELAY_MS, MENU_INTENT_MS } from '#shared/site/menus.ts'
import { closeDialog } from './dialogs.ts'
import { leadsElsewhere } from './leads-elsewhere.ts'

const MENU = 'details[data-menu]'
const COLLAPSE_MENU_ID = 'site-menu'

let opening = 0
let closing: { menu: HTMLDetailsElement; timer: number } | null = null
/** Opened by resting on it: a click on its title is meant to open it as well. */
let hovered: HTMLDetailsElement | null = null

/**
 * Improves the header's menus, which open as disclosures and as a popover without it: the bar's by hover too, and they
 * close when they are left; the collapse menu, which is a dialog like any other by then, closes when it has led somewhere.
 */
export function startMenus(): void {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) follow(event.target as Element)
  })
  // Who presses no longer rests: a press that is taken elsewhere opens nothing (WCAG 2.5.2).
  document.addEventListener('pointerdown', () => clearTimeout(opening))
  document.documentElement.addEventListener('pointerleave', ({ pointerType }) => {
    clearTimeout(opening)
    const menu = pointerType === 'mouse' ? openMenu() : null
    if (menu) leave(menu)
  })
  document.addEventListener('focusin', ({ target }) => {
    if (closing?.menu.contains(target as Node)) stay()
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = (target as Element).closest<HTMLDetailsElement>(`${MENU}[open]`)
    if (menu && !menu.contains(relatedTarget as Node | null)) leave(menu)
  })
  document.addEventListener('click', (event) => onClick(event))
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' ? openMenu() : null
    if (!menu) return
    const hadFocus = menu.contains(document.activeElement)
    menu.open = false
    if (hadFocus) menu.querySelector('summary')?.focus()
  })
  addEventListener('screenchange', () => {
    // Where the bar has room for all, whatever the size of the letters, nothing opens it.
    if (!document.querySelector(`[data-dialog="${COLLAPSE_MENU_ID}"]`)?.getClientRects().length)
      closeDialog(COLLAPSE_MENU_ID)
  })
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>(`${MENU}[open]`)
}

/** The mouse has come to this element. */
function follow(target: Element): void {
  clearTimeout(opening)
  const open = openMenu()
  if (open?.contains(target)) stay()
  else if (open) leave(open)
  const menu = target.closest('summary')?.closest<HTMLDetailsElement>(MENU)
  if (menu && !menu.open) opening = window.setTimeout(openByHover, MENU_INTENT_MS, menu)
}

function openByHover(menu: HTMLDetailsElement): void {
  const open = openMenu()
  // Who reads in another panel by keyboard would lose their place.
  if (open?.contains(document.activeElement) && document.activeElement?.tagName !== 'SUMMARY') return
  stay()
  menu.open = true
  hovered = menu
}

function stay(): void {
  clearTimeout(closing?.timer)
  closing = null
}

function leave(menu: HTMLDetailsElement): void {
  if (closing?.menu === menu) return
  stay()
  const close = () => {
    closing = null
    if (!menu.matches(':hover') && !menu.contains(document.activeElement)) menu.open = false
  }
  const delay = menu.dataset.menu === 'region' ? REGION_CLOSE_DELAY_MS : MENU_CLOSE_DELAY_MS
  closing = { menu, timer: window.setTimeout(close, delay) }
}

/** A click outside of a menu or on a link inside closes it; a click on its title is the browser's, but for one. */
function onClick(event: MouseEvent): void {
  clearTimeout(opening)
  const target = event.target as Element
  const link = leadsElsewhere(event) ? null : target.closest('a')
  const menu = openMenu()
  if (menu && (link || !menu.contains(target))) menu.open = false
  else if (menu && menu === hovered && event.detail > 0 && target.closest('summary')) event.preventDefault()
  hovered = null
  if (link && !link.target) closeDialog(COLLAPSE_MENU_ID)
}
