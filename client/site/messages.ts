import { type MessagePart, needsMore } from '#shared/site/interactive-messages.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { InteractiveMessages } from '#shared/site/messages.gen.ts'
import type { Catalog } from '#shared/site/messages.ts'
import type { InteractiveSectionKind } from '#shared/site/sections.ts'

type Loader = () => Promise<{ default: Readonly<Record<string, unknown>> }>

/** The compiled texts of interactive sections; each part of each locale is a chunk of its own, so a browser loads what it shows. */
const loaders: Record<Locale, Record<MessagePart, Loader>> = {
  nl: {
    home: () => import('#data/messages/nl-NL.interactive.json?part=home'),
    more: () => import('#data/messages/nl-NL.interactive.json?part=more'),
  },
  en: {
    home: () => import('#data/messages/en.interactive.json?part=home'),
    more: () => import('#data/messages/en.interactive.json?part=more'),
  },
}

export interface InteractiveTexts {
  catalog: Catalog<InteractiveMessages>
  load: (kinds: readonly InteractiveSectionKind[]) => Promise<void>
}

export function createInteractiveTexts(locale: Locale): InteractiveTexts {
  const catalog = {} as Catalog<InteractiveMessages>
  const { home, more } = loaders[locale]
  return {
    catalog,
    async load(kinds) {
      const parts = await Promise.all(kinds.some(needsMore) ? [home(), more()] : [home()])
      for (const part of parts) Object.assign(catalog, part.default)
    },
  }
}

/** Every message that browser code may use, for what is on no page of its own. Rejects when a chunk does not arrive. */
export async function loadInteractiveMessages(locale: Locale): Promise<Catalog<InteractiveMessages>> {
  const { home, more } = loaders[locale]
  const parts = await Promise.all([home(), more()])
  return Object.assign({}, ...parts.map((part) => part.default))
}
