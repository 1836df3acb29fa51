import supertest from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROBLEM_TYPE } from '#server/problems.ts'
import { startSite, type TestSite } from './helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

it('answers any slug with a picture that may be kept for a day', async () => {
  const { headers, body } = await supertest(site.app.server).get('/portraits/mira-halvorsen.svg').expect(200)
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(headers['cache-control']).toBe('public, max-age=86400')
  expect(headers['content-security-policy']).toBe("default-src 'none'")
  expect(body.toString()).toMatch(/^<svg [\s\S]*<\/svg>\n$/)
})

it.each([
  'Mira.svg',
  'mira-.svg',
  'mira--halvorsen.svg',
  'mira%2fhalvorsen.svg',
  'mira.png',
  '.svg',
  `${'a'.repeat(101)}.svg`,
])('answers %s with a problem', async (file) => {
  const { headers } = await supertest(site.app.server).get(`/portraits/${file}`).expect(404)
  expect(headers['content-type']).toContain(PROBLEM_TYPE)
})
