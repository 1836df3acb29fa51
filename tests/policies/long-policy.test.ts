import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EditionId } from '#shared/site/editions.ts'
import { copyWithLongPolicy } from '#tests/helpers/long-policy.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let copy: Awaited<ReturnType<typeof copyWithLongPolicy>>
let site: TestSite
beforeAll(async () => {
  copy = await copyWithLongPolicy()
  site = await startSite({ overrides: { policiesFolder: copy.folder } })
})
afterAll(async () => {
  await site.close()
  await copy.remove()
})

interface Asked {
  editionId?: EditionId
  from?: TestSite
}

const get = (path: string, { editionId = 'nl', from = site }: Asked = {}) =>
  request(from.server).get(path).set('host', `${editionId}.localhost`).set('user-agent', 'Googlebot/2.1')

describe('a policy of 200 clauses', () => {
  it('is sent with every clause’s text once, in the page and in its state', async () => {
    const { text } = await get('/cookiebeleid/').expect(200)
    const texts = [...Array(200).keys()].map((at) => `Text nl of clause ${Math.floor(at / 10) + 1}.${(at % 10) + 1}.`)
    expect(texts.filter((clause) => text.split(clause).length !== 2)).toEqual([])
    const { document } = parseHTML(text)
    const anchors = [...document.querySelectorAll('nav ol a[href^="#c-"]')].map((link) => link.getAttribute('href'))
    expect(anchors).toHaveLength(20)
    expect(anchors.filter((anchor) => !document.querySelector(`[id="${anchor?.slice(1)}"]`))).toEqual([])
  })

  it('shows the version in force, and says of the others what they are', async () => {
    const shown = async (path: string) => {
      const { document } = parseHTML((await get(path).expect(200)).text)
      return {
        version: document.querySelector('dl dd')?.textContent,
        note: document.querySelector('[data-old-version] a')?.getAttribute('href') ?? null,
      }
    }
    expect(await shown('/cookiebeleid/')).toEqual({ version: '20250101', note: null })
    expect(await shown('/cookiebeleid/versies/20250101/')).toEqual({ version: '20250101', note: null })
    expect(await shown('/cookiebeleid/versies/20240101/')).toEqual({ version: '20240101', note: '/cookiebeleid/' })
    expect(await shown('/cookiebeleid/versies/21000101/')).toEqual({ version: '21000101', note: '/cookiebeleid/' })
  })

  it('is kept until the announced version comes, by nobody for longer', async () => {
    const eve = await startSite({
      overrides: { policiesFolder: copy.folder, wallClock: { now: () => Date.parse('2099-12-31T22:00:00Z') } },
    })
    const { text } = await get('/cookiebeleid/', { from: eve })
    const { buildId } = JSON.parse(parseHTML(text).document.getElementById('page-state')?.textContent ?? '').page
      .context
    const payload = `/cookiebeleid/versies/20250101/_payload.json?${buildId}`
    const { headers } = await get(payload, { from: eve }).expect(200)
    expect(headers['cache-control']).toBe('private, max-age=3600, immutable')
    await eve.close()
  })

  it('takes the announced version when its day has come', async () => {
    const later = await startSite({
      overrides: { policiesFolder: copy.folder, wallClock: { now: () => Date.parse('2099-12-31T23:30:00Z') } },
    })
    const versionOf = async (editionId: EditionId, path: string) =>
      parseHTML((await get(path, { editionId, from: later })).text).document.querySelector('dl dd')?.textContent
    // Midnight has passed in Amsterdam, and not in Toronto.
    expect(await versionOf('nl', '/cookiebeleid/')).toBe('21000101')
    expect(await versionOf('ca', '/cookie-policy/')).toBe('20250101')
    await later.close()
  })

  it('leads to no version in force before there is one', async () => {
    const before = await startSite({
      overrides: { policiesFolder: copy.folder, wallClock: { now: () => Date.parse('2023-12-31T12:00:00Z') } },
    })
    const { document } = parseHTML((await get('/cookiebeleid/', { from: before })).text)
    const note = document.querySelector('[data-old-version]')
    expect(note?.textContent).toContain('1 januari 2024')
    expect(note?.querySelector('a')).toBeNull()
    await before.close()
  })

  it('marks the one clause that changed, and leads to its place in the comparison', async () => {
    const { document } = parseHTML((await get('/cookiebeleid/')).text)
    const marks = [...document.querySelectorAll('[role="note"] a')]
    expect(marks.map((mark) => [mark.textContent, mark.getAttribute('href')])).toEqual([
      ['Herschreven', '/cookiebeleid/vergelijken/20240101/20250101/#c-7.7'],
    ])
  })
})

describe('a comparison', () => {
  it('has an address for every clause, also for one that is gone and one that took its number', async () => {
    const { document } = parseHTML((await get('/terms-conditions/vergelijken/20240410/20250814/')).text)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['c-6.3', 'c-6.3-old']))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('shows the one clause that changed word by word under what it means, and folds the others', async () => {
    const { document } = parseHTML((await get('/cookiebeleid/vergelijken/20240101/20250101/')).text)
    const rows = [...document.querySelectorAll('article[data-type]')]
    expect(rows.map(({ id }) => id)).toEqual(['c-7.7'])
    expect(rows[0]?.querySelector('h3')?.textContent).toBe('Read this.')
    const words = (tag: string) => [...(rows[0]?.querySelectorAll(tag) ?? [])].map(({ textContent }) => textContent)
    expect([words('del'), words('ins')]).toEqual([['2024-01-01'], ['2025-01-01']])
    const folds = [...document.querySelectorAll('main [data-unchanged] summary')].map(({ textContent }) => textContent)
    expect(folds).toEqual([
      '66 artikelen zijn gelijk gebleven: 1.1 tot en met 7.6',
      '133 artikelen zijn gelijk gebleven: 7.8 tot en met 20.10',
    ])
  })
})
