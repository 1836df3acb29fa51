import type { ForbiddenKind } from '#shared/law/jurisdictions.ts'
import type { EditionId } from '#shared/site/editions.ts'
import type { Currency } from '#shared/site/money.ts'

/** The least that the law of a market asks for. Data may ask for more, never for less. */
export interface LegalFloor {
  /** Id of the jurisdiction that the edition has to follow. */
  jurisdiction: string
  minimumAge: number
  /** null: the words are the operator's own. */
  warning: string | null
  /** Addresses that every page leads to. */
  links: readonly string[]
  /** Words that the patterns of each kind have to find. */
  forbidden: Partial<Record<ForbiddenKind, readonly string[]>>
  /** What bonuses and stakes may be shown in. */
  currencies: readonly Currency[]
  source: string
}

/** By edition, so that following the law of another market is no way to meet one's own. */
export const legalFloor: Readonly<Record<EditionId, LegalFloor>> = {
  nl: {
    jurisdiction: 'netherlands',
    minimumAge: 18,
    warning: 'Wat kost gokken jou? Stop op tijd. 18+',
    links: ['https://openovergokken.nl/', 'https://cruksregister.nl/', 'https://kansspelautoriteit.nl/'],
    forbidden: {
      roleModels: ['ambassadeur', 'pokerprof', 'influencers'],
      lossBonus: ['cashback', 'cash-back', 'cashbackactie', 'je verlies terug', 'geld terug bij verlies'],
      urgency: ['alleen vandaag', 'laatste kans', 'nog 3 uur', 'op = op'],
    },
    currencies: ['EUR'],
    source: 'Product facts, 0 (facts 1 to 6) and 1.2',
  },
  global: {
    jurisdiction: 'international',
    minimumAge: 18,
    warning: null,
    links: [],
    forbidden: {},
    currencies: ['USD'],
    source: 'Specification, section 5; product facts, 2',
  },
  ca: {
    jurisdiction: 'ontario',
    minimumAge: 19,
    warning: null,
    links: ['https://connexontario.ca/', 'https://www.agco.ca/', 'https://www.igamingontario.ca/'],
    forbidden: {
      roleModels: ['ambassador', 'poker pros', 'influencers'],
      publicInducement: ['bonus', 'free credit', 'promo code', 'welcome offer'],
    },
    currencies: ['CAD'],
    source: 'Product facts, 2 (Ontario: Registrar’s Standards 2.05, 19 or older)',
  },
}
