import { themeColors } from '#server/pages/theme-colors.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import type { Site } from '../content/load-editions.ts'

/** The site on a device's home screen (W3C Web Application Manifest). It opens in a browser's window: it is no app. */
export function webManifest({ edition, paths }: Site, locale: Locale, description: string) {
  return {
    name: edition.brandName,
    short_name: edition.brandName,
    description,
    lang: locales[locale].language,
    dir: 'ltr',
    id: '/',
    start_url: paths.pathOf('index', locale),
    scope: '/',
    display: 'browser',
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...[192, 512].map((size) => icon(size, 'any')),
      ...[192, 512].map((size) => icon(size, 'maskable')),
      { src: '/icons/mark.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'monochrome' },
    ],
  }
}

function icon(size: number, purpose: 'any' | 'maskable') {
  const name = purpose === 'maskable' ? `maskable-${size}` : `icon-${size}`
  return { src: `/icons/${name}.png`, type: 'image/png', sizes: `${size}x${size}`, purpose }
}
