import type { Site } from '#server/site/content/load-editions.ts'
import { countryCodes } from '#shared/visitor/countries.ts'
import { type VisitorClass, visitorClassOf } from '#shared/visitor/visit-decision.ts'
import type { Location } from '#shared/visitor/visitor.ts'
import type { Visitors } from './region-rules.ts'

/** A class of an edition's visitors, with a place of which it is. */
export interface ClassExample {
  visitorClass: VisitorClass
  location: Location
}

/** Every class that the visitors of an edition can be of; that of its own market is the first. */
export function listVisitorClasses(visitors: Pick<Visitors, 'resolvePreview'>, site: Site): ClassExample[] {
  const { id: editionId, regionCountryCode } = site.edition
  const territories = [...site.jurisdictions.values()].flatMap(({ territory }) => territory)
  const locations: Location[] = [
    ...site.jurisdiction.territory.map(readTerritory),
    { country: regionCountryCode, region: null },
    ...territories.map(readTerritory),
    ...countryCodes.map((country) => ({ country, region: null })),
    { country: null, region: null },
  ]
  const classes = new Map<string, ClassExample>()
  for (const location of locations) {
    const visitor = visitors.resolvePreview({ location, isWhitelisted: false, editionId })
    const visitorClass = visitorClassOf(visitor, site)
    const key = JSON.stringify(visitorClass)
    if (!classes.has(key)) classes.set(key, { visitorClass, location })
  }
  return [...classes.values()]
}

/** The place that a territory's code names: `CA-ON`, `NL`. */
function readTerritory(code: string): Location {
  const [country = code, region = null] = code.split('-')
  return { country, region }
}
