import type { Site } from '#server/site/content/load-editions.ts'
import { type Jurisdiction, warningOf } from '#shared/law/jurisdictions.ts'
import { foldText } from './fold-text.ts'
import { type LegalFloor, legalFloor } from './legal-floor.ts'
import type { Breach, DataRule } from './rule.ts'

export const floorRules: readonly DataRule[] = [
  {
    id: 'C20',
    sentence: 'The data of a market demands and forbids no less than its law.',
    checkData: ({ sites }) => sites.flatMap(checkSite),
  },
]

function checkSite({ edition, jurisdiction }: Site): Breach[] {
  const floor = legalFloor[edition.id]
  const file = `data/jurisdictions/${jurisdiction.id}.json`
  if (jurisdiction.id !== floor.jurisdiction) {
    const message = `The edition ${edition.id} follows the law of ${jurisdiction.id}, not of ${floor.jurisdiction}`
    return [{ message, law: floor.source, file: `data/markets/${edition.id}/edition.json`, editionId: edition.id }]
  }
  return [...listLess(jurisdiction, floor), ...listAllowed(jurisdiction, floor)].map((message) => ({
    message,
    law: floor.source,
    file,
    editionId: edition.id,
  }))
}

function listLess(jurisdiction: Jurisdiction, { minimumAge, warning, links }: LegalFloor): string[] {
  const texts = Object.values(jurisdiction.mandatoryTexts.find(({ id }) => id === 'warning')?.text ?? {})
  const isAgeNamed = (text: string) => text.includes(`${jurisdiction.minimumAge}+`)
  return [
    ...(jurisdiction.minimumAge < minimumAge
      ? [`The minimum age is ${jurisdiction.minimumAge}, below ${minimumAge}`]
      : []),
    ...jurisdiction.ages.filter((age) => age < minimumAge).map((age) => `A page may name the age ${age}`),
    ...(warning !== null && warningOf(jurisdiction, 'nl') !== warning ? [`The warning is not “${warning}”`] : []),
    ...texts.filter((text) => !isAgeNamed(text)).map((text) => `The warning “${text}” does not name the age`),
    ...links
      .filter((url) => !jurisdiction.mandatoryLinks.some((link) => link.url === url))
      .map((url) => `No page has to lead to ${url}`),
  ]
}

function listAllowed(jurisdiction: Jurisdiction, floor: LegalFloor): string[] {
  const foreign = [...jurisdiction.currencies.bonus, ...jurisdiction.currencies.stake].filter(
    (currency) => !floor.currencies.includes(currency),
  )
  return [
    ...[...new Set(foreign)].map((currency) => `Bonuses or stakes may be shown in ${currency}`),
    ...Object.entries(floor.forbidden).flatMap(([kind, words]) => {
      const patterns = jurisdiction.forbidden.find((entry) => entry.kind === kind)?.patterns
      if (!patterns) return [`${kind} is not forbidden`]
      const all = [...patterns.nl, ...patterns.en].map((pattern) => new RegExp(pattern, 'iu'))
      return words
        .filter((word) => !all.some((pattern) => pattern.test(foldText(word))))
        .map((word) => `“${word}” is not among the words of ${kind}`)
    }),
  ]
}
