import sheet from './passage.css?url'
import { loadStylesheets } from './stylesheets.ts'

/** What one page hands to the next: `data-passage` of one element each, for the time of the change. */
type Part = keyof typeof still | (typeof moving)[number]
type Parts = Partial<Record<Part, Element>>

/** What stands above every page. */
const still = {
  strip: '[data-strip]',
  header: '#root header',
  consent: '[data-consent-banner]',
  actions: '[data-quick-actions]',
} as const
/** What moves from its old place to its new one. */
const moving = ['wall', 'emblem', 'title'] as const
const DURATION_MS = 240
/** Until when the old headline is gone, and from when the new one comes, as in passage.css. */
const GONE_BY = 100 / DURATION_MS
const COMES_FROM = 110 / DURATION_MS

let places: Partial<Record<Part, DOMRect>> = {}
let current: ViewTransition | null = null

/** Resolves when the styles of passages apply. */
export function preparePassages(): Promise<void> {
  return loadStylesheets(document, [sheet])
}

/** Before the browser takes the picture of the old page: names the door that was clicked, or, going back, the wall behind it. */
export function leavePage(clicked: Element | null): void {
  clear()
  const card = clicked && cardOf(clicked)
  const { emblem: _, ...wall } = wallOf()
  places = name({ ...frame(), ...(clicked ? card && doorIn(card) : wall) })
  setGround()
}

/** In the new page, where it is scrolled to: names what the old parts become. Going back, `from` is the path of the page that was left. */
export function reachPage(from: string | null): void {
  const left = places
  clear()
  const { activeViewTransition: transition } = document
  if (!transition) return
  const found: Parts = from === null ? wallOf() : doorTo(from)
  const partners = Object.entries(found).filter(([part]) => part in left)
  const reached = name({ ...frame(), ...Object.fromEntries(partners) })
  setGround()
  current = transition
  letClicksThrough(transition)
  transition.ready.then(
    () => {
      for (const part of moving) if (left[part] && reached[part]) move(part, left[part], reached[part])
    },
    // A passage that the browser passes over, as in a page that nobody sees.
    () => {},
  )
  void transition.finished.finally(() => {
    if (current === transition) clear()
  })
}

/**
 * Of what lies under the browser's pictures only the root element hears. A press ends the passage, and its click goes to
 * what is there by then.
 */
function letClicksThrough(transition: ViewTransition): void {
  const { documentElement: root } = document
  const controller = new AbortController()
  const pass = (event: MouseEvent) => {
    if (event.target !== root) return
    document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event))
  }
  const end = () => {
    transition.skipTransition()
    root.addEventListener('click', pass, { once: true })
  }
  root.addEventListener('pointerdown', end, { once: true, signal: controller.signal })
  void transition.finished.finally(() => controller.abort())
}

function clear(): void {
  current = null
  places = {}
  for (const element of document.querySelectorAll('[data-passage]')) element.removeAttribute('data-passage')
  const { documentElement: root } = document
  root.style.backgroundColor = ''
  if (root.getAttribute('style') === '') root.removeAttribute('style')
}

/** Names what can be seen; what nobody sees has no place to come from. */
function name(parts: Parts): Partial<Record<Part, DOMRect>> {
  const named: Partial<Record<Part, DOMRect>> = {}
  for (const [part, element] of Object.entries(parts) as [Part, Element][]) {
    const rect = element.getBoundingClientRect()
    if (rect.width === 0 || rect.bottom <= 0 || rect.top >= innerHeight) continue
    element.setAttribute('data-passage', part)
    named[part] = rect
  }
  return named
}

/** The page's own colour, between the old page and the new. No custom property: what all elements inherit has all of them styled anew. */
function setGround(): void {
  document.documentElement.style.backgroundColor = getComputedStyle(document.body).backgroundColor
}

function frame(): Parts {
  const found = Object.entries(still).map(([part, selector]) => [part, document.querySelector(selector)])
  return Object.fromEntries(found.filter(([, element]) => element))
}

function cardOf(clicked: Element): Element | null {
  const card = clicked.closest('main li, main article')
  return card?.querySelector('img') ? card : null
}

/** A card's picture, the emblem that stands in it, and its name. */
function doorIn(card: Element): Parts {
  const picture = [...card.children].find((child) => child.matches('img') || child.querySelector('img'))
  const emblem = picture?.querySelector(':scope > img + img')
  const title = card.querySelector('h2, h3')
  return { ...(picture && { wall: picture }), ...(emblem && { emblem }), ...(title && { title }) }
}

/** The picture at the top of a page, what stands in it, and all words that are read over it: below the picture nobody would see them. */
function wallOf(): Parts {
  const emblem = document.querySelector('main img[fetchpriority="high"]')
  const wall = emblem?.closest('picture')?.parentElement
  const headline = document.querySelector('main h1')
  const title = [...(wall?.parentElement?.children ?? [])].find((child) => child.contains(headline)) ?? headline
  return { ...(wall && { wall }), ...(emblem && { emblem }), ...(title && { title }) }
}

function doorTo(path: string): Parts {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
  const cards = links.filter(({ pathname }) => pathname === path).map(cardOf)
  const card = cards.find((one) => one !== null)
  return card ? doorIn(card) : {}
}

/** From one place to another, each picture in its own proportions: the old one grows and goes, the new one comes out of it. */
function move(part: Part, from: DOMRect, to: DOMRect): void {
  const scale = from.width / to.width
  const across = from.left - to.left
  const down = from.top - to.top
  // The old picture is as wide as the group, which has the new one's width.
  const oldHeight = (from.height / from.width) * to.width
  const start = `translate(${across}px, ${down}px) scale(${scale})`
  const end = `translate(0, ${(to.height - oldHeight) / 2}px)`
  const middle = `translate(${across}px, ${down + (from.height - to.height * scale) / 2}px) scale(${scale})`
  const isText = part === 'title'
  animate(`old(passage-${part})`, [
    { transform: start, opacity: 1, easing: 'ease-out' },
    ...(isText ? [{ opacity: 0, offset: GONE_BY }] : []),
    { transform: end, opacity: 0 },
  ])
  animate(`new(passage-${part})`, [
    { transform: middle, opacity: 0, easing: 'ease-out' },
    ...(isText ? [{ opacity: 0, offset: COMES_FROM }] : []),
    { transform: 'none', opacity: 1 },
  ])
}

function animate(picture: string, keyframes: Keyframe[]): void {
  document.documentElement.animate(keyframes, {
    pseudoElement: `::view-transition-${picture}`,
    duration: DURATION_MS,
  })
}
