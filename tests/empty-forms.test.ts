import { afterAll, beforeAll, expect, it } from 'vitest'
import { askRaw } from '#scripts/fuzz/raw-client.ts'
import { startSite, type TestSite } from './helpers/site.ts'

let site: TestSite
let port: number
beforeAll(async () => {
  site = await startSite()
  port = Number(new URL(site.url).port)
})
afterAll(() => site.close())

const types = ['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'image/png', 'no type']

it.each([
  ['/actions/close-dialog', [400, 415]],
  ['/actions/reset-dialogs', [303, 400, 415]],
  ['/api/beacon', [400, 415]],
  ['/over-ons/', [405]],
])('a body that is not there, but has a type, is answered as an empty one: %s', async (path, statuses) => {
  for (const type of types) {
    const [empty, missing] = await Promise.all([post(path, type, 'content-length: 0\r\n'), post(path, type)])
    expect([type, missing]).toEqual([type, empty])
    expect(statuses).toContain(missing.status)
  }
})

async function post(path: string, type: string, length = '') {
  const head = `host: nl.localhost\r\nconnection: close\r\ncontent-type: ${type}\r\n${length}`
  const { status, body } = await askRaw({ port, bytes: `POST ${path} HTTP/1.1\r\n${head}\r\n` })
  return { status, body: body.replace(/"requestId":"[^"]*"/, '') }
}
