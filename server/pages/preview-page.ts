import type { PreviewPageContent } from '#client/site/entry-server.tsx'
import { NO_FRAMES } from '#server/http/plugins/security-headers.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import type { Assets } from './assets.ts'
import { escapeHtml } from './document.ts'
import type { Entry } from './entry.ts'

interface PreviewPageInput {
  entry: Entry
  assets: Assets
  site: Site
  locale: Locale
  content: PreviewPageContent
}

/** A page about previews as a whole document, and its content security policy: it runs no script and is found by nobody. */
export async function renderPreviewPage({ entry, assets, site, locale, content }: PreviewPageInput) {
  const { brandName, blackLogoPath, logoWidth, logoHeight } = site.edition
  const { language } = locales[locale]
  const styles = await assets.stylesOf(['client/layout/preview-page.tsx'])
  const logo = { src: blackLogoPath, width: logoWidth, height: logoHeight, alt: brandName }
  const title = content.type === 'matrix' ? entry.translate[locale]('preview.matrix.title') : content.title
  const head = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${title.replaceAll('\u00ad', '')} | ${brandName}`)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
  ]
  const body = entry.renderPreviewPage({ locale, content, logo })
  const document = [
    head.join(''),
    Buffer.from(styles.elements).toString(),
    `</head><body data-theme="light">${body}</body></html>`,
  ]
  const csp = [
    "default-src 'none'",
    `style-src 'self' ${styles.cspHash}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    NO_FRAMES,
  ]
  return { body: document.join(''), csp: csp.join('; ') }
}
