import type { DataFiles } from '#server/law/data-files.ts'
import type { Breach, DataRule } from '#server/law/rule.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'

const index = 'data/policies/index.json'
const law =
  'What binds a player: version, date, every language and a stable id for each clause (specification, 2.1 and 3)'

/** Versions that the specification names (sections 3 and 9): their addresses never die. */
const namedVersions = { 'terms-conditions': '20250814', 'security-and-ecology': '20240426' }

interface PolicyEntry {
  id: string
  versions: string[]
}

export const policyRules: readonly DataRule[] = [
  {
    id: 'C18',
    sentence: 'Every policy has a version, dates, all its translations and an id for each clause.',
    checkData({ files }) {
      const text = files.get(index)
      if (!text) return [{ message: 'There is no list of policies', law, file: index }]
      const entries = JSON.parse(text) as PolicyEntry[]
      const gone = Object.entries(namedVersions)
        .filter(([id, version]) => entries.some((entry) => entry.id === id && !entry.versions.includes(version)))
        .map(([id, version]) => ({ message: `${id} no longer has its version ${version}`, law, file: index }))
      const wrong = entries.flatMap(({ id, versions }) =>
        versions.length === 0
          ? [{ message: `${id} has no version`, law, file: index }]
          : versions.flatMap((version) => checkVersion(files, `data/policies/${id}/${version}`, version)),
      )
      return [...gone, ...wrong]
    },
  },
]

function checkVersion(files: DataFiles, stem: string, version: string): Breach[] {
  const texts = localeCodes.map((locale) => ({
    locale,
    file: `${stem}.${locale}.md`,
    text: files.get(`${stem}.${locale}.md`),
  }))
  const missing = texts.filter(({ text }) => text === undefined)
  const there = texts.flatMap(({ locale, file, text }) => (text === undefined ? [] : [{ locale, file, text }]))
  return [
    ...missing.map(({ locale, file }) => ({ message: `There is no text in ${locale}`, law, file, locale })),
    ...there.flatMap((entry) => checkText(entry, version)),
    ...there.flatMap((entry) => there.flatMap((other) => compareTexts(entry, other))),
  ]
}

interface Text {
  locale: Locale
  file: string
  text: string
}

function checkText({ locale, file, text }: Text, version: string): Breach[] {
  const problems = ['title', 'description']
    .filter((name) => !new RegExp(`^${name}: \\S`, 'm').test(text))
    .map((name) => `The text has no ${name}`)
  const effective = /^effective: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1]
  if (!effective) problems.push('The text has no effective date')
  else if (effective.replaceAll('-', '') !== version)
    problems.push(`It takes effect on ${effective}, not on ${version}`)
  if (!/^published: \d{4}-\d{2}-\d{2}$/m.test(text)) problems.push('The text has no date of publication')
  for (const heading of listHeadings(text)) {
    if (heading.id === null) problems.push(`“${heading.line}” has no id`)
    else if (heading.isEmpty) problems.push(`Clause ${heading.number} (${heading.id}) has no text`)
  }
  return problems.map((message) => ({ message, law, file, locale }))
}

function compareTexts(from: Text, to: Text): Breach[] {
  if (from === to) return []
  const there = new Set(listHeadings(to.text).map(({ number, id }) => `${number} ${id}`))
  return listHeadings(from.text)
    .filter(({ number, id }) => id !== null && !there.has(`${number} ${id}`))
    .map(({ number, id }) => ({
      message: `Clause ${number} (${id}) of the text in ${from.locale} is missing in ${to.locale}`,
      law,
      file: to.file,
      locale: to.locale,
    }))
}

/** The headings of chapters and clauses. A clause is empty when nothing binding follows before the next heading. */
function listHeadings(text: string) {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const [, marks, number = ''] = /^(#{2,3}) (\d+(?:\.\d+)?)\b/.exec(line) ?? []
    if (!marks) return []
    const next = lines.slice(at + 1).findIndex((other) => other.startsWith('#'))
    const body = lines.slice(at + 1, next < 0 ? undefined : at + 1 + next)
    const isEmpty = marks === '###' && !body.some((other) => other.trim() !== '' && !other.startsWith('>'))
    return [{ line, number, id: /\{#([a-z0-9-]+)\}\s*$/.exec(line)?.[1] ?? null, isEmpty }]
  })
}
