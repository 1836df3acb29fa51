import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHAT_CLEAR_AFTER_MS } from '#shared/site/limits.ts'
import { createScriptedChat } from '#tests/helpers/scripted-chat.ts'
import { createChatSession } from './chat-session.ts'

const closingText = 'Thank you for chatting'
const thanks = { type: 'message', from: 'automation', text: 'Thank you for chatting. Bye!' } as const
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const chat = createScriptedChat()
  const [onFailure, onEnd] = [vi.fn(), vi.fn()]
  return { chat, onFailure, onEnd, session: createChatSession({ provider: chat, closingText, onFailure, onEnd }) }
}

describe('the thank-you', () => {
  it('clears the session 3 s later, not before, and once', async () => {
    const { chat, session } = start()
    await session.open()
    chat.emit(thanks)
    await vi.advanceTimersByTimeAsync(2000)
    chat.emit(thanks)
    await vi.advanceTimersByTimeAsync(CHAT_CLEAR_AFTER_MS - 1)
    expect(chat.calls).toEqual(['open'])
    await vi.advanceTimersByTimeAsync(1)
    expect(chat.calls).toEqual(['open', 'clear'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(chat.calls).toEqual(['open', 'clear'])
  })

  it('does not when the visitor writes again, but does after the next one', async () => {
    const { chat } = start()
    chat.emit(thanks)
    await vi.advanceTimersByTimeAsync(CHAT_CLEAR_AFTER_MS - 1)
    chat.emit({ type: 'message', from: 'visitor', text: 'One more thing' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(chat.calls).toEqual([])
    chat.emit(thanks)
    await vi.advanceTimersByTimeAsync(CHAT_CLEAR_AFTER_MS)
    expect(chat.calls).toEqual(['clear'])
  })

  it('clears at once when the document goes away before that, and nothing when there was none', async () => {
    const { chat, session } = start()
    session.end()
    chat.emit(thanks)
    chat.emit({ type: 'message', from: 'visitor', text: 'One more thing' })
    session.end()
    expect(chat.calls).toEqual([])
    chat.emit(thanks)
    session.end()
    expect(chat.calls).toEqual(['clear'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(chat.calls).toEqual(['clear'])
  })

  it.each([
    { type: 'message', from: 'agent', text: thanks.text },
    { type: 'message', from: 'automation', text: 'One moment, please' },
  ] as const)('is not %j', async (event) => {
    const { chat } = start()
    chat.emit(event)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(chat.calls).toEqual([])
  })
})

describe('opening and leaving', () => {
  it('opens once however often it is asked for, and minimises on leaving', async () => {
    const { chat, session } = start()
    await Promise.all([session.open(), session.open()])
    session.leave()
    session.leave()
    expect(chat.calls).toEqual(['open', 'minimise'])
  })

  it('minimises for who leaves while it opens, and not what the visitor has closed', async () => {
    const { chat, session } = start()
    const opened = session.open()
    session.leave()
    await opened
    await vi.advanceTimersByTimeAsync(0)
    expect(chat.calls).toEqual(['open', 'minimise'])
    await session.open()
    chat.emit({ type: 'closed' })
    session.leave()
    expect(chat.calls).toEqual(['open', 'minimise', 'open'])
  })

  it('tells of a failure, and can be tried again', async () => {
    const { chat, session, onFailure } = start()
    chat.fail(1)
    await session.open()
    expect(onFailure).toHaveBeenCalledOnce()
    await session.open()
    session.leave()
    expect(chat.calls).toEqual(['open', 'open', 'minimise'])
  })
})

describe('what a new document would end', () => {
  it('is over once the session is cleared, and not while another has begun', async () => {
    const { chat, session, onEnd } = start()
    await session.open()
    chat.emit(thanks)
    await vi.advanceTimersByTimeAsync(CHAT_CLEAR_AFTER_MS - 1)
    expect(onEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onEnd).toHaveBeenCalledOnce()

    await session.open()
    chat.emit(thanks)
    session.end()
    await session.open()
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('never was when the first opening fails, and goes on when a later one does', async () => {
    const { chat, session, onEnd } = start()
    chat.fail(1)
    await session.open()
    expect(onEnd).toHaveBeenCalledOnce()
    await session.open()
    chat.fail(1)
    await session.open()
    expect(onEnd).toHaveBeenCalledOnce()
  })
})
