import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { ownReferrer } from '#server/http/own-referrer.ts'
import { root } from '#server/root.ts'
import { warningOf } from '#shared/law/jurisdictions.ts'
import { type Locale, localeCodes, locales, messageFilesOf } from '#shared/site/locales.ts'
import { safeLocation } from '#shared/site/safe-location.ts'
import { frameAncestors } from './content-security-policy.ts'
import { escapeHtml } from './document.ts'

const messageFolder = join(root, 'data/messages')

/** Every message as it is written; those of this page have no parameters. */
const messages = Object.fromEntries(
  localeCodes.map((code) => [
    code,
    Object.assign(
      {},
      ...messageFilesOf(code).map((file) => JSON.parse(readFileSync(join(messageFolder, file), 'utf8'))),
    ),
  ]),
) as Record<Locale, Record<string, string>>

/** A message as HTML, of those without parameters. */
export const errorText = (locale: Locale, key: string): string => escapeHtml(messages[locale][key] ?? '')

/** The stage's colours (client/styles/tokens.css) once more: this page waits for no stylesheet. */
export const staticErrorStyles = [
  'body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;color-scheme:dark;background:#08090c;color:#c9c7c0;font:16px/1.55 system-ui,sans-serif}',
  'body>p,main{padding:12px max(20px,50vw - 600px)}',
  'body>p{margin:0;border-bottom:1px solid #2b3140;color:#f7f4ec;font-size:14px;font-weight:600}',
  'main{align-self:center;max-width:56ch;padding-block:32px 96px}',
  'img,svg{display:block;margin-bottom:64px}',
  'section+section{margin-top:64px}',
  'h1,h2{margin:0 0 24px;color:#f7f4ec;font:600 clamp(40px,6vw,64px)/1.05 Georgia,serif}',
  'p{margin:0 0 8px}',
  'strong{color:#f7f4ec}',
  'small{color:#9c9da5;overflow-wrap:anywhere}',
  'a{display:inline-block;margin:32px 24px 0 0;color:#f7f4ec;line-height:44px}',
  'a.back{padding:6px 28px;border:1px solid transparent;border-radius:6px;background:#e5132b;color:#ffffff;font-weight:600;text-decoration:none}',
  ':focus-visible{outline:3px solid #7cc4ff;outline-offset:2px}',
  // The white name on the ground that a reader chose.
  '@media(forced-colors:active) and (prefers-color-scheme:light){img{filter:invert(1)}}',
].join('')

/** Source of these styles in a policy. */
export const styleHash = `'sha256-${createHash('sha256').update(staticErrorStyles).digest('base64')}'`

/** Policy of a page that loads nothing but its logo and runs nothing; `embedders` may show it in a frame. */
export const staticErrorPolicy = (embedders: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${styleHash}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    frameAncestors(embedders),
  ].join('; ')

/**
 * The error page without bundle, back end and stylesheets: what is sent when rendering itself fails, and for what was refused
 * without a render. Its way back is a plain link, where the browser tells which page of the site led here.
 */
export function renderStaticErrorPage(
  request: Pick<FastifyRequest, 'site' | 'id' | 'headers'>,
  locale: Locale,
  status: number,
): string {
  const { edition, jurisdiction, paths } = request.site
  const text = (key: string) => errorText(locale, key)
  const [heading, ...said] =
    status < 500
      ? ['ERROR_REFUSED_HEADING', 'ERROR_REFUSED_TEXT']
      : ['ERROR_500_HEADING', 'ERROR_500_TEXT', 'ERROR_UNEXPECTED']
  const { brandName, logoPath, logoWidth, logoHeight } = edition
  const referrer = ownReferrer(request)
  const back = referrer && safeLocation(referrer.pathname.replace(/^\/+/, '/') + referrer.search)
  return [
    `<!doctype html><html lang="${locales[locale].language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${text(heading)} | ${escapeHtml(brandName)}</title><style>${staticErrorStyles}</style></head>`,
    `<body><p>${escapeHtml(warningOf(jurisdiction, locale))}</p>`,
    `<main><img src="${logoPath}" width="${logoWidth}" height="${logoHeight}" alt="${escapeHtml(brandName)}">`,
    `<h1>${text('ERROR_500_TITLE')}</h1><p><strong>${text(heading)}</strong></p>`,
    `${said.map((key) => `<p>${text(key)}</p>`).join('')}<p><small>${escapeHtml(request.id)}</small></p>`,
    back ? `<a class="back" href="${escapeHtml(back)}">${text('ERROR_500_BACK')}</a>` : '',
    `<a href="${paths.pathOf('index', locale) ?? '/'}">${text('header.home')}</a></main></body></html>`,
  ].join('')
}
