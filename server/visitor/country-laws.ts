import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { loadJson } from '#server/site/content/load-json.ts'
import { VerifiedOn } from '#shared/law/jurisdictions.ts'
import { LocaleText } from '#shared/site/editions.ts'
import { atLeast, exactly } from '#shared/site/schema.ts'
import { countryCodes } from '#shared/visitor/countries.ts'

/** What a country's law says of online poker for money with an operator that is licensed elsewhere. */
const foreignOperators = ['allowed', 'needLicence', 'forbidden'] as const
export const ForeignOperators = Type.Enum([...foreignOperators])

const CountryLawSchema = exactly({
  /** ISO 3166-1 codes of all countries and territories in which it is the law. */
  countries: atLeast(1, Type.String()),
  foreignOperators: ForeignOperators,
  /** The law or regulator, and what it says of this. */
  source: LocaleText,
  verifiedOn: VerifiedOn,
})
export type CountryLaw = Static<typeof CountryLawSchema>

export const COUNTRY_LAWS = 'country-laws.json'

/**
 * Loads the gambling law of each country of which we know one, by country.
 * @throws Error that names the file and the country that is none, or has two laws.
 */
export async function loadCountryLaws(folder: string): Promise<ReadonlyMap<string, CountryLaw>> {
  const file = join(folder, COUNTRY_LAWS)
  const laws = new Map<string, CountryLaw>()
  for (const law of await loadJson(file, Type.Array(CountryLawSchema))) {
    for (const country of law.countries) {
      if (!countryCodes.includes(country)) throw new Error(`${file}: ${country} expected a country of ISO 3166-1`)
      if (laws.has(country)) throw new Error(`${file}: ${country} expected one law only`)
      laws.set(country, law)
    }
  }
  return laws
}
