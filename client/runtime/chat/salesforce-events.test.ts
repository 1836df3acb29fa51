import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scriptedPlace as place } from '#tests/helpers/scripted-chat.ts'
import type { ChatEvent } from './chat-provider.ts'
import { createSalesforceChat } from './salesforce-chat.ts'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const emit = (name: string, detail?: unknown) => page.dispatchEvent(new CustomEvent(name, { detail }))

describe('what happens in it', () => {
  const message = (sender: object, staticContent: unknown = { text: 'Hello' }) => ({
    conversationEntry: { sender, entryPayload: JSON.stringify({ abstractMessage: { staticContent } }) },
  })
  const hear = () => {
    const heard: ChatEvent[] = []
    createSalesforceChat(place).on((event) => heard.push(event))
    return heard
  }

  it.each([
    [{ role: 'EndUser', appType: 'custom' }, 'visitor'],
    [{ role: 'Agent', appType: 'agent' }, 'agent'],
    [{ role: 'Agent', appType: 'chatbot' }, 'automation'],
    [{ role: 'Chatbot', appType: 'chatbot' }, 'automation'],
    [{ role: 'System' }, 'automation'],
  ])('knows %j for %s', (sender, from) => {
    const heard = hear()
    emit('onEmbeddedMessageSent', message(sender))
    expect(heard).toEqual([{ type: 'message', from, text: 'Hello' }])
  })

  it.each([
    null,
    undefined,
    'Hello',
    {},
    { conversationEntry: {} },
    { conversationEntry: { sender: {}, entryPayload: '{' } },
    { conversationEntry: { entryPayload: '{"abstractMessage":{"staticContent":{"text":"x"}}}' } },
    { conversationEntry: { sender: {}, entryPayload: '{}' } },
    message({ role: 'EndUser' }, {}),
    message({ role: 'EndUser' }, { text: 1 }),
  ])('overhears nothing in %j', (detail) => {
    const heard = hear()
    emit('onEmbeddedMessageSent', detail)
    expect(heard).toEqual([])
  })

  it.each([
    ['Maximized', 'opened'],
    ['Minimized', 'minimised'],
    ['Closed', 'closed'],
  ])('tells of its window: %s', (name, type) => {
    const heard = hear()
    emit(`onEmbeddedMessagingWindow${name}`)
    expect(heard).toEqual([{ type }])
  })
})

describe('whether somebody is free', () => {
  const answers = (body: string) => vi.stubGlobal('fetch', async () => new Response(body))
  it.each([
    ['{"hasCapacity":true}', true],
    ['{"hasCapacity":false}', false],
    ['{"hasCapacity":"true"}', false],
    ['{"hasCapacity":1}', false],
    ['{}', false],
    ['null', false],
    ['[]', false],
    ['', false],
    ['<!doctype html>', false],
  ])('%s: %s', async (body, expected) => {
    answers(body)
    expect(await createSalesforceChat(place).isAvailable()).toBe(expected)
  })

  it('is a no after 5 s without an answer, and without a network', async () => {
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('late')))
        }),
    )
    const said = createSalesforceChat(place).isAvailable()
    expect(timeout.mock.calls).toEqual([[5000]])
    late.abort()
    expect(await said).toBe(false)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect(await createSalesforceChat(place).isAvailable()).toBe(false)
  })
})
