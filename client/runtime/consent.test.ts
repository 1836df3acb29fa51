import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageContext } from '#shared/site/page-context.ts'
import { optionalCategories } from '#shared/visitor/consent.ts'
import type { ConsentConfig } from '#shared/visitor/consent-config.ts'
import { startConsent } from './consent.ts'

const applied = vi.hoisted(() => vi.fn())
vi.mock('./analytics/start-analytics.ts', () => ({ applyConsent: applied }))
vi.mock('./dialogs.ts', () => ({ closeDialog: vi.fn() }))

const NOW = Date.parse('2026-11-20T12:00:00Z')
const given = (letters: string, version = '20250814') => `${version}.${NOW / 1000}.${letters}`
const served = { pageId: 'index', topic: null } as PageContext
const config: ConsentConfig = {
  version: '20250814',
  categories: optionalCategories,
  analytics: { beacon: true, dataLayer: false },
  scripts: [],
}
const tag: ConsentConfig['scripts'][number] = { name: 'analytics', category: 'statistics', url: 'https://a.example/' }

let view: ReturnType<typeof parseHTML>
let page: EventTarget
/** Cookies by name, and their lifetimes in seconds. */
let cookies: Map<string, string>
const ages = new Map<string, number>()
const reload = vi.fn()

/** A browser with a page that asks. */
function open({ pageId = 'index', scripts = config.scripts, hasSignal = false, admitted = '' } = {}): void {
  view = parseHTML(`<html data-outside="${admitted}"><body><main id="main" data-page="${pageId}"></main>
    <section data-consent-banner><form action="/actions/consent" data-saved="Saved" data-unsaved="For now"></form></section>
    <form id="other" action="/search/"></form>
    <div data-consent-config><dialog id="consent-dialog"><p data-privacy-signal hidden></p>
    ${['functional', 'statistics', 'marketing'].map((name) => `<input type="checkbox" name="${name}">`).join('')}
    </dialog></div></body></html>`)
  const { document } = view
  const place = document.querySelector('[data-consent-config]') as HTMLElement
  place.dataset.consentConfig = JSON.stringify({ ...config, scripts })
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set(line: string) {
      const [, name = '', value = '', age] = /^(\w+)=([^;]*); Path=\/; Max-Age=(\d+); SameSite=Lax$/.exec(line) ?? []
      ages.set(name, Number(age))
      if (age === '0') cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  page = new EventTarget()
  for (const [name, value] of Object.entries({
    document,
    window: page,
    location: { protocol: 'http:', reload },
    navigator: { globalPrivacyControl: hasSignal },
    HTMLButtonElement: view.HTMLButtonElement,
    HTMLElement: view.HTMLElement,
    CustomEvent: view.CustomEvent,
    FormData: Fields,
    reportError: (error: unknown) => {
      throw error
    },
  })) {
    vi.stubGlobal(name, value)
  }
  startConsent(served)
}

/** What a form would send: the categories that its test says. */
let checked: string[]
class Fields {
  get = (name: string) => (checked.includes(name) ? 'on' : null)
}

/** Sends a form by one of its buttons; true where the browser would leave the page for it. */
function send(choice: string, selector = '[data-consent-banner] form'): boolean {
  const form = view.document.querySelector(selector)
  const submitter = view.document.createElement('button')
  Object.defineProperty(submitter, 'value', { value: choice })
  const event = new view.Event('submit', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'submitter', { value: submitter })
  form?.dispatchEvent(event)
  return !event.defaultPrevented
}
const comeBack = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
const stateOf = () => view.document.documentElement.dataset.consent
/** What is loaded on first use may take its time. */
const PATIENCE = { timeout: 10_000 }
const state = () => vi.waitFor(() => expect(stateOf()).toBeDefined(), PATIENCE)
const stateIs = (expected: string) => vi.waitFor(() => expect(stateOf()).toBe(expected), PATIENCE)
const hasBanner = () => view.document.querySelector('[data-consent-banner]') !== null

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW + 999)
  vi.clearAllMocks()
  cookies = new Map()
  ages.clear()
  checked = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an answer without a load', () => {
  it.each([
    ['accept', [], 'fsm', 'functional statistics marketing'],
    ['refuse', ['statistics'], '', 'none'],
    ['save', ['statistics'], 's', 'statistics'],
    ['save', ['functional'], 'f', 'functional'],
  ])('%s with %j is kept as %j, for a year', async (choice, boxes, letters, name) => {
    checked = boxes
    cookies.set('locale', 'en')
    cookies.set('region', 'at')
    open()
    expect(hasBanner()).toBe(true)
    expect(send(choice)).toBe(false)
    expect(cookies.get('consent')).toBe(given(letters))
    expect(ages.get('consent')).toBe(31_536_000)
    // What is ours of a refused category goes with it.
    for (const name of ['locale', 'region']) expect(cookies.has(name)).toBe(letters.includes('f'))
    expect(hasBanner()).toBe(false)
    await stateIs(name)
  })

  it('is said to who counts: at once, after each change, and never to who has only been refused', async () => {
    open()
    send('refuse')
    await stateIs('none')
    expect(applied).not.toHaveBeenCalled()
    for (const [choice, name] of [
      ['accept', 'functional statistics marketing'],
      ['refuse', 'none'],
    ]) {
      // The banner is gone; any other form of the question says the same.
      const form = view.document.createElement('form')
      form.setAttribute('action', '/actions/consent')
      form.id = `form-${choice}`
      view.document.body.append(form)
      send(choice ?? '', `#form-${choice}`)
      await stateIs(name ?? '')
    }
    expect(applied.mock.calls.map(([{ allowed }]) => allowed.join())).toEqual(['functional,statistics,marketing', ''])
    expect(applied.mock.calls[0]?.[0].served).toBe(served)
  })

  it('is left to the server where scripts of others have to go, and on the cookie policy, whose receipt it makes', async () => {
    open({ pageId: 'cookie-policy' })
    expect(send('accept')).toBe(true)
    open()
    expect(send('accept', '#other')).toBe(true)
    expect(cookies.size).toBe(0)
    cookies.set('consent', given('s'))
    open({ scripts: [tag], admitted: 'statistics' })
    expect(send('refuse')).toBe(true)
    expect(cookies.get('consent')).toBe(given('s'))
    await state()
  })

  it.each(['accept', 'refuse'])(
    '%s is one for a document that has no script of others, and is given none',
    async (choice) => {
      open({ scripts: [tag] })
      expect(send(choice)).toBe(false)
      await stateIs(choice === 'accept' ? 'functional statistics marketing' : 'none')
      expect(applied.mock.calls.flatMap(([input]) => input.config.scripts)).toEqual([])
    },
  )
})

describe('the answer that is there', () => {
  it.each([
    ['none', undefined, false, 'none', true],
    ['a yes', given('fsm'), false, 'functional statistics marketing', false],
    ['a no', given(''), false, 'none', false],
    ['a yes to another text', given('fsm', '20240125'), false, 'none', true],
    ['a yes, and the browser refuses', given('fsm'), true, 'functional', false],
    ['none, and the browser refuses', undefined, true, 'none', false],
    ['what nobody of us wrote', '1', false, 'none', true],
  ])('%s', async (_, value, hasSignal, name, isAsked) => {
    cookies.set('myconsent', given('fsm'))
    if (value !== undefined) cookies.set('consent', value)
    open({ hasSignal })
    await stateIs(name)
    expect(hasBanner()).toBe(isAsked)
    expect(applied.mock.calls.length > 0).toBe(name.includes('statistics'))
  })

  it('stands in the dialog when it opens, with the signal', async () => {
    cookies.set('consent', given('m'))
    open({ hasSignal: true })
    const dialog = view.document.getElementById('consent-dialog') as HTMLElement
    dialog.dispatchEvent(new view.Event('dialog:before-open', { bubbles: true }))
    const boxes = [...dialog.querySelectorAll('input')].map(({ name, checked: isOn }) => [name, Boolean(isOn)])
    expect(boxes).toEqual([
      ['functional', false],
      ['statistics', false],
      ['marketing', true],
    ])
    expect(dialog.querySelector('p')?.hidden).toBe(false)
    await state()
  })
})

describe('a document that the browser kept for the way back', () => {
  it('follows an answer that was given meanwhile', async () => {
    open()
    await stateIs('none')
    cookies.set('consent', given('s'))
    comeBack(false)
    await stateIs('none')
    expect(hasBanner()).toBe(true)
    comeBack(true)
    expect(hasBanner()).toBe(false)
    await stateIs('statistics')
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['s', 's', false],
    ['s', '', true],
    // It comes with the next document.
    ['', 's', false],
  ])('with scripts of others, allowed %j and then %j: loaded anew: %s', async (before, after, isReloaded) => {
    cookies.set('consent', given(before))
    open({ scripts: [tag], admitted: before && 'statistics' })
    await state()
    cookies.set('consent', given(after))
    comeBack(true)
    expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0)
    if (isReloaded) return
    await vi.waitFor(() => expect(applied).toHaveBeenCalledTimes(before === after ? 2 : 1), PATIENCE)
    await stateIs('statistics')
  })
})
