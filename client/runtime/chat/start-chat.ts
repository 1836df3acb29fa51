import { onAction } from '../actions.ts'
import type { ChatPlace, ChatProvider } from './chat-provider.ts'
import { createChatSession } from './chat-session.ts'
import { createSalesforceChat } from './salesforce-chat.ts'

const noChat: ChatProvider = {
  isAvailable: async () => false,
  open: async () => {
    throw new Error('There is no chat')
  },
  minimise: async () => {},
  clear: async () => {},
  on: () => {},
}

/**
 * Shows the chat's button where a page has a place for it and somebody is free, which `data-chat` on the root element
 * says: `ready`, or `opening` while the vendor's script is on its way. `data-conversation` says that one has been begun,
 * which would end with the document. Started on a page that has such a place.
 */
export function startChat(): void {
  const place = readPlace()
  const provider = createProvider(place)
  const { dataset } = document.documentElement
  const session = createChatSession({
    provider,
    closingText: place?.closingText ?? '',
    onFailure: () => {
      const detail = { id: 'chat', text: place?.failure ?? '' }
      document.dispatchEvent(new CustomEvent('toast:show', { detail }))
    },
    onEnd: () => delete dataset.conversation,
  })
  const refresh = async () => {
    delete dataset.chat
    if (!document.querySelector('[data-chat-place]')) return session.leave()
    const isAvailable = await provider.isAvailable()
    // They may have gone on meanwhile.
    if (isAvailable && document.querySelector('[data-chat-place]')) dataset.chat = 'ready'
  }
  // The click is the consent: nothing of the vendor's is loaded before it.
  onAction('open-chat', () => {
    dataset.chat = 'opening'
    dataset.conversation = ''
    void session.open().then(() => {
      if (dataset.chat) dataset.chat = 'ready'
    })
  })
  document.addEventListener('page:shown', () => void refresh())
  window.addEventListener('pagehide', () => session.end())
  void refresh()
}

function readPlace(): ChatPlace | null {
  const json = document.querySelector<HTMLElement>('[data-chat-place]')?.dataset.chatPlace
  return json ? (JSON.parse(json) as ChatPlace) : null
}

function createProvider(place: ChatPlace | null): ChatProvider {
  return place?.provider === 'salesforce' ? createSalesforceChat(place) : noChat
}
