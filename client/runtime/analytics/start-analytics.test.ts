import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageContext } from '#shared/site/page-context.ts'
import type { OptionalCategory } from '#shared/visitor/consent.ts'
import type { ConsentConfig } from '#shared/visitor/consent-config.ts'

type Observer = (metric: { name: string; value: number }) => void
const observers = vi.hoisted(() => new Map<string, Observer>())
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, (tell: Observer) => observers.set(name, tell)]),
  ),
)

const analytics = 'https://a.example/analytics.js'
const manager = 'https://m.example/manager.js'
const all: OptionalCategory[] = ['functional', 'statistics', 'marketing']

/** What our own server and the tags' queue were told. */
let posted: Promise<unknown>[]
let document: Document
/** Of the document's own kind. */
let PageEvent: typeof Event
let page: { dataLayer?: unknown[] }
beforeEach(() => {
  vi.resetModules()
  observers.clear()
  posted = []
  page = {}
  const view = parseHTML('<html><head></head><body><main id="main" data-page="index"></main></body></html>')
  document = view.document
  PageEvent = view.Event
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', page)
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error
  })
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, body: Blob) =>
      void posted.push(body.text().then((text) => ({ url, type: body.type, event: JSON.parse(text) }))),
  })
})
afterEach(() => void vi.unstubAllGlobals())

interface Start {
  allowed?: OptionalCategory[]
  analytics?: Partial<ConsentConfig['analytics']>
  scripts?: ConsentConfig['scripts']
  topic?: PageContext['topic']
}
const tags: ConsentConfig['scripts'] = [
  { name: 'analytics', category: 'statistics', url: analytics },
  { name: 'tag-manager', category: 'marketing', url: manager },
]

/** Does what a visitor has allowed, and waits until the measurements have been asked for. */
async function start({ allowed = all, scripts = tags, topic = null, ...rest }: Start = {}) {
  const { applyConsent } = await import('./start-analytics.ts')
  const config: ConsentConfig = {
    version: '20250814',
    categories: all,
    analytics: { beacon: true, dataLayer: true, ...rest.analytics },
    scripts,
  }
  const apply = (now: OptionalCategory[]) =>
    applyConsent({ config, allowed: now, served: { topic, pageId: 'index' } as PageContext, onChange: () => {} })
  apply(allowed)
  await new Promise((resolve) => setTimeout(resolve))
  return apply
}

/** Goes on to a page in this document. */
function show(id: string, topic = ''): void {
  const main = document.getElementById('main') as HTMLElement
  main.dataset.page = id
  main.dataset.topic = topic
  document.dispatchEvent(new PageEvent('page:shown'))
}

const loaded = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const events = async () => ((await Promise.all(posted)) as { event: unknown }[]).map(({ event }) => event)
/** The queue's entries; commands as the lists that they are. */
const queue = () => page.dataLayer?.map((entry) => (isCommand(entry) ? Array.from(entry) : entry))
const isCommand = (entry: unknown): entry is ArrayLike<unknown> =>
  Object.prototype.toString.call(entry) === '[object Arguments]'

describe('the scripts of others', () => {
  it.each<[OptionalCategory[], string[]]>([
    [[], []],
    [['functional'], []],
    [['statistics'], [analytics]],
    [['marketing'], [manager]],
    [all, [analytics, manager]],
  ])('with %j are %j, once', async (allowed, expected) => {
    const apply = await start({ allowed })
    apply(all)
    show('about-us')
    expect(loaded()).toEqual(expected)
  })

  it('find a queue in which all was denied before anything was granted, by commands that a tag can tell', async () => {
    await start({ allowed: ['statistics'] })
    const [first, second] = page.dataLayer ?? []
    expect(isCommand(first) && isCommand(second)).toBe(true)
    const denied = Object.fromEntries(
      [
        'ad_storage',
        'ad_user_data',
        'ad_personalization',
        'analytics_storage',
        'functionality_storage',
        'personalization_storage',
      ].map((name) => [name, 'denied']),
    )
    expect(queue()).toEqual([
      ['consent', 'default', { ...denied, security_storage: 'granted' }],
      ['consent', 'update', { analytics_storage: 'granted' }],
      { event: 'page_view', page_name: 'index' },
    ])
  })

  it.each<[OptionalCategory[], string[]]>([
    [['marketing'], ['ad_storage', 'ad_user_data', 'ad_personalization']],
    [
      ['functional', 'marketing'],
      ['ad_storage', 'ad_user_data', 'ad_personalization', 'functionality_storage'],
    ],
  ])('are granted what %j means, and are told of no page without statistics', async (allowed, names) => {
    await start({ allowed })
    expect(queue()?.slice(1)).toEqual([
      ['consent', 'update', Object.fromEntries(names.map((name) => [name, 'granted']))],
    ])
    show('about-us')
    expect(queue()).toHaveLength(2)
    expect(await events()).toEqual([])
  })

  it('add to a queue that is there, and have none where none is loaded or wanted', async () => {
    page.dataLayer = ['theirs']
    await start()
    expect(queue()?.[0]).toBe('theirs')
    delete page.dataLayer
    vi.resetModules()
    await start({ scripts: [] })
    await start({ analytics: { dataLayer: false } })
    expect(queue()).toBeUndefined()
  })
})

describe('what is counted', () => {
  it('is each page by its id and each measurement with its value, at our own server', async () => {
    await start({ scripts: [] })
    show('about-us')
    observers.get('LCP')?.({ name: 'LCP', value: 1234.5 })
    expect(await events()).toEqual([
      { type: 'page', page: 'index' },
      { type: 'page', page: 'about-us' },
      // The document's own page, whichever stands in it now.
      { type: 'vital', page: 'index', name: 'LCP', value: 1234.5 },
    ])
    expect(await posted[0]).toMatchObject({ url: '/api/beacon', type: 'application/json' })
    expect([...observers.keys()]).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
  })

  it('reaches the queue of tags as well', async () => {
    await start()
    observers.get('CLS')?.({ name: 'CLS', value: 0.02 })
    expect(queue()?.slice(2)).toEqual([
      { event: 'page_view', page_name: 'index' },
      { event: 'web_vital', page_name: 'index', metric_name: 'CLS', metric_value: 0.02 },
    ])
  })

  it.each<[string, Start]>([
    ['without statistics', { allowed: ['functional', 'marketing'], scripts: [] }],
    ['where our server does not count', { analytics: { beacon: false }, scripts: [] }],
  ])('is nothing %s', async (_, input) => {
    await start(input)
    show('about-us')
    expect(await events()).toEqual([])
  })

  it('begins and ends with the answer, and counts nothing afterwards that happened before', async () => {
    const apply = await start({ allowed: [], scripts: [] })
    expect(observers.size).toBe(0)
    apply(['statistics'])
    show('about-us')
    apply([])
    show('contact')
    apply(['statistics'])
    show('games')
    expect(await events()).toEqual([
      { type: 'page', page: 'about-us' },
      { type: 'page', page: 'games' },
    ])
  })
})

describe('on pages about responsible gaming', () => {
  it('nothing is loaded, measured or told, nor of the next page by any tag', async () => {
    const main = document.getElementById('main') as HTMLElement
    main.dataset.topic = 'responsible-gaming'
    await start({ topic: 'responsible-gaming' })
    expect(loaded()).toEqual([])
    expect(queue()).toBeUndefined()
    expect(observers.size).toBe(0)
    show('about-us')
    expect(loaded()).toEqual([])
    expect(queue()).toBeUndefined()
    expect(await events()).toEqual([{ type: 'page', page: 'about-us' }])
  })

  it('nothing is told that a document measures while one stands in it', async () => {
    await start()
    const told = queue()?.length
    show('responsible-gaming', 'responsible-gaming')
    observers.get('INP')?.({ name: 'INP', value: 100 })
    expect(queue()).toHaveLength(told ?? 0)
    expect(await events()).toEqual([{ type: 'page', page: 'index' }])
  })

  it('nothing is loaded where the document was one, even if another page came before the app ran', async () => {
    await start({ topic: 'responsible-gaming' })
    expect(loaded()).toEqual([])
    expect(observers.size).toBe(0)
  })

  it('nothing is loaded where one came before the app ran', async () => {
    const main = document.getElementById('main') as HTMLElement
    main.dataset.topic = 'responsible-gaming'
    await start()
    expect(loaded()).toEqual([])
  })
})
