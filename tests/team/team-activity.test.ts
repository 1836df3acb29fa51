import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { averageViewers, sumEntries } from '#shared/team/team.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { roomAt } from '#tests/helpers/room.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer } from '#tests/helpers/upstream-server.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const env = {
  GEOIP_DATABASE: provideGeoipDatabase({ '192.0.2.0/24': { country: 'NL' }, '198.51.100.0/24': { country: 'BR' } }),
  TRUSTED_PROXIES: 'loopback',
}
const allowed = '198.51.100.7'
let site: TestSite
beforeAll(async () => {
  site = await startSite({ env, overrides: { wallClock: { now: () => now } } })
})
afterAll(() => site.close())

const get = (url: string, from: string, of = site) =>
  of.app.inject({ url, headers: { host: 'global.localhost', 'x-forwarded-for': from, 'user-agent': 'Googlebot/2.1' } })
const words = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll('\u00a0', ' ').trim()
/** As either language writes it. */
const written = (value: number) => `${value}`.replace(/\B(?=\d{3}$)/, '[.,]')
const team = roomAt('team-activity', 'GGPGLOBAL', now)

it.each(team.map(({ slug }) => slug))('shows of %s what the room knows, in either language', async (slug) => {
  const member = team.find((one) => one.slug === slug)
  if (!member) throw new Error(slug)
  const { player, games, channel, entries, sessions } = member
  for (const prefix of ['/', '/nl/']) {
    const { document } = parseHTML((await get(`${prefix}ggteam/${slug}/`, allowed)).body)
    const facts = [...document.querySelectorAll('[id="member"] dd')].map(words)
    expect(facts).toEqual(expect.arrayContaining([player, games.join(', ')]))
    expect(facts.some((fact) => channel !== null && fact.endsWith(`, ${channel.name}`))).toBe(channel !== null)

    const [results, streams] = [...document.querySelectorAll('[id="member"] table')].map((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(words)),
    )
    const listed = entries.slice(0, 8)
    const together = results?.pop()
    expect(results?.map(([day = '', name, , place = '']) => [Number.parseInt(day, 10), name, place])).toEqual(
      listed.map(({ start, name, place, entrants }) => [
        new Date(start).getUTCDate(),
        name,
        expect.stringMatching(new RegExp(`^${written(place)} \\w+ ${written(entrants)}$`)),
      ]),
    )
    const sum = sumEntries(listed)
    const sentence = words(document.querySelector('[id="member"] section p')).replaceAll(/[.,](?=\d{3})/g, '')
    expect(sentence).toContain(`${listed.length} `)
    const [, , paid = '', , won = ''] = together ?? []
    for (const [cell, value] of [
      [paid, sum?.paid],
      [won, sum?.won],
    ] as const) {
      expect(
        Number(
          cell
            .replaceAll(/[.,](?=\d{3})/g, '')
            .replace(',', '.')
            .replace(/[^\d.]/g, ''),
        ),
      ).toBe(value)
    }
    expect(streams?.map(([, name, , viewers, peak]) => [name, Number(viewers), Number(peak)])).toEqual(
      sessions.length > 0 ? sessions.slice(0, 8).map(({ event, viewers, peak }) => [event, viewers, peak]) : undefined,
    )
    if (sessions.length > 0) {
      const told = [...document.querySelectorAll('[id="member"] section p')].map(words).at(-1)
      expect(told).toContain(`${sessions.length} streams`)
      expect(told).toContain(` ${averageViewers(sessions)} `)
    }
    // Said once for the whole page.
    expect(words(document.querySelector('main')).match(/sample data|voorbeeldgegevens/g)).toHaveLength(1)
  }
})

it('is refused where people of renown may not stand for a room', async () => {
  const { statusCode, body } = await get('/ggteam/ruth-vandermolen/', '192.0.2.1')
  expect(statusCode).toBe(403)
  expect(body).not.toContain('clausefour')
})

it('shows the portrait alone while the back end tells nothing', async () => {
  const upstream = await createUpstreamServer()
  upstream.behaviour('team-activity', { status: 500 })
  const other = await startSite({ env: { ...env, UPSTREAM_URL: upstream.url } })
  const { body } = await get('/ggteam/ruth-vandermolen/', allowed, other)
  await other.close()
  await upstream.close()
  const { document } = parseHTML(body)
  expect(words(document.querySelector('h1'))).toBe('Ruth Vandermolen')
  expect(document.querySelectorAll('[id="member"] table')).toHaveLength(0)
})
