import type { ChatEvent, ChatPlace, ChatProvider } from '#client/runtime/chat/chat-provider.ts'

/** A chat as a page tells the browser of it. */
export const scriptedPlace: ChatPlace = {
  provider: 'salesforce',
  scriptUrl: 'https://vendor.example/bootstrap.js',
  orgId: '00D000000000000',
  deployment: 'responsible-gaming',
  siteUrl: 'https://site.example',
  messagingUrl: 'https://messages.example',
  language: 'nl_NL',
  closingText: 'Bedankt',
  failure: 'Call us',
}

/** A chat without a vendor: what happens in it is what the test says, and what was asked of it is noted. */
export function createScriptedChat() {
  const listeners: ((event: ChatEvent) => void)[] = []
  const calls: string[] = []
  let failures = 0
  const provider: ChatProvider = {
    isAvailable: async () => true,
    open: async () => {
      calls.push('open')
      if (failures-- > 0) throw new Error('It does not open')
    },
    minimise: async () => void calls.push('minimise'),
    clear: async () => void calls.push('clear'),
    on: (listener) => void listeners.push(listener),
  }
  return {
    ...provider,
    /** What was called, in order. */
    calls,
    emit: (event: ChatEvent) => {
      for (const listener of listeners) listener(event)
    },
    /** Lets the next openings fail. */
    fail: (times: number) => {
      failures = times
    },
  }
}
