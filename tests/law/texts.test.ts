import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkFolder } from '#server/law/check-folder.ts'
import type { ComplianceReport } from '#server/law/run-compliance.ts'

const delivered = fileURLToPath(new URL('../../data', import.meta.url))
const planted = 'Gegarandeerd winnen: stort vandaag € 50 en word rijk'

let folder: string
let report: ComplianceReport
/** What each file says until it says what is forbidden. */
const plants: Readonly<Record<string, readonly [string, string]>> = {
  'blog/2026-11-12-pot-odds.nl.md': ['title: De som achter een call', `title: ${planted}`],
  'upstream/tournaments.json': ['"name": "GGMillion$"', `"name": "${planted}"`],
  'upstream/network-status.json': ['"nl": "', `"nl": "${planted}. `],
  'messages/nl-NL.interactive.json': ['"Je bent offline"', `"${planted}"`],
  'pages/index.nl.json': ['"description": "', `"description": "${planted}. `],
  'pages/contact.nl.json': [
    'mailto:klantenservice@kaartkamer.example',
    `mailto:klantenservice@kaartkamer.example?subject=${encodeURIComponent(planted)}`,
  ],
}
/** Where each of them leaves the process, as readers of the Dutch edition get it. */
const places: readonly [string, string][] = [
  ['blog/2026-11-12-pot-odds.nl.md', '/blog/feed.atom'],
  ['blog/2026-11-12-pot-odds.nl.md', '/llms.txt'],
  ['upstream/tournaments.json', '/api/schedule'],
  ['upstream/tournaments.json', '/api/timetable'],
  ['upstream/tournaments.json', '/api/calendar/ggmillions-2026-2027.ics'],
  ['upstream/tournaments.json', '/api/calendar/ggmillions-2026-2027/ggmillions-261124.ics'],
  ['upstream/tournaments.json', '/__nuxt_island/tournament_nl_ggmillions-2026-2027_ggmillions-261124.json'],
  ['upstream/network-status.json', '/api/network-status'],
  ['upstream/network-status.json', '/network-status.atom'],
  ['messages/nl-NL.interactive.json', 'data/messages/nl-NL.interactive.json'],
  ['pages/index.nl.json', '/site.webmanifest'],
  ['pages/contact.nl.json', '/contact/'],
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
  await cp(delivered, folder, { recursive: true, filter: (source) => !source.includes('geoip') })
  for (const [file, [before, after]] of Object.entries(plants)) {
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    expect(text).toContain(before)
    await writeFile(path, text.replaceAll(before, after))
  }
  const wanted = new Set([...places.map(([, path]) => path), '/'])
  report = await checkFolder(folder, {
    // A fixed day: the tournaments above lie ahead.
    now: Date.parse('2026-11-23T12:00:00Z'),
    isWanted: ({ editionId, path, visitorClass: { ruleType, place } }) =>
      editionId === 'nl' && wanted.has(path) && ruleType === null && place === null,
  })
}, 120_000)
afterAll(() => rm(folder, { recursive: true }))

it.each(places)('a promise in %s is found at %s', (_, path) => {
  const found = report.findings.filter((finding) => finding.path === path && finding.ruleId === 'C24')
  expect(found[0]).toMatchObject({ editionId: 'nl', severity: 'error' })
  expect(found[0]?.message).toMatch(/Gegarandeerd winnen/)
})
