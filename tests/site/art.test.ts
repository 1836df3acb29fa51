import supertest from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROBLEM_TYPE } from '#server/http/problems.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

it.each(['portraits/mira-halvorsen', 'art/card-spade-ace', 'art/card-back'])(
  'answers /%s.svg with a picture that may be kept for a day',
  async (path) => {
    const { headers, body } = await supertest(site.server).get(`/${path}.svg`).expect(200)
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(body.toString()).toMatch(/^<svg [\s\S]*<\/svg>\n$/)
  },
)

it.each([
  'portraits/Mira.svg',
  'portraits/mira-.svg',
  'portraits/mira--halvorsen.svg',
  'portraits/mira%2fhalvorsen.svg',
  'portraits/mira.png',
  'portraits/.svg',
  `portraits/${'a'.repeat(101)}.svg`,
  'art/card-spade-joker.svg',
  'art/constructor.svg',
  'art/card-spade-ace',
])('answers /%s with a problem', async (path) => {
  const { headers } = await supertest(site.server).get(`/${path}`).expect(404)
  expect(headers['content-type']).toContain(PROBLEM_TYPE)
})
