import type { IncomingMessage, ServerResponse } from 'node:http'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'

/** Answers a request for one of the stand-ins; false for any other. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

interface Text {
  title: string
  paragraphs: readonly string[]
  back: string
}

const texts = {
  'sign-up': {
    nl: {
      title: 'Hier zou je account worden aangemaakt',
      paragraphs: [
        'Dit is een vervanger van de accountdienst: deze kopie van de site draait op je eigen computer en is met geen echte accountdienst verbonden.',
        'Je formulier is aangekomen en meteen weggegooid. Er is geen account aangemaakt en er is niets bewaard.',
      ],
      back: 'Terug naar de site',
    },
    en: {
      title: 'Your account would be created here',
      paragraphs: [
        'This is a stand-in for the account service: this copy of the site runs on your own computer and is connected to no real account service.',
        'Your form has arrived and was thrown away at once. No account has been created and nothing has been kept.',
      ],
      back: 'Back to the site',
    },
  },
  'log-in': {
    nl: {
      title: 'Hier zou je inloggen',
      paragraphs: [
        'Dit is een vervanger van de accountdienst: er is hier geen account om mee in te loggen, en er wordt niets bewaard.',
      ],
      back: 'Terug naar de site',
    },
    en: {
      title: 'You would log in here',
      paragraphs: [
        'This is a stand-in for the account service: there is no account to log in to here, and nothing is kept.',
      ],
      back: 'Back to the site',
    },
  },
  store: {
    nl: {
      title: 'Hier zou de app staan',
      paragraphs: ['Dit is een vervanger van de winkel of de server met apps: hier valt niets te installeren.'],
      back: 'Terug naar de site',
    },
    en: {
      title: 'The app would be here',
      paragraphs: ['This is a stand-in for the shop or the server with apps: there is nothing to install.'],
      back: 'Back to the site',
    },
  },
  profile: {
    nl: {
      title: 'Hier zou ons profiel staan',
      paragraphs: ['Dit is een vervanger: deze pokerroom is verzonnen en heeft geen profiel bij deze dienst.'],
      back: 'Terug naar de site',
    },
    en: {
      title: 'Our profile would be here',
      paragraphs: ['This is a stand-in: this poker room is invented and has no profile with this service.'],
      back: 'Back to the site',
    },
  },
} as const satisfies Record<string, Record<Locale, Text>>

/** The room's profiles with others: where a link beside a service's name leads. */
export const answerProfile: Answer = (request, response) => {
  if (!request.url?.startsWith('/profiles/')) return false
  sendPage(response, 'profile')
  return true
}

interface PageOptions {
  /** Those of the page that the visitor comes from; both where that is unknown. */
  languages?: readonly Locale[]
  /** Where the way back leads. */
  site?: string | undefined
}

/** Sends a page that says what it stands for. */
export function sendPage(
  response: ServerResponse,
  name: keyof typeof texts,
  { languages = localeCodes, site }: PageOptions = {},
): void {
  const parts = languages.map((language) => {
    const { title, paragraphs, back } = texts[name][language]
    const link = site ? `<p><a href="${site}/">${back}</a></p>` : ''
    return `<main lang="${language}"><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}${link}</main>`
  })
  const [first = 'nl'] = languages
  const style = 'body{max-width:60ch;margin:10vh auto;padding:0 24px;font:18px/1.6 system-ui,sans-serif}'
  const html = `<!doctype html><html lang="${first}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts[name][first].title}</title><style>${style}</style>${parts.join('<hr>')}</html>`
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cachePolicies.never,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .end(html)
}
