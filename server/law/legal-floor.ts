import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'
import type { EditionId } from '#shared/site/editions.ts'
import type { Currency } from '#shared/site/money.ts'

export interface LegalFloor {
  jurisdiction: string
  minimumAge: number
  warning: string | null
  /** Addresses that every page leads to. */
  links: readonly string[]
  forbidden: Partial<Record<ForbiddenKind, readonly string[]>>
  currencies: readonly Currency[]
  /** The most that a bonus comes to, in whole units of the currency. */
  bonusCeiling: number
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
    // Reclamecode Online Kansspelen.
    bonusCeiling: 250,
    source: 'Product facts, 0 (facts 1 to 6) and 1.2',
  },
  global: {
    jurisdiction: 'international',
    minimumAge: 18,
    warning: null,
    links: [],
    forbidden: {},
    currencies: ['USD'],
    bonusCeiling: 600,
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
    // None may be shown to the public.
    bonusCeiling: 0,
    source: 'Product facts, 2 (Ontario: Registrar’s Standards 2.05, 19 or older)',
  },
}
