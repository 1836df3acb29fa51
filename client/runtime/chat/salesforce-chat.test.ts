import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scriptedPlace } from '#tests/helpers/scripted-chat.ts'
import type { ChatPlace } from './chat-provider.ts'
import { createSalesforceChat } from './salesforce-chat.ts'

/** A window of the vendor's: what is done to it, in order, and what it is told to do. */
function createVendor() {
  const calls: unknown[] = []
  const note = (name: string) => vi.fn(async () => void calls.push(name))
  const bootstrap = {
    settings: {} as Record<string, unknown>,
    init: vi.fn((...values: unknown[]) => void calls.push(['init', { ...bootstrap.settings }, ...values])),
    utilAPI: {
      launchChat: note('launch') as () => Promise<unknown>,
      minimizeChat: note('minimise') as (() => Promise<unknown>) | undefined,
      hideChatButton: vi.fn(() => calls.push('hide') > 0),
    },
    userVerificationAPI: { clearSession: note('clear') },
  }
  return { bootstrap, calls }
}

let vendor: ReturnType<typeof createVendor>
let page: EventTarget & { embeddedservice_bootstrap?: unknown }
let document: Document
let count = 0
let place: ChatPlace
beforeEach(() => {
  vi.useFakeTimers()
  vendor = createVendor()
  page = new EventTarget()
  document = parseHTML('<html><head></head><body></body></html>').document
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', document)
  // What was loaded stays loaded, so each test has a script of its own.
  count += 1
  place = { ...scriptedPlace, scriptUrl: `https://vendor.example/${count}.js` }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const scripts = () => [...document.querySelectorAll('script')]
const emit = (name: string, detail?: unknown) => page.dispatchEvent(new CustomEvent(name, { detail }))
const turn = () => vi.advanceTimersByTimeAsync(0)
/** The script that was asked for has come, and has brought what it brings. */
async function arrive(brought: unknown = vendor.bootstrap): Promise<void> {
  page.embeddedservice_bootstrap = brought
  scripts().at(-1)?.onload?.(new Event('load'))
  await turn()
}
/** How a promise ended, as far as it has. */
function watch(promise: Promise<unknown>): { state: string } {
  const watched = { state: 'open' }
  promise.then(
    () => {
      watched.state = 'done'
    },
    (error: Error) => {
      watched.state = error.message
    },
  )
  return watched
}
async function open(chat = createSalesforceChat(place)) {
  const opened = chat.open()
  await arrive()
  emit('onEmbeddedMessagingReady')
  emit('onEmbeddedMessagingButtonCreated')
  await opened
  return chat
}

describe('opening', () => {
  it('loads nothing before, initialises as the vendor wants it, and launches once there is a button', async () => {
    const chat = createSalesforceChat(place)
    chat.on(() => {})
    expect(scripts()).toEqual([])
    const opened = watch(chat.open())
    expect(scripts().map(({ src }) => src)).toEqual([place.scriptUrl])
    await arrive()
    const settings = { language: 'nl_NL', hideChatButtonOnLoad: true }
    const init = [
      'init',
      settings,
      '00D000000000000',
      'responsible-gaming',
      'https://site.example',
      { scrt2URL: 'https://messages.example' },
    ]
    expect(vendor.calls).toEqual([init])
    emit('onEmbeddedMessagingReady')
    await turn()
    expect(vendor.calls).toEqual([init])
    emit('onEmbeddedMessagingButtonCreated')
    await turn()
    expect(vendor.calls).toEqual([init, 'launch'])
    expect(opened.state).toBe('done')
    await chat.open()
    expect(vendor.calls).toEqual([init, 'launch', 'launch'])
    expect(scripts()).toHaveLength(1)
  })

  it('gives up after 10 s without the script, and asks for it again the next time', async () => {
    const chat = createSalesforceChat(place)
    const opened = watch(chat.open())
    await vi.advanceTimersByTimeAsync(9999)
    expect(opened.state).toBe('open')
    await vi.advanceTimersByTimeAsync(1)
    expect(opened.state).toContain('did not come')
    expect(scripts()).toEqual([])
    await open(chat)
    expect(vendor.calls.at(-1)).toBe('launch')
  })

  it('gives up at once where the script is refused', async () => {
    const opened = watch(createSalesforceChat(place).open())
    scripts()[0]?.onerror?.(new Event('error'))
    await turn()
    expect(opened.state).toContain('did not come')
  })

  it('fails where the script brings no chat', async () => {
    const opened = watch(createSalesforceChat(place).open())
    await arrive(null)
    expect(opened.state).toBe('The chat script brought no chat')
  })

  it('gives the vendor 10 s to become ready, and goes on when it does later', async () => {
    const chat = createSalesforceChat(place)
    const opened = watch(chat.open())
    await arrive()
    await vi.advanceTimersByTimeAsync(9999)
    expect(opened.state).toBe('open')
    await vi.advanceTimersByTimeAsync(1)
    expect(opened.state).toContain('10000 ms')
    emit('onEmbeddedMessagingReady')
    emit('onEmbeddedMessagingButtonCreated')
    await chat.open()
    expect(vendor.bootstrap.init).toHaveBeenCalledOnce()
  })

  it('gives the vendor 10 s to launch', async () => {
    vendor.bootstrap.utilAPI.launchChat = () => new Promise(() => {})
    const opened = watch(open())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(opened.state).toContain('10000 ms')
  })

  it.each([
    ['says so', () => void emit('onEmbeddedMessagingInitError')],
    ['throws', null],
  ])('fails at once where the vendor %s, and can be tried again', async (_, fail) => {
    if (!fail) vendor.bootstrap.init.mockImplementationOnce(() => assertFails())
    const chat = createSalesforceChat(place)
    const opened = watch(chat.open())
    await arrive()
    fail?.()
    await turn()
    expect(opened.state).toMatch(/could not be initialised|no body/)
    await open(chat)
    expect(vendor.bootstrap.init).toHaveBeenCalledTimes(2)
    expect(vendor.calls.at(-1)).toBe('launch')
  })
})

function assertFails(): never {
  throw new Error('The document has no body')
}

describe('leaving', () => {
  it('minimises, and hides the button where a version cannot', async () => {
    const chat = await open()
    await chat.minimise()
    expect(vendor.calls.at(-1)).toBe('minimise')
    vendor.bootstrap.utilAPI.minimizeChat = undefined
    await chat.minimise()
    expect(vendor.calls.at(-1)).toBe('hide')
    await chat.clear()
    expect(vendor.calls.at(-1)).toBe('clear')
  })

  it('does nothing where the chat was never opened', async () => {
    const chat = createSalesforceChat(place)
    await chat.minimise()
    await chat.clear()
    expect(vendor.calls).toEqual([])
  })
})
