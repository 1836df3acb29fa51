import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/helpers/browser.ts'

let browser: Browser
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end('<title>Tafel</title><h1>Verkeerd gedeeld</h1>')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  server.close()
})

test('a page opens, its text has width, and a picture of it can be taken', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 200 } })
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  expect(await page.title()).toBe('Tafel')
  expect((await page.locator('h1').boundingBox())?.height).toBeGreaterThan(20)
  const picture = await page.screenshot({ type: 'png' })
  // Width and height stand in the PNG's first chunk.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([390, 200])
})

test('another page still works after one has closed, and web security is on', async () => {
  const first = await browser.newPage()
  await first.close()
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const other = `http://localhost:${(server.address() as AddressInfo).port}/`
  expect(
    await page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'read',
          () => 'refused',
        ),
      other,
    ),
  ).toBe('refused')
})
