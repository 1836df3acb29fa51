import type { ContentClock } from '#shared/site/content-clock.ts'
import { locales } from '#shared/site/locales.ts'
import type { Site } from '../content/load-editions.ts'

const DAY_MS = 86_400_000
/** How long security.txt promises to hold; RFC 9116 (2.5.5) recommends less than a year. */
const SECURITY_TEXT_MS = 180 * DAY_MS

/** What crawlers leave alone: addresses that do something, previews, and results, rounds and past days that have no end. */
export function robotsText({ edition, paths }: Site): string {
  const searches = edition.locales.flatMap((locale) => paths.pathOf('search', locale) ?? [])
  const endlessPages = ['pot-odds-trainer', 'daily-question']
  const rounds = edition.locales.flatMap((locale) => endlessPages.flatMap((id) => paths.pathOf(id, locale) ?? []))
  const endless = [...searches, ...rounds.map((path) => `${path}?`)]
  const disallowed = ['/actions/', '/api/', '/preview', ...endless].map((path) => `Disallow: ${path}`)
  return lines(['User-agent: *', ...disallowed, '', `Sitemap: ${edition.origin}/sitemap.xml`])
}

/** Whom to tell of a weakness (RFC 9116). Its expiry lies a fixed span after today: it never lapses. */
export function securityText({ edition }: Site, clock: ContentClock): string {
  const [locale] = edition.locales
  const expires = new Date(clock.startOf(DAY_MS) + SECURITY_TEXT_MS).toISOString()
  return lines([
    `Contact: mailto:${edition.legalNames.securityMail[locale]}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...new Set([...edition.locales, 'en'])].join(', ')}`,
    `Canonical: ${edition.origin}/.well-known/security.txt`,
  ])
}

/** Who makes the site, for people who look for it (humanstxt.org). */
export function humansText({ edition, paths }: Site): string {
  const [locale] = edition.locales
  const page = (id: string) => edition.origin + (paths.pathOf(id, locale) ?? '/')
  return lines([
    '/* TEAM */',
    edition.companyIdentity.en,
    `Contact: ${edition.legalNames.supportMail[locale]}`,
    `About: ${page('about-us')}`,
    '',
    '/* SITE */',
    `Languages: ${edition.locales.map((code) => locales[code].name).join(', ')}`,
    `Accessibility: ${page('accessibility')}`,
    `Privacy: ${page('privacy-policy')}`,
  ])
}

/** A text file of lines. */
export function lines(list: readonly string[]): string {
  return `${list.join('\n').trimEnd()}\n`
}
