import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type TestSite } from './helpers/site.ts'

/** The first flight of a TCP connection: what fits is there after one round trip. */
const FIRST_FLIGHT_BYTES = 14 * 1024
const FONT_BYTES = 40 * 1024

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

describe.each(['nl', 'global', 'ca'])('the head of %s home with its styles', (edition) => {
  it('fits into the first flight, compressed', async () => {
    const { text } = await request(site.app.server)
      .get('/')
      .set('host', `${edition}.localhost`)
      .set('user-agent', 'Googlebot')
    const head = text.slice(0, text.indexOf('</head>'))
    expect(head).toContain('<style')
    expect(brotliCompressSync(head).length).toBeLessThan(FIRST_FLIGHT_BYTES)
    expect(gzipSync(head).length).toBeLessThan(FIRST_FLIGHT_BYTES)
  })
})

it('the fonts weigh less than 40 kB together', () => {
  const folder = path.join(import.meta.dirname, '../client/styles/fonts')
  const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(1)
  expect(fonts.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)).toBeLessThan(FONT_BYTES)
})
