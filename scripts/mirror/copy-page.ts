import { createHash } from 'node:crypto'
import type { Edition } from '#shared/site/editions.ts'
import { dateLanguageOf, type Locale, localeCodes, locales } from '#shared/site/locales.ts'

const style =
  '.copy-of{margin:0;padding:12px max(20px,50vw - 600px);background:#08090c;color:#f7f4ec;font:600 16px/1.5 system-ui,sans-serif}'
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** It says what a reader may miss. */
const lines: Record<Locale, (time: string) => string> = {
  nl: (time) =>
    `Je leest een kopie van ${time}. Onze site antwoordt nu niet. Wat later is veranderd, staat er niet in. Formulieren werken even niet.`,
  en: (time) =>
    `You’re reading a copy made on ${time}. Our site isn’t answering right now, so later changes are missing and forms don’t work.`,
}

/** What a policy in a document may not have (Content Security Policy, section 3.3); nobody is there for reports. */
const headerOnly = /(?:frame-ancestors|report-to|report-uri|sandbox)[^;]*;? ?/g

interface CopyInput {
  html: string
  /** The header that the page came with: a bucket sends none. */
  policy: string
  edition: Pick<Edition, 'timeZone'>
  at: number
}

/** A page as it is kept for the time when no process answers: with its own policy, and a line that says since when. */
export function asCopy({ html, policy, edition, at }: CopyInput): string {
  const language = /<html lang="([^"]*)"/.exec(html)?.[1]
  const locale: Locale = localeCodes.find((code) => locales[code].language === language) ?? localeCodes[0]!
  const since = new Intl.DateTimeFormat(dateLanguageOf(locales[locale].language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: edition.timeZone,
  }).format(at)
  const own = policy
    .replace(headerOnly, '')
    .replace(/[; ]+$/, '')
    .replace('style-src', `style-src ${styleHash}`)
  const line = lines[locale](`<time datetime="${new Date(at).toISOString()}">${since}</time>`)
  return html
    .replace(
      '<meta charset="utf-8">',
      (charset) => `${charset}<meta http-equiv="content-security-policy" content="${own}"><style>${style}</style>`,
    )
    .replace(/<body[^>]*>/, (body) => `${body}<p class="copy-of" role="note">${line}</p>`)
}
