import { parseHTML } from 'linkedom'
import { pino } from 'pino'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addHelpOps } from '#server/help/help-routes.ts'
import { createHelpVotes } from '#server/help/help-votes.ts'
import { createMetrics } from '#server/ops/metrics/metrics.ts'
import { buildOps } from '#server/ops/ops.ts'
import { loadContent } from '#server/site/content/load-content.ts'
import { helpPageId } from '#shared/help/help-routes.ts'
import { editionIds } from '#shared/site/editions.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let content: Awaited<ReturnType<typeof loadContent>>
let site: TestSite
beforeAll(async () => {
  content = await loadContent({ dataFolder: new URL('../../data', import.meta.url).pathname })
  site = await startSite()
})
afterAll(() => site.close())

const pageOf = async (host: string, path: string) =>
  parseHTML((await request(site.server).get(path).set('host', `${host}.localhost`).expect(200)).text).document

describe.each(editionIds)('the help centre of %s', (id) => {
  it('has every answer at its own address, and every link inside leads somewhere', async () => {
    const own = content.sites.byId[id]
    const { edition, paths } = own
    for (const locale of edition.locales) {
      for (const category of content.help.categoriesOf(own, locale)) {
        const document = await pageOf(id, paths.pathOf(helpPageId(category.id), locale) ?? '')
        for (const { id: answerId, question } of category.answers) {
          expect(document.getElementById(answerId)?.querySelector('h2')?.textContent).toBe(question)
        }
        const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
        const [, ...unknown] = ['', ...links].filter((href) => {
          return href.startsWith('/') && paths.resolve(href.split('#', 1)[0] ?? '').type !== 'page'
        })
        expect(unknown).toEqual([])
      }
    }
  })

  it('has a list of all pages of the edition', async () => {
    const { edition, paths } = content.sites.byId[id]
    for (const locale of edition.locales) {
      const document = await pageOf(id, paths.pathOf('site-map', locale) ?? '')
      const listed = [...document.querySelectorAll('main [data-depth] a')].map((link) => link.getAttribute('href'))
      const expected = paths.patterns
        .filter((entry) => entry.locale === locale && !entry.row.redirect && !entry.row.isUnlisted)
        // On which days a promotion is listed, its own test asks.
        .filter(({ pattern, row }) => !pattern.includes(':') && !row.period)
      expect(listed).toEqual(expect.arrayContaining(expected.map(({ pattern }) => pattern)))
      expect(new Set(listed).size).toBe(listed.length)
    }
  })
})

describe('a vote', () => {
  const vote = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    request(site.server).post('/actions/help-vote').type('form').set('host', 'nl.localhost').set(headers).send(form)
  const from = '/hulp/storten-en-opnemen/'

  it('leads back to the thanks, and keeps nothing in the browser', async () => {
    const answer = await vote(
      { answer: 'withdrawal-time', useful: 'yes' },
      { referer: `http://nl.localhost${from}` },
    ).expect(303)
    expect(answer.headers.location).toBe(`${from}#thanks-withdrawal-time`)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await pageOf('nl', from)).getElementById('thanks-withdrawal-time')).not.toBeNull()
  })

  it.each([
    ['an answer that there is not', { answer: 'x', useful: 'yes' }, {}, 404],
    ['an answer of another edition', { answer: 'streamer-reward', useful: 'yes' }, {}, 404],
    ['no answer', { useful: 'yes' }, {}, 404],
    ['another word than yes or no', { answer: 'vpn', useful: 'maybe' }, {}, 400],
    ['another site', { answer: 'vpn', useful: 'no' }, { origin: 'https://evil.example' }, 403],
  ])('with %s is refused', async (_, form, headers, status) => {
    await vote(form as Record<string, string>, headers as Record<string, string>).expect(status)
  })

  it('is counted by edition and answer, for those who run the site', async () => {
    const votes = createHelpVotes(content.help)
    expect(votes.add('nl', 'vpn', true)).toBe(true)
    expect(votes.add('nl', 'vpn', false)).toBe(true)
    expect(votes.add('nl', 'vpn', true)).toBe(true)
    expect(votes.add('ca', 'bonus-release', true)).toBe(false)
    const log = pino({ level: 'silent' })
    const checkSite = () => Promise.reject(new Error('not asked for'))
    const ops = await buildOps({
      log,
      metrics: createMetrics('test'),
      checkSite,
      addRoutes: (instance) => addHelpOps(instance, () => ({ helpVotes: votes })),
    })
    const answer = await ops.inject('/help-votes')
    await ops.close()
    expect(answer.json()).toEqual({ nl: { vpn: { yes: 2, no: 1 } }, global: {}, ca: {} })
  })
})
