import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#server/root.ts'
import type { Sites } from '#server/site/content/load-editions.ts'
import { warningOf } from '#shared/law/jurisdictions.ts'
import { type Locale, localeCodes, locales } from '#shared/site/locales.ts'
import { escapeHtml } from './document.ts'
import { errorText, staticErrorStyles, styleHash } from './static-error-page.ts'

/** A balancer holds the whole answer in one buffer: HAProxy's has 16,384 bytes, 1,024 of them reserved for headers. */
export const MAX_OUTAGE_BYTES = 14_000

/**
 * What a balancer shows when no instance answers: whole in one file, in every language, with the warning of each edition,
 * because nobody is left who knows the visitor's. The site's own policy header is missing too, so it stands in the page.
 */
export function renderOutagePage({ byId }: Pick<Sites, 'byId'>): string {
  const editions = Object.values(byId)
  const [{ edition }] = editions as [(typeof editions)[0]]
  const logo = readFileSync(join(root, 'client/public', edition.logoPath), 'utf8').trim()
  const warningsIn = (locale: Locale) => [
    ...new Set(
      editions
        .filter((site) => site.edition.locales[0] === locale)
        .map(({ jurisdiction }) => warningOf(jurisdiction, locale)),
    ),
  ]
  const part = (locale: Locale, at: number) =>
    [
      `<section lang="${locales[locale].language}"><h${at + 1}>${errorText(locale, 'ERROR_500_TITLE')}</h${at + 1}>`,
      `<p>${errorText(locale, 'ERROR_500_TEXT')}</p>`,
      `<p><strong>${warningsIn(locale).map(escapeHtml).join('<br>')}</strong></p>`,
      `<a class="back" href="">${errorText(locale, 'live.retry')}</a></section>`,
    ].join('')
  const [first] = localeCodes as [Locale]
  return [
    `<!doctype html><html lang="${locales[first].language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${errorText(first, 'ERROR_500_TITLE')} | ${escapeHtml(edition.brandName)}</title><style>${staticErrorStyles}</style></head>`,
    `<body><main>${logo}${localeCodes.map(part).join('')}</main></body></html>\n`,
  ].join('')
}
