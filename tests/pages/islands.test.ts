import { parseHTML } from 'linkedom'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { roomAt } from '#tests/helpers/room.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const ask = (key: string) => supertest(site.url).get(`/__nuxt_island/${key}.json`)
const textOf = (html: string) => parseHTML(`<html><body>${html}</body></html>`).document.body.textContent

const series = roomAt('tournaments', 'GGPNL', new Date().toISOString()).find(({ id }) => id === 'ggmasters')
const event = series?.events.at(-1)

it('shows a clause of the policy in force as its page shows it', async () => {
  const { body, headers } = await ask('policy-clause_terms-conditions_1.1').expect(200)
  // What a clause says of offers follows the law of the visitor's place.
  expect(headers['cache-control']).toBe('private, max-age=60')
  expect(body.id).toBe('policy-clause_terms-conditions_1.1')
  const page = await supertest(site.url).get('/terms-conditions/')
  const clause = parseHTML(page.text).document.getElementById('c-1.1')?.querySelector('p')?.textContent ?? ''
  expect(clause).not.toBe('')
  expect(textOf(body.html)).toContain(clause.slice(0, 60))
  for (const href of body.styles) await supertest(site.url).get(href).expect(200)
})

it('shortens a long clause after a whole word, and says so', async () => {
  const { body } = await ask('policy-clause_terms-conditions_1.2').expect(200)
  const shown = /([^:.]{20}) …/.exec(textOf(body.html) ?? '')?.[1] ?? 'nothing'
  const page = await supertest(site.url).get('/terms-conditions/')
  const clause = parseHTML(page.text).document.getElementById('c-1.2')?.textContent ?? ''
  expect(clause).toContain(`${shown} `)
  expect(textOf(body.html)?.length).toBeLessThan(600)
})

it('shows a tournament with its times in the room’s zone and in UTC', async () => {
  const { body } = await ask(`tournament_nl_${series?.id}_${event?.id}`).expect(200)
  expect(textOf(body.html)).toContain(event?.name)
  expect(textOf(body.html)).toMatch(/Start\S* \d+ \S+ \d\d:\d\d \(.*\d\d:\d\d UTC\)/)
})

it.each([
  'nothing_a',
  'policy-clause',
  'policy-clause_terms-conditions',
  'policy-clause_terms-conditions_99.99',
  'policy-clause_terms-conditions_1.1_more',
  'policy-clause_terms-conditions.versies.19990101_1.1',
  'policy-clause_over-ons_1.1',
  'policy-clause_.._1.1',
  'tournament_nl_no-series_no-event',
  `tournament_xx_${series?.id}_${event?.id}`,
  `tournament_nl_${series?.id}_${event?.id}_more`,
  'constructor_a',
  '__proto___a',
  'policy-clause_%3Cscript%3E_1.1',
  'Tournament_nl_a_b',
])('has no island %s', async (key) => {
  const { headers } = await ask(key).expect(404)
  expect(headers['content-type']).toContain('application/problem+json')
  expect(headers['cache-control']).toBe('no-store')
})
