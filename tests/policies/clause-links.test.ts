import { readdirSync, readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadContent } from '#server/site/content/load-content.ts'
import { helpCategoryIds, helpPageId } from '#shared/help/help-routes.ts'
import { anchorOf } from '#shared/policies/policies.ts'
import { type PolicyId, policyIds, policyPageId } from '#shared/policies/policy-routes.ts'
import { startOfDay } from '#shared/site/zoned-time.ts'
import { policiesFolder } from '#tests/helpers/long-policy.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const content = await loadContent({ dataFolder: 'data' })
const { paths, edition } = content.sites.byId.nl
const read = (file: string) => readFileSync(file, 'utf8')

/** The texts of a policy, oldest first: when each holds, and the numbers of its parts by their ids. */
const versionsOf = (policyId: PolicyId) =>
  readdirSync(`${policiesFolder}/${policyId}`)
    .filter((name) => name.endsWith('.nl.md'))
    .toSorted()
    .map((name) => {
      const text = read(`${policiesFolder}/${policyId}/${name}`)
      const parts = [...text.matchAll(/^##+ ([\d.]+) .*?\{#([a-z0-9-]+)\}$/gm)]
      return {
        text,
        begins: startOfDay(edition.timeZone, name.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3')),
        numbers: new Map(parts.map(([, number = '', id = '']) => [id, number])),
      }
    })
const books = new Map(policyIds.map((id) => [id, versionsOf(id)]))
const currentOf = (policyId: PolicyId, at: number) => {
  const versions = books.get(policyId) ?? []
  return versions.findLast(({ begins }) => begins <= at) ?? versions[0] ?? expect.fail(policyId)
}

/** What the clauses are called to which a text leads, in the order of the text. */
const meantIn = (text: string) =>
  [...text.matchAll(/\]\(clause:([a-z-]+)#([a-z0-9-]+)\)/g)].map(([, name, id = '']) => ({
    policyId: policyIds.find((policyId) => policyId === name) ?? expect.fail(name),
    id,
  }))

let now = 0
let site: TestSite
beforeAll(async () => {
  site = await startSite({ overrides: { wallClock: { now: () => now }, isDevelopment: true } })
})
afterAll(() => site.close())

const pageOf = async (path: string | null) => {
  const headers = { host: 'nl.localhost', 'user-agent': 'Googlebot/2.1' }
  return parseHTML((await site.app.inject({ url: path ?? '', headers })).body).document
}

/** The places to which parts of a page lead, each with the text that its part was written from. */
async function* linksAt() {
  for (const id of helpCategoryIds) {
    const path = paths.pathOf(helpPageId(id), 'nl')
    if (!path) continue
    const page = await pageOf(path)
    for (const text of read(`data/help/${id}.nl.md`).split(/^(?=## )/m)) {
      const [, answer = ''] = /^## .*\{#([a-z0-9-]+).*\}$/m.exec(text) ?? []
      yield { text, source: `${id}#${answer}`, part: page.getElementById(answer), own: '' }
    }
  }
  for (const id of policyIds) {
    const path = paths.pathOf(policyPageId(id, 'current'), 'nl')
    const page = await pageOf(path)
    for (const text of currentOf(id, now).text.split(/^(?=##+ )/m)) {
      const [, number = ''] = /^### ([\d.]+) /.exec(text) ?? []
      yield { text, source: `${id} ${number}`, part: page.getElementById(anchorOf(number)), own: id }
    }
  }
}

const changes = [...books.values()].flatMap((versions) => versions.slice(1).map(({ begins }) => begins))
const moments = [...new Set(changes.filter((at) => at > Date.parse('2025-01-01')))].toSorted((a, b) => a - b)

it('a link to a clause leads to where the version in force has it, the day before another takes effect and on that day', async () => {
  const wrong = new Set<string>()
  let found = 0
  for (const moment of moments.flatMap((at) => [at - 1, at])) {
    now = moment
    for await (const { text, source, part, own } of linksAt()) {
      const links = [...(part?.querySelectorAll('a[href*="#c-"]') ?? [])]
      for (const { policyId, id } of meantIn(text)) {
        const { numbers } = currentOf(policyId, now)
        const number = numbers.get(id)
        // A text of its day may name what later versions have dropped, or no version had yet.
        if (!part || !number || policyId === own) continue
        found++
        const href = `${paths.pathOf(policyPageId(policyId, 'current'), 'nl')}#${anchorOf(number)}`
        const link = links.find((candidate) => candidate.getAttribute('href') === href)
        const says = link?.textContent ?? ''
        const isNamed = !/, [\d.]+$/.test(says) || says.endsWith(`, ${number}`)
        if (!link || !isNamed) wrong.add(`${new Date(moment).toISOString()} ${source}: ${policyId}#${id} is ${number}`)
      }
    }
  }
  expect([...wrong]).toEqual([])
  expect(found).toBeGreaterThan(500)
}, 120_000)
