import type { ShownPreview } from '#server/visitor/preview-token.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { Entry } from './entry.ts'

/** The line above every page of a preview, and the source files whose styles it needs; nothing for everybody else. */
export function buildPreviewBar(entry: Entry, preview: ShownPreview | null, locale: Locale) {
  if (!preview) return { html: '', sources: [] }
  const { id, country, region, isWhitelisted, date } = preview
  const html = entry.renderPreviewBar({ locale, id, preview: { country, region, isWhitelisted, date } })
  return { html, sources: ['client/layout/preview-bar.tsx'] }
}
