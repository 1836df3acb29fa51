import type { Locale } from '#shared/locales.ts'
import type { LiveMessages } from '#shared/messages.gen.ts'
import type { Catalog } from '#shared/messages.ts'

/** The compiled texts of live sections; each locale is a chunk of its own, so a browser loads the one it shows. */
const loaders: Record<Locale, () => Promise<{ default: Catalog<LiveMessages> }>> = {
  nl: () => import('#data/messages/nl-NL.live.json'),
  en: () => import('#data/messages/en.live.json'),
}

/** The messages that browser code may use, in one language. Rejects when the chunk does not arrive. */
export async function loadLiveMessages(locale: Locale): Promise<Catalog<LiveMessages>> {
  return (await loaders[locale]()).default
}
