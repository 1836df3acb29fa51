import type { IncomingMessage } from 'node:http'
import { type EditionId, editionIds } from '#shared/site/editions.ts'
import { localeCodes } from '#shared/site/locales.ts'
import { type Answer, sendPage } from './stand-in-page.ts'

const MAX_FORM_BYTES = 16_384

/** Returns a stand-in for the operator's account service: it takes the form, says what it is, and keeps nothing. */
export function createAccountService(siteOf: (id: EditionId) => string): { answer: Answer } {
  return {
    answer(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://stand-in.invalid')
      const [, service, edition, page] = pathname.split('/')
      if (service !== 'accounts' && pathname !== '/.well-known/change-password') return false
      const id = editionIds.find((candidate) => candidate === edition)
      const name = page === 'sign-up' ? 'sign-up' : 'log-in'
      void languagesOf(request).then(
        (languages) => sendPage(response, name, { ...(languages && { languages }), site: id && siteOf(id) }),
        () => response.destroy(),
      )
      return true
    },
  }
}

/** That of the page whose form this is; null for a link, which does not say. The rest of the form is read by nobody. */
async function languagesOf(request: IncomingMessage) {
  let form = ''
  for await (const chunk of request) {
    form += String(chunk)
    if (form.length > MAX_FORM_BYTES) throw new Error('The form is too long')
  }
  const language = new URLSearchParams(form).get('language') ?? ''
  const locales = localeCodes.filter((code) => language.startsWith(code))
  return locales.length > 0 ? locales : null
}
