import { COUNTRY_LAWS, type CountryLaw } from '#server/visitor/country-laws.ts'
import type { HelpLinks } from '#shared/law/help-links.ts'
import type { Jurisdiction } from '#shared/law/jurisdictions.ts'
import type { Breach, DataRule, RuleContext } from './rule.ts'

/** Ages of a check, in days, from which it is a warning and from which it fails. */
const STALE_AFTER_DAYS = 180
const EXPIRED_AFTER_DAYS = 365

const DAY_MS = 86_400_000

interface Checked {
  name: string
  verifiedOn: string | null
  file: string
}

export const dataRules: readonly DataRule[] = [
  {
    id: 'C15',
    sentence: `Every helpline, every link to a regulator and every country’s law was checked by a person less than ${EXPIRED_AFTER_DAYS} days ago.`,
    checkData: (context) =>
      listChecked(context).flatMap(({ name, verifiedOn, file }): Breach[] => {
        if (verifiedOn === null) return []
        const days = Math.floor((Date.parse(context.today) - Date.parse(verifiedOn)) / DAY_MS)
        if (days < 0) return [{ message: `${name} is marked as checked on ${verifiedOn}, which lies ahead`, law, file }]
        if (days <= STALE_AFTER_DAYS) return []
        const message = `${name} was last checked on ${verifiedOn}, ${days} days ago`
        return [{ message, law, file, severity: days > EXPIRED_AFTER_DAYS ? 'error' : 'warning' }]
      }),
  },
  {
    id: 'C16',
    sentence:
      'Nobody is sent to a helpline or a regulator, or told the law of a country, that no person has ever checked.',
    checkData: (context) => {
      const byFile = Map.groupBy(
        listChecked(context).filter(({ verifiedOn }) => verifiedOn === null),
        ({ file }) => file,
      )
      return [...byFile].map(([file, never]) => ({
        message: `Nobody has checked yet: ${never.map(({ name }) => name).join(', ')}`,
        law,
        file,
        severity: 'warning' as const,
      }))
    },
  },
  {
    id: 'C17',
    sentence: 'The law that an edition follows is in force on the day.',
    checkData: ({ sites, today }) =>
      sites
        .filter(
          ({ jurisdiction: { effectiveFrom, effectiveTo } }) => today < effectiveFrom || (effectiveTo ?? today) < today,
        )
        .map(({ edition, jurisdiction: { id, effectiveFrom, effectiveTo } }) => ({
          editionId: edition.id,
          message: `${id} is in force from ${effectiveFrom} to ${effectiveTo ?? 'an unknown day'}, not on ${today}`,
          law: 'Design, section 7: law is data with effective dates',
          file: `data/jurisdictions/${id}.json`,
        })),
  },
]

const law = 'Product facts, 1.2 and 5.1 (item 8): help links and licence links are checked by a person'

function listChecked({ files }: RuleContext): Checked[] {
  return [...files].flatMap(([file, text]): Checked[] => {
    if (file === 'data/help-links.json') {
      return (JSON.parse(text) as HelpLinks).flatMap(({ country, organisations }) =>
        organisations.map(({ name, verifiedOn }) => ({ name: `${name} (${country})`, verifiedOn, file })),
      )
    }
    if (file === `data/${COUNTRY_LAWS}`) {
      return (JSON.parse(text) as CountryLaw[]).map(({ countries: [country], verifiedOn }) => ({
        name: `the law of ${country}`,
        verifiedOn,
        file,
      }))
    }
    if (!file.startsWith('data/jurisdictions/')) return []
    const { mandatoryLinks, badges, helplines, selfExclusion } = JSON.parse(text) as Jurisdiction
    return [
      ...mandatoryLinks,
      ...badges.filter(({ url }) => url !== null).map(({ id, verifiedOn }) => ({ name: `${id} badge`, verifiedOn })),
      ...helplines,
      ...(selfExclusion ? [selfExclusion] : []),
    ].map(({ name, verifiedOn }) => ({ name, verifiedOn, file }))
  })
}
