import type { Location } from '#shared/visitor/visitor.ts'
import type { Jurisdiction } from './jurisdictions.ts'

/** Whose law a site can be under: that of its licence, and those of the places where its visitors are. */
export interface Market {
  /** Of the operator's licence. */
  jurisdiction: Jurisdiction
  /** Every one that the data knows, by id. */
  jurisdictions: ReadonlyMap<string, Jurisdiction>
}

/** Id of the jurisdiction in which a visitor is, that of the subdivision before the country's; null: none, or the licence's own. */
export function placeOf({ country, region }: Location, { jurisdiction, jurisdictions }: Market): string | null {
  if (country === null) return null
  const keys = region === null ? [country] : [`${country}-${region}`, country]
  for (const key of keys) {
    const found = [...jurisdictions.values()].find(({ territory }) => territory.includes(key))
    if (found) return found.id === jurisdiction.id ? null : found.id
  }
  return null
}

/**
 * The law that a page is under for a visitor in a place: what either forbids is forbidden, the higher age holds, and the
 * help that is nearest comes first. Our own rules stand back where the place has one for the same thing.
 */
export function jurisdictionAt(place: string | null, market: Market): Jurisdiction {
  const licence = market.jurisdiction
  const local = place === null ? undefined : market.jurisdictions.get(place)
  if (!local) return licence
  const isLocalAgeHigher = local.minimumAge > licence.minimumAge
  const bonus = licence.currencies.bonus.filter((currency) => local.currencies.bonus.includes(currency))
  const ageBadges = (isLocalAgeHigher ? local : licence).badges.filter(({ id }) => id === 'age')
  return {
    ...licence,
    id: `${licence.id}+${local.id}`,
    minimumAge: isLocalAgeHigher ? local.minimumAge : licence.minimumAge,
    ages: [...new Set([...licence.ages, ...local.ages])].toSorted((a, b) => a - b),
    mandatoryTexts: isLocalAgeHigher
      ? withLocal(withoutSame(licence.mandatoryTexts, local.mandatoryTexts), local.mandatoryTexts)
      : withLocal(licence.mandatoryTexts, withoutSame(local.mandatoryTexts, licence.mandatoryTexts)),
    mandatoryLinks: withLocal(
      licence.mandatoryLinks,
      local.mandatoryLinks.filter(({ id }) => id === 'help'),
    ),
    badges: [...licence.badges.filter(({ id }) => id !== 'age'), ...ageBadges],
    forbidden: [...licence.forbidden, ...local.forbidden, ...(bonus.length === 0 ? [withoutCurrency(local)] : [])],
    currencies: { ...licence.currencies, bonus },
    helplines: [
      ...local.helplines,
      ...licence.helplines.filter(({ url }) => local.helplines.every((other) => other.url !== url)),
    ],
    selfExclusion: local.selfExclusion ?? licence.selfExclusion,
    bonusAge: [licence.bonusAge, local.bonusAge].reduce((a, b) => ((b?.from ?? 0) > (a?.from ?? 0) ? b : a)),
    sources: [...local.sources, ...licence.sources.filter(({ id }) => local.sources.every((other) => other.id !== id))],
  }
}

type MandatoryText = Jurisdiction['mandatoryTexts'][number]

/** What both demand in the same words is said once, with the higher age. */
function withoutSame(texts: readonly MandatoryText[], others: readonly MandatoryText[]): MandatoryText[] {
  const wordsOf = ({ text }: MandatoryText) => JSON.stringify(text).replace(/\d+/g, '')
  return texts.filter((one) => others.every((other) => wordsOf(other) !== wordsOf(one)))
}

/** A bonus that may be shown in no currency is not shown. */
function withoutCurrency({ currencies }: Jurisdiction): Jurisdiction['forbidden'][number] {
  return { kind: 'publicInducement', law: currencies.law, patterns: { nl: [], en: [] } }
}

/** The law that is no regulator's but our own. */
const HOUSE = 'house'

function withLocal<Demand extends { id: string; law: string }>(ours: readonly Demand[], local: readonly Demand[]) {
  const stays = ({ id, law }: Demand) => law !== HOUSE || local.every((other) => other.id !== id)
  return [...local, ...ours.filter(stays)]
}
