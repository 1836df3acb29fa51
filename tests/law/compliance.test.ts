import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { checkFolder } from '#server/law/check-folder.ts'
import { hasFailed, refuseWarnings, reportJson, reportJunit, reportText } from '#server/law/report-text.ts'
import { createSiteCheck } from '#server/law/site-check.ts'
import type { IsWanted } from '#server/law/visit.ts'

/** What a changed copy is looked at by: enough of it, because a whole run takes seconds. */
const looked = ['/', '/over-ons/', '/contact/', '/terms-conditions/']
const delivered = fileURLToPath(new URL('../../data', import.meta.url))

it('the delivered site keeps every rule, on every page of every edition, with a word changed as an editor does', async () => {
  // What the build made of its own content, it has not made of this: the same is answered in other ways.
  const folder = await copyData()
  await change(folder, 'pages/contact.nl.json', (text) => text.replace(/"description": "/, '$&Nieuw: '))
  const { report } = await checkWhole(folder)
  await rm(folder, { recursive: true })
  expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(hasFailed(report)).toBe(false)
  // Production refuses just what no person has checked, and names each.
  const refused = refuseWarnings(report).findings
  expect([...new Set(refused.map(({ ruleId, severity }) => `${ruleId} ${severity}`))]).toEqual(['C16 error'])
  const { helplines } = JSON.parse(await readFile(join(delivered, 'jurisdictions/netherlands.json'), 'utf8'))
  for (const { name } of helplines) expect(refused.map(({ message }) => message).join()).toContain(name)
  // Home and the error page of each edition are among what was looked at.
  const paths = report.pages.map(({ editionId, path }) => `${editionId} ${path}`)
  expect(paths).toEqual(
    expect.arrayContaining(['nl /', 'nl /over-ons/', 'global /', 'global /nl/', 'ca /', 'ca /sign-up/']),
  )
  expect(new Set(paths.filter((path) => path.includes('asks-for-no-page'))).size).toBe(3)
  // As visitors of every class, those in Ontario and British Columbia among them.
  const places = new Set(report.pages.map(({ editionId, visitorClass }) => `${editionId} ${visitorClass.place}`))
  expect([...places]).toEqual(
    expect.arrayContaining(['global ontario', 'global canada', 'global netherlands', 'nl ontario']),
  )
}, 1_800_000)

async function copyData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'compliance-'))
  // The site takes the GeoIP file, the largest, from where it is delivered.
  await cp(delivered, folder, { recursive: true, filter: (source) => !source.includes('geoip') })
  return folder
}

async function change(folder: string, file: string, edit: (text: string) => string) {
  const path = join(folder, file)
  const before = await readFile(path, 'utf8')
  const after = edit(before)
  // An edit that no longer finds its place would prove nothing.
  expect(after).not.toBe(before)
  await writeFile(path, after)
}

/** As an operator has the running site checked: by the built process, within its heap. */
function checkWhole(dataFolder: string) {
  const startedAt = Date.now()
  const check = createSiteCheck({
    file: fileURLToPath(new URL('../../dist/server/check-process.js', import.meta.url)),
    served: () => ({ config: parseConfig({}), dataFolder, startedAt, readAt: startedAt, instance: 'test' }),
    wallClock: Date,
    onStart(pid) {
      try {
        // There are no visitors to give way to.
        setPriority(pid ?? 0, constants.priority.PRIORITY_NORMAL)
      } catch {
        // Only root may: for others it takes longer.
      }
    },
  })
  return check.run()
}

describe('a copy of the data', () => {
  let folder: string
  beforeEach(async () => {
    folder = await copyData()
  })
  afterEach(() => rm(folder, { recursive: true }))

  const findErrors = async () => {
    const isWanted: IsWanted = ({ editionId, path, visitorClass: { ruleType, place } }) =>
      editionId === 'nl' && looked.includes(path) && ruleType === null && place === null
    const report = await checkFolder(folder, { isWanted })
    expect(hasFailed(report)).toBe(true)
    return { report, errors: report.findings.filter(({ severity }) => severity === 'error') }
  }

  it('without the warning line fails on every page of the edition', async () => {
    await change(folder, 'jurisdictions/netherlands.json', (text) => {
      const jurisdiction = JSON.parse(text)
      return JSON.stringify({ ...jurisdiction, mandatoryTexts: [] })
    })
    const { report, errors } = await findErrors()
    const pages = report.pages.filter(({ editionId }) => editionId === 'nl')
    // The data themselves demand less than the law, too.
    expect(errors.map(({ ruleId, path }) => `${ruleId} ${path}`)).toEqual([
      'C20 null',
      ...pages.map(({ path }) => `C01 ${path}`),
    ])
    expect(errors[1]).toMatchObject({ editionId: 'nl', file: 'data/jurisdictions/netherlands.json' })
    expect(errors[1]?.source).toContain('Wet op de kansspelen')
  })

  it('without the licence badge fails on every page of the edition, by name of the law', async () => {
    await change(folder, 'markets/nl/edition.json', (text) => {
      const edition = JSON.parse(text)
      return JSON.stringify({ ...edition, footerLicences: edition.footerLicences.slice(1) })
    })
    const { report, errors } = await findErrors()
    expect(new Set(errors.map(({ ruleId, editionId, file }) => `${ruleId} ${editionId} ${file}`))).toEqual(
      new Set(['C04 nl data/markets/nl/edition.json']),
    )
    expect(errors[0]?.source).toContain('Beleidsregels woordmerk')
    expect(reportText(report)).toContain('FAIL C04')
    // Page × class × rule.
    const { pages } = JSON.parse(reportJson(report)) as { pages: { path: string; rules: Record<string, string> }[] }
    expect(pages.map(({ path, rules }) => `${path} ${rules.C04} ${rules.C01}`)).toEqual(
      report.pages.map(({ path }) => `${path} broken kept`),
    )
    const junit = reportJunit(report)
    expect(junit).toContain(`<testsuite name="compliance nl"`)
    expect(junit).toMatch(
      /<testcase name="C04 \/over-ons\/" classname="compliance.nl"><failure message="The footer has no/,
    )
  })

  it('without one Dutch clause fails on that clause', async () => {
    const file = 'policies/terms-conditions/20250814.nl.md'
    await change(folder, file, (text) => text.replace(/### 1\.1 \{#who-we-are\}[\s\S]*?(?=\n###? )/, ''))
    const { errors } = await findErrors()
    expect(errors.filter(({ ruleId }) => ruleId === 'C18')).toEqual([
      expect.objectContaining({
        locale: 'nl',
        file: `data/${file}`,
        message: 'Clause 1.1 (who-we-are) of the text in en is missing in nl',
      }),
    ])
  })

  it('with cashback on a Dutch page fails on that page', async () => {
    const file = 'pages/contact.nl.json'
    await change(folder, file, (text) => text.replace('"lead": "', '"lead": "Elke week cashback. '))
    const { errors } = await findErrors()
    expect(errors).toEqual([
      expect.objectContaining({ ruleId: 'C06', editionId: 'nl', path: '/contact/', file: `data/${file}` }),
    ])
    expect(errors[0]?.source).toContain('Kansspelautoriteit')
  })

  it('with another bonus figure fails on figure and reference', async () => {
    await change(folder, 'pages/index.nl.json', (text) =>
      text.replace('"constant": "welcome-bonus-nl"', '"value": 300, "kind": "bonus"'),
    )
    const { errors } = await findErrors()
    expect(errors.map(({ ruleId }) => ruleId)).toEqual(['C14', 'C12'])
  })

  it('with a release of another file than the one that comes is refused by name', async () => {
    await change(folder, 'upstream/releases.json', (text) =>
      text.replace('kaartkamer-installer.pkg', 'kaartkamer-intel.dmg'),
    )
    const { errors } = await findErrors()
    expect(errors[0]).toMatchObject({ ruleId: 'C00', file: 'data/upstream/releases.json' })
    expect(errors[0]?.message).toContain('kaartkamer-installer.pkg, the download for default')
  })

  it('with which the site does not start says so', async () => {
    await change(folder, 'markets/nl/edition.json', (text) => text.replace('"locales"', '"locale"'))
    const { errors } = await findErrors()
    expect(errors[0]).toMatchObject({ ruleId: 'C00', file: 'data/markets/nl/edition.json' })
  })
})
