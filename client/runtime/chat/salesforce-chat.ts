import { fetchInTime } from '../fetch-in-time.ts'
import { inTime } from '../in-time.ts'
import { PART_TIMEOUT_MS } from '../part-timeout.ts'
import type { ChatEvent, ChatPlace, ChatProvider } from './chat-provider.ts'
import { loadScript } from './load-script.ts'

interface Bootstrap {
  settings: { language?: string; hideChatButtonOnLoad?: boolean }
  init: (orgId: string, deployment: string, siteUrl: string, options: { scrt2URL: string }) => void
  utilAPI: {
    launchChat: () => Promise<unknown>
    /** Not in every version. */
    minimizeChat?: () => Promise<unknown>
    hideChatButton?: () => boolean
  }
  userVerificationAPI: { clearSession: () => Promise<unknown> }
}

declare global {
  interface Window {
    embeddedservice_bootstrap?: Bootstrap
  }
}

/** Our own answer comes within the server's 3 s; a visitor who waits longer has no connection worth a conversation. */
const CAPACITY_TIMEOUT_MS = 5000

/** Messaging for Web. Nothing of it is loaded before `open`. */
export function createSalesforceChat(place: ChatPlace): ChatProvider {
  let started: Promise<Bootstrap> | null = null

  /** Loads and initialises once, however often the chat is opened; what failed is tried again. */
  const start = async () => {
    await loadScript(place.scriptUrl, PART_TIMEOUT_MS)
    const bootstrap = window.embeddedservice_bootstrap
    if (!bootstrap) throw new Error('The chat script brought no chat')
    started ??= initialise(bootstrap, place).catch((error: unknown) => {
      started = null
      throw error
    })
    return inTime(started, 'The chat')
  }
  const bootstrap = () => window.embeddedservice_bootstrap

  return {
    async isAvailable() {
      try {
        const response = await fetchInTime('/api/chat-capacity', {}, CAPACITY_TIMEOUT_MS)
        const answer: unknown = await response.json()
        return (answer as { hasCapacity?: unknown } | null)?.hasCapacity === true
      } catch {
        return false
      }
    },
    async open() {
      const { utilAPI } = await start()
      await inTime(utilAPI.launchChat(), 'The chat')
    },
    async minimise() {
      const api = bootstrap()?.utilAPI
      if (api?.minimizeChat) await api.minimizeChat()
      else api?.hideChatButton?.()
    },
    async clear() {
      await bootstrap()?.userVerificationAPI.clearSession()
    },
    on(listener) {
      const changes = { Maximized: 'opened', Minimized: 'minimised', Closed: 'closed' } as const
      for (const [name, type] of Object.entries(changes)) {
        window.addEventListener(`onEmbeddedMessagingWindow${name}`, () => listener({ type }))
      }
      window.addEventListener('onEmbeddedMessageSent', (event) => {
        const message = readMessage((event as CustomEvent<unknown>).detail)
        if (message) listener(message)
      })
    },
  }
}

/** Resolves when the vendor is ready and has made its button, without which it refuses to launch. */
async function initialise(bootstrap: Bootstrap, place: ChatPlace): Promise<Bootstrap> {
  const happened = (name: string) =>
    new Promise<void>((resolve) => window.addEventListener(name, () => resolve(), { once: true }))
  const isReady = Promise.all([happened('onEmbeddedMessagingReady'), happened('onEmbeddedMessagingButtonCreated')])
  const failed = happened('onEmbeddedMessagingInitError').then(() => {
    throw new Error('The chat could not be initialised')
  })
  bootstrap.settings.language = place.language
  bootstrap.settings.hideChatButtonOnLoad = true
  bootstrap.init(place.orgId, place.deployment, place.siteUrl, { scrt2URL: place.messagingUrl })
  await Promise.race([isReady, failed])
  return bootstrap
}

function readMessage(detail: unknown): ChatEvent | null {
  try {
    const { sender, entryPayload } = (detail as { conversationEntry: { sender: Sender; entryPayload: string } })
      .conversationEntry
    const payload = JSON.parse(entryPayload) as { abstractMessage?: { staticContent?: { text?: unknown } } }
    const text = payload.abstractMessage?.staticContent?.text
    if (typeof text !== 'string') return null
    const isVisitor = sender.role === 'EndUser'
    const isAgent = sender.role === 'Agent' && sender.appType !== 'chatbot'
    return { type: 'message', from: isVisitor ? 'visitor' : isAgent ? 'agent' : 'automation', text }
  } catch {
    return null
  }
}

interface Sender {
  role?: string
  appType?: string
}
