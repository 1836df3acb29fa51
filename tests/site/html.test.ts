import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findHtmlFaults } from '#scripts/quality/html-rules.ts'
import { pagesOfEveryKind } from '#tests/helpers/page-kinds.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

describe('a document', () => {
  it.each(pagesOfEveryKind())('of $editionId at $path is valid HTML', async ({ editionId, path }) => {
    const { text } = await request(site.server)
      .get(path)
      .set({ host: `${editionId}.localhost`, 'user-agent': 'Googlebot/2.1' })
    expect(await findHtmlFaults(text)).toEqual([])
  })

  it.each([
    ['<html><body><h1>No language</h1></body></html>', 'element-required-attributes'],
    ['<input id="age">', 'input-missing-label'],
    ['<p id="a">One</p><p id="a">Two</p>', 'no-dup-id'],
    ['<h1>A</h1><h3>C</h3>', 'heading-level'],
    ['<ul><p>A</p></ul>', 'element-permitted-content'],
    ['<img src="/a.webp">', 'wcag/h37'],
    ['<button>Go</button>', 'no-implicit-button-type'],
  ])('%s is not', async (html, rule) => {
    expect((await findHtmlFaults(html)).join()).toContain(rule)
  })
})
