import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arbitraryConversation } from '#scripts/fuzz/arbitrary-conversation.ts'
import { arbitraryRequest } from '#scripts/fuzz/arbitrary-request.ts'
import { holdConversation } from '#scripts/fuzz/hold-conversation.ts'
import { judgeAnswer } from '#scripts/fuzz/judge-answer.ts'
import { askRaw } from '#scripts/fuzz/raw-client.ts'
import { escapeScriptJson } from '#server/pages/document.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const SEED = 20_261_120
const REQUESTS = 5_000
const CONVERSATIONS = 300
const AT_ONCE = 10

let site: TestSite
let port: number
beforeAll(async () => {
  // As many errors may be rendered as make each kind of page; the rest is answered 429, which is quick.
  site = await startSite({ overrides: { limits: { posts: 300, work: { burst: 3_000, queued: 0, perSecond: 100 } } } })
  port = Number(new URL(site.url).port)
})
// Throws when a line of level error was logged, or one that is no JSON.
afterAll(() => site.close())

it('nothing that can be asked is answered with an error of ours, without its headers, or with markup that came along', async () => {
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryRequest, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
      const answers = await Promise.all(requests.map((bytes) => askRaw({ port, bytes })))
      for (const { status } of answers) statuses.add(status)
      expect(answers.map(judgeAnswer)).toEqual(answers.map(() => null))
    }),
    { seed: SEED, numRuns: REQUESTS / AT_ONCE, endOnFailure: true },
  )
  // What is fuzzed is the whole site, and no wall in front of it.
  const wanted = [200, 301, 303, 304, 400, 403, 404, 405, 421]
  expect([...statuses].toSorted()).toEqual(expect.arrayContaining(wanted))
}, 180_000)

it('of several requests at once, each is answered whole and in its turn, and a client that does not read harms nobody', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryConversation, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (all) => {
      const faults = await Promise.all(all.map((conversation) => holdConversation({ ...conversation, port })))
      expect(faults.flat()).toEqual([])
    }),
    { seed: SEED, numRuns: CONVERSATIONS / AT_ONCE, endOnFailure: true },
  )
}, 60_000)

describe('the state of a page', () => {
  const pieces = [
    '</script>',
    '</SCRIPT ',
    '<!--',
    '-->',
    '<script',
    ']]>',
    '\u2028',
    '\u2029',
    '\ud800',
    '\0',
    '&lt;',
    '\\u003c',
    '__proto__',
    '"',
    "'",
    '\\',
  ]
  const maliciousText = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' }), fc.string()), { maxLength: 6 })
    .map((parts) => parts.join(''))

  it('never leaves its script, and comes back as it was', () => {
    fc.assert(
      fc.property(maliciousText, maliciousText, (key, value) => {
        const state = { [`k${key}`]: value, list: [value, { [`k${value}`]: key }] }
        const written = escapeScriptJson(state)
        // Without this character, no HTML parser leaves a script (HTML, 13.2.5.4).
        expect(written).not.toContain('<')
        expect(JSON.parse(written)).toEqual(state)
      }),
      { seed: SEED, numRuns: 10_000 },
    )
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
