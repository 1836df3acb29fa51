import { fetchInTime } from './fetch-in-time.ts'
import { trustHtml } from './static-html-policy.ts'
import { loadStylesheets } from './stylesheets.ts'

/** How long a link is rested on before its preview shows, in ms. */
const REST_MS = 300

/** Of one rest on a link: an answer that comes after the next has begun is not its own. */
interface Rest {
  anchor: HTMLAnchorElement
}

let wanted: Rest | null = null
let shown: HTMLElement | null = null
let timer = 0

/** Shows the island of a key beside its link; it goes with Escape, a click, or the pointer and the focus (WCAG 2.2, 1.4.13). */
export function previewLink(anchor: HTMLAnchorElement, key: string): void {
  // Older browsers have no such place above the page.
  if (anchor === wanted?.anchor || !('popover' in anchor)) return
  hide()
  const rest = { anchor }
  wanted = rest
  timer = window.setTimeout(() => void show(rest, key).catch(reportError), REST_MS)
}

async function show(rest: Rest, key: string): Promise<void> {
  const response = await fetchInTime(`/__nuxt_island/${key}.json`).catch(() => null)
  if (!response?.ok) return
  const { html, styles } = (await response.json()) as { html: string; styles: string[] }
  await loadStylesheets(document, styles)
  if (wanted !== rest) return
  shown = document.createElement('div')
  shown.dataset.linkPreview = ''
  shown.popover = 'manual'
  shown.role = 'tooltip'
  shown.id = 'link-preview'
  rest.anchor.setAttribute('aria-describedby', shown.id)
  shown.innerHTML = trustHtml(html)
  document.body.append(shown)
  shown.showPopover()
  place(rest.anchor, shown)
}

function place(anchor: HTMLAnchorElement, preview: HTMLElement): void {
  const { left, top, bottom } = anchor.getBoundingClientRect()
  const { offsetWidth, offsetHeight, style } = preview
  const isBelow = bottom + offsetHeight < innerHeight || top < offsetHeight
  const room = document.documentElement.clientWidth - offsetWidth - 8
  style.setProperty('left', `${Math.max(8, Math.min(left, room))}px`)
  style.setProperty('top', `${isBelow ? bottom : top - offsetHeight}px`)
}

function hide(): void {
  clearTimeout(timer)
  shown?.remove()
  wanted?.anchor.removeAttribute('aria-describedby')
  wanted = shown = null
}

// A pointer at rest comes over something else when the focus scrolls the page: then the focus holds the preview.
const leave = () => {
  if (!wanted?.anchor.matches(':hover, :focus-visible') && !shown?.matches(':hover')) hide()
}
document.addEventListener('pointerover', leave)
document.addEventListener('focusin', leave)
document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
for (const event of ['page:shown', 'click']) document.addEventListener(event, hide)
document.addEventListener('scroll', () => wanted && shown && place(wanted.anchor, shown))
