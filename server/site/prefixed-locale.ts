import { createProblem } from '#server/http/problems.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { Site } from './content/load-editions.ts'

/**
 * The locale of a file's address: only other languages than the first have a prefix, as everywhere (shared/site/paths.ts).
 * @throws Problem (404) for any other prefix.
 */
export function prefixedLocale({ edition }: Site, prefix: string | undefined): Locale {
  const [first, ...others] = edition.locales
  const locale = prefix === undefined ? first : others.find((code) => code === prefix)
  if (!locale) throw createProblem({ status: 404, detail: 'There is no such file.' })
  return locale
}
