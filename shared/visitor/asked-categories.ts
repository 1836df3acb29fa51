import { storageOf } from '#shared/site/browser-storage.ts'
import type { Edition } from '#shared/site/editions.ts'
import { type OptionalCategory, optionalCategories } from './consent.ts'
import { outsideScriptsOf } from './third-parties.ts'

type AskingEdition = Parameters<typeof storageOf>[0] & Pick<Edition, 'analytics' | 'outsideScripts'>

const known = new WeakMap<AskingEdition, readonly OptionalCategory[]>()

/**
 * The categories for which an edition needs a yes, as something of them is used: nobody is asked for leave to do nothing.
 * None where it asks for no consent.
 */
export function askedCategories(edition: AskingEdition): readonly OptionalCategory[] {
  let asked = known.get(edition)
  if (!asked) {
    asked = edition.isConsentEnabled ? optionalCategories.filter((category) => isUsed(category, edition)) : []
    known.set(edition, asked)
  }
  return asked
}

function isUsed(category: OptionalCategory, edition: AskingEdition): boolean {
  const { beacon, dataLayer } = edition.analytics
  if (category === 'statistics' && (beacon || dataLayer)) return true
  // What a chat stores comes with the click that opens it.
  const isStored = storageOf(edition).some((thing) => thing.category === category && thing.placedBy === 'site')
  return isStored || outsideScriptsOf(edition).some((script) => script.category === category)
}
