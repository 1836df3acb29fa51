/** What happens in a conversation. `automation` is the vendor's or our own bot, never a person. */
export type ChatEvent =
  | { type: 'message'; from: 'visitor' | 'agent' | 'automation'; text: string }
  | { type: 'opened' | 'minimised' | 'closed' }

export interface ChatProvider {
  /** Whether somebody is free to answer. Anything but a clear yes is no; never rejects. */
  isAvailable: () => Promise<boolean>
  /** Loads what the service needs, once, and shows the conversation. @throws when that fails or takes too long. */
  open: () => Promise<void>
  /** Puts the conversation out of the way; it goes on. */
  minimise: () => Promise<void>
  /** Ends the conversation and forgets it in this browser. */
  clear: () => Promise<void>
  on: (listener: (event: ChatEvent) => void) => void
}

/** What the page tells the browser of its chat; stands at the chat's place as JSON. */
export interface ChatPlace {
  provider: 'salesforce'
  scriptUrl: string
  orgId: string
  deployment: string
  siteUrl: string
  messagingUrl: string
  /** As the vendor spells it, nl_NL. */
  language: string
  /** How the automated thank-you begins that ends a conversation. */
  closingText: string
  failure: string
}
