import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScriptedChat, scriptedPlace } from '#tests/helpers/scripted-chat.ts'
import type { ChatProvider } from './chat-provider.ts'
import { startChat } from './start-chat.ts'

const actions = vi.hoisted(() => new Map<string, () => void>())
const vendor = vi.hoisted(() => ({ chat: null as unknown as ChatProvider, places: [] as unknown[] }))
vi.mock('../actions.ts', () => ({ onAction: (name: string, handler: () => void) => void actions.set(name, handler) }))
vi.mock('./salesforce-chat.ts', () => ({
  createSalesforceChat: (place: unknown) => {
    vendor.places.push(place)
    return vendor.chat
  },
}))

let view: ReturnType<typeof parseHTML>
let scripted: ReturnType<typeof createScriptedChat>
/** Says whether somebody is free, to whom asked last. */
let say: (isFree: boolean) => void
const toasts: unknown[] = []
beforeEach(() => {
  view = parseHTML('<html><body><main></main></body></html>')
  vi.stubGlobal('document', view.document)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('CustomEvent', view.CustomEvent)
  toasts.splice(0)
  view.document.addEventListener('toast:show', (event) => toasts.push((event as CustomEvent).detail))
  scripted = createScriptedChat()
  vendor.places.splice(0)
  vendor.chat = {
    ...scripted,
    isAvailable: () =>
      new Promise((resolve) => {
        say = resolve
      }),
  }
})
afterEach(() => void vi.unstubAllGlobals())

const state = () => view.document.documentElement.dataset.chat
const hasConversation = () => view.document.documentElement.dataset.conversation !== undefined
const settled = () => new Promise((resolve) => setTimeout(resolve))
const press = () => actions.get('open-chat')?.()

/** What stands in the document from now on: a page that has a place for the chat, or one that has none. */
function show(hasPlace: boolean): void {
  const main = view.document.querySelector('main') as HTMLElement
  main.replaceChildren()
  if (hasPlace) {
    const place = view.document.createElement('div')
    place.dataset.chatPlace = JSON.stringify(scriptedPlace)
    main.append(place)
  }
  view.document.dispatchEvent(new view.Event('page:shown'))
}

async function start(isFree: boolean): Promise<void> {
  show(true)
  startChat()
  say(isFree)
  await settled()
}

describe('the button', () => {
  it.each([
    [true, 'ready'],
    [false, undefined],
  ])('where somebody is free (%s): %s', async (isFree, expected) => {
    await start(isFree)
    expect(state()).toBe(expected)
    expect(vendor.places).toEqual([scriptedPlace])
    expect(scripted.calls).toEqual([])
  })

  it('is asked about anew on each page that has a place, and not there until the answer', async () => {
    await start(true)
    show(true)
    expect(state()).toBeUndefined()
    say(false)
    await settled()
    expect(state()).toBeUndefined()
  })

  it('does not come for who has gone on before the answer, nor to a page without a place', async () => {
    await start(false)
    show(true)
    const late = say
    show(false)
    late(true)
    await settled()
    expect(state()).toBeUndefined()
  })
})

describe('a click', () => {
  it('opens, says so meanwhile, and is minimised on leaving', async () => {
    await start(true)
    press()
    expect(state()).toBe('opening')
    await settled()
    expect(state()).toBe('ready')
    show(false)
    await settled()
    expect([state(), scripted.calls]).toEqual([undefined, ['open', 'minimise']])
  })

  it('does not bring the button to the page on which somebody is by the time it opens', async () => {
    await start(true)
    press()
    show(false)
    await settled()
    expect(state()).toBeUndefined()
  })

  it('tells whom to call when it fails, and leaves the button', async () => {
    await start(true)
    scripted.fail(1)
    press()
    await settled()
    expect(toasts).toEqual([{ id: 'chat', text: 'Call us' }])
    expect([state(), hasConversation()]).toEqual(['ready', false])
  })

  it('that fails takes nothing from a conversation that is under way', async () => {
    await start(true)
    press()
    await settled()
    scripted.fail(1)
    press()
    await settled()
    expect(hasConversation()).toBe(true)
  })
})

it('a conversation that has ended is not left behind by a document that goes away', async () => {
  await start(true)
  press()
  await settled()
  expect(hasConversation()).toBe(true)
  scripted.emit({ type: 'message', from: 'automation', text: `${scriptedPlace.closingText}!` })
  window.dispatchEvent(new Event('pagehide'))
  expect(scripted.calls).toEqual(['open', 'clear'])
  await settled()
  expect(hasConversation()).toBe(false)
})
