import type { PageContext } from '#shared/site/page-context.ts'

/** Starts the question of consent and the chat, once the app runs, with the page that the document was served as. */
export function startVisitServices(served: PageContext): void {
  const chat = document.querySelector('[data-chat-place]')
  if (document.querySelector('[data-consent-config]')) {
    import('./consent.ts').then((consent) => consent.startConsent(served)).catch(reportError)
  }
  if (chat) import('./chat/start-chat.ts').then((chat) => chat.startChat()).catch(reportError)
}
