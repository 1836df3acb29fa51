import { CHAT_CLEAR_AFTER_MS } from '#shared/site/limits.ts'
import type { ChatProvider } from './chat-provider.ts'

interface ChatSessionInput {
  provider: ChatProvider
  /** How the automated thank-you begins. */
  closingText: string
  onFailure: (error: unknown) => void
  /** Nothing is left that a new document would end. */
  onEnd: () => void
}

export interface ChatSession {
  open: () => Promise<void>
  /** The visitor went on to a page that has no chat. */
  leave: () => void
  /** The document goes away: what would be cleared in a moment is cleared now. */
  end: () => void
}

/** The rules of a conversation, for every provider: one opening at a time, minimised on leaving, cleared after the thank-you. */
export function createChatSession({ provider, closingText, onFailure, onEnd }: ChatSessionInput): ChatSession {
  let opening: Promise<void> | null = null
  let isOpen = false
  /** There is a conversation, whether it is open or out of the way. */
  let isBegun = false
  /** Runs from the thank-you until the session is cleared. */
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const clear = () => {
    stopTimer()
    isBegun = false
    provider
      .clear()
      // One that was begun meanwhile is another.
      .then(() => {
        if (!opening && !isBegun) onEnd()
      })
      .catch((error: unknown) => reportError(error))
  }

  provider.on((event) => {
    if (event.type === 'opened') isOpen = isBegun = true
    else if (event.type !== 'message') isOpen = false
    else if (event.from === 'visitor') stopTimer()
    else if (event.from === 'automation' && event.text.trim().startsWith(closingText)) {
      // One timer, whatever is said twice.
      stopTimer()
      timer = setTimeout(clear, CHAT_CLEAR_AFTER_MS)
    }
  })

  return {
    open() {
      opening ??= provider
        .open()
        .then(() => {
          isOpen = isBegun = true
        })
        .catch((error: unknown) => {
          // What was begun before goes on.
          if (!isBegun) onEnd()
          onFailure(error)
        })
        .finally(() => {
          opening = null
        })
      return opening
    },
    leave() {
      const minimise = () => {
        if (!isOpen) return
        isOpen = false
        provider.minimise().catch((error: unknown) => reportError(error))
      }
      // Who leaves while it opens must not have it in the way either.
      if (opening) void opening.then(minimise)
      else minimise()
    },
    end() {
      if (timer !== undefined) clear()
    },
  }
}
