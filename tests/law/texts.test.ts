import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkFolder } from '#server/law/check-folder.ts'
import type { ComplianceReport } from '#server/law/run-compliance.ts'
import { resources } from '#server/site/features.ts'
import { roomAt } from '#tests/helpers/room.ts'

const delivered = fileURLToPath(new URL('../../data', import.meta.url))
const planted = 'Gegarandeerd winnen: stort vandaag € 50 en word rijk'

/** A fixed day: the tournament below lies ahead. */
const now = Date.parse('2026-11-23T12:00:00Z')
const [series] = roomAt('tournaments', 'GGPNL', now).filter(({ id }) => id === 'ggmillions')
const event = series?.events.find(({ start }) => Date.parse(start) > now)

let folder: string
let report: ComplianceReport
/** What each file says until it says what is forbidden. */
const plants: Readonly<Record<string, readonly [string, string]>> = {
  'blog/2026-11-12-pot-odds.nl.md': ['title: De som achter een call', `title: ${planted}`],
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
  ['a tournament of the back end', '/api/schedule'],
  ['a tournament of the back end', '/api/timetable'],
  ['a tournament of the back end', '/api/calendar/ggmillions.ics'],
  ['a tournament of the back end', `/api/calendar/ggmillions/${event?.id}.ics`],
  ['a tournament of the back end', `/__nuxt_island/tournament_nl_ggmillions_${event?.id}.json`],
  ['an incident of the back end', '/api/network-status'],
  ['an incident of the back end', '/network-status.atom'],
  ['messages/nl-NL.interactive.json', 'data/messages/nl-NL.interactive.json'],
  ['pages/index.nl.json', '/site.webmanifest'],
  ['pages/contact.nl.json', '/contact/'],
  ['blog/2026-11-12-pot-odds.nl.md', '/zoeken/?q=eerste%20storting'],
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
  const { tournaments, 'network-status': network } = resources
  const { simulate: seriesOf } = tournaments
  const { simulate: statusOf } = network
  vi.spyOn(tournaments, 'simulate').mockImplementation((siteId, clock) =>
    (seriesOf?.(siteId, clock) ?? []).map((one) => ({
      ...one,
      events: one.events.map((each) => ({ ...each, name: planted })),
    })),
  )
  vi.spyOn(network, 'simulate').mockImplementation((siteId, clock) => {
    const status = statusOf?.(siteId, clock)
    if (!status) return null
    return {
      ...status,
      incidents: status.incidents.map((one) => ({
        ...one,
        title: { ...one.title, nl: `${planted}. ${one.title.nl}` },
      })),
    }
  })
  // The pages that lead to them.
  const wanted = new Set([...places.map(([, path]) => path), '/', '/toernooien/rooster/', '/toernooien/series/'])
  report = await checkFolder(folder, {
    now,
    isWanted: ({ editionId, path, visitorClass: { ruleType, place } }) =>
      editionId === 'nl' && wanted.has(path) && ruleType === null && place === null,
  })
}, 120_000)
afterAll(() => {
  vi.restoreAllMocks()
  return rm(folder, { recursive: true })
})

it.each(places)('a promise in %s is found at %s', (_, path) => {
  const found = report.findings.filter((finding) => finding.path === path && finding.ruleId === 'C24')
  expect(found[0]).toMatchObject({ editionId: 'nl', severity: 'error' })
  expect(found[0]?.message).toMatch(/Gegarandeerd winnen/)
})
