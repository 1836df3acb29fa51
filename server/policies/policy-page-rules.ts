import { shownTextOf } from '#server/law/read-page.ts'
import type { Breach, CheckedPage, PageRule, RuleContext } from '#server/law/rule.ts'
import { attributesOf, selectAll, selectFirst } from '#server/law/select.ts'
import { anchorOf } from '#shared/policies/policies.ts'
import { readPolicyPage } from '#shared/policies/policy-routes.ts'
import type { Locale } from '#shared/site/locales.ts'

export const policyPageRules: readonly PageRule[] = [
  {
    id: 'C19',
    sentence:
      'A policy’s page shows its version, its date of effect, which language prevails, and each clause with its permalink.',
    checkPage(page, { files }) {
      const policy = readPolicyPage(page.pageId)
      if (!policy || policy.kind === 'comparison') return []
      const version = versionOf(page, policy.policyId, files)
      const file = `data/policies/${policy.policyId}/${version}.${page.locale}.md`
      const text = files.get(file)
      const tell = (message: string, place: string): Breach => ({ message, law, file: place })
      if (!text)
        return [
          tell(
            `The page shows no version of ${policy.policyId} that its data has`,
            'client/policies/sections/policy.tsx',
          ),
        ]
      const imprint = selectAll('main dl dd', page.document).map((entry) => shownTextOf(entry))
      const effective = dateParts(/^effective: (\S+)$/m.exec(text)?.[1] ?? '', page.locale)
      const language = new Intl.DisplayNames(page.locale, { type: 'language' })
      const [prevails] = page.site.edition.locales
      const shown = new Set(attributesOf('main [id^="c-"]', 'id', page.document))
      const clauses = [...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm)].map(([, number = '']) => number)
      return [
        ...(imprint.includes(version)
          ? []
          : [tell(`The page does not show its version ${version}`, 'client/policies/sections/policy.tsx')]),
        ...(imprint.some((entry) => effective.every((part) => entry.includes(part)))
          ? []
          : [tell('The page does not show its date of effect', 'client/policies/sections/policy.tsx')]),
        ...(imprint.some((entry) => entry.toLowerCase() === language.of(prevails)?.toLowerCase())
          ? []
          : [tell('The page does not show which language prevails', 'client/policies/sections/policy.tsx')]),
        ...clauses
          .filter((number) => !shown.has(anchorOf(number)))
          .map((number) => tell(`The page has no clause ${number} to link to`, 'client/policies/policy-chapters.tsx')),
      ]
    },
  },
  {
    id: 'C28',
    sentence: 'Where offers may not be shown to the public, no clause and no quotation says what one comes to.',
    checkPage(page, { files }) {
      const demand = page.site.jurisdiction.forbidden.find(({ kind }) => kind === 'publicInducement')
      if (!demand) return []
      const text = plainOf(shownTextOf(selectFirst('main', page.document)))
      const said = offersOf(files, page.locale).find(({ words }) => text.includes(words))
      return said ? [{ message: `The page says “${said.words}”`, law: demand.law, file: said.file }] : []
    },
  },
]

const known = new WeakMap<RuleContext['files'], Partial<Record<Locale, { words: string; file: string }[]>>>()

/** What bonuses come to, as policies say it where that may be said, each with the words that follow: `{offer: … | …}`. */
function offersOf(files: RuleContext['files'], locale: Locale) {
  const byLocale = known.get(files) ?? {}
  known.set(files, byLocale)
  byLocale[locale] ??= [...files].flatMap(([file, text]) =>
    file.startsWith('data/policies/') && file.endsWith(`.${locale}.md`)
      ? [...text.matchAll(/\{offer: ([^{}|]+) \| [^{}|]+\}([^\n{[]{0,20})/g)].map(([, offer = '', rest = '']) => ({
          words: plainOf(offer + rest),
          file,
        }))
      : [],
  )
  return byLocale[locale]
}

function plainOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

const law = 'What binds a player: version, date and a permalink for each clause (specification, 2.1 and 3)'

interface PolicyEntry {
  id: string
  versions: string[]
}

function entriesOf(files: RuleContext['files']): PolicyEntry[] {
  return JSON.parse(files.get('data/policies/index.json') ?? '[]')
}

function versionOf({ document }: CheckedPage, policyId: string, files: RuleContext['files']): string {
  const permalink = selectFirst('main [data-permalink]', document)?.attribs['data-permalink'] ?? ''
  const versions = entriesOf(files).find(({ id }) => id === policyId)?.versions ?? []
  return versions.find((version) => permalink.includes(version)) ?? ''
}

function dateParts(date: string, locale: Locale): string[] {
  const [year = '', , day = ''] = date.split('-')
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.parse(date))
  return [year, month, String(Number(day))]
}
