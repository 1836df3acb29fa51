import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Edition } from '#shared/site/editions.ts'
import { createChatCapacity } from './chat-capacity.ts'

let server: Server
let url: string
/** What the vendor says to the next request, and how often it was asked. */
let answer: RequestListener
let asked: string[]
beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/capacity?queue=care`
})
afterEach(async () => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const editionWith = (fields: object = {}) =>
  ({ isSupportChat: true, chat: {}, chatScriptUrl: 'x', chatCapacityUrl: url, ...fields }) as unknown as Edition
const saying =
  (body: string, { status = 200, type = 'application/json' } = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }
const yes = saying('{"hasCapacity":true}')

/** The question, a clock that stands until it is moved, and how often the log was told. */
function start({ random = 0.5 } = {}) {
  const time = { now: 0 }
  const warn = vi.fn()
  const ask = createChatCapacity({ clock: { now: () => time.now }, random: () => random, log: { warn } })
  return { ask, time, warn }
}

it('says yes to a clear yes, at the address as it is configured', async () => {
  answer = yes
  const { ask, warn } = start()
  expect(await ask(editionWith())).toBe(true)
  expect(asked).toEqual(['/capacity?queue=care'])
  expect(warn).not.toHaveBeenCalled()
})

describe('anything but a clear yes is no', () => {
  it.each([
    '{"hasCapacity":false}',
    '{"hasCapacity":"true"}',
    '{"hasCapacity":1}',
    '{"hasCapacity":null}',
    '{"hasCapacity":{}}',
    '{"hasCapacity":[true]}',
    '{"HasCapacity":true}',
    '{"data":{"hasCapacity":true}}',
    '{}',
    '[]',
    '[{"hasCapacity":true}]',
    'true',
    'null',
    '"hasCapacity"',
    '1',
  ])('%s', async (body) => {
    answer = saying(body)
    expect(await start().ask(editionWith())).toBe(false)
  })

  it.each<[string, () => RequestListener]>([
    ['no body', () => saying('')],
    ['a body that breaks off', () => saying('{"hasCapacity": tru')],
    ['a yes that is no JSON', () => saying('{"hasCapacity":true}', { type: 'text/html' })],
    ['a yes with 404', () => saying('{"hasCapacity":true}', { status: 404 })],
    ['a yes with 500', () => saying('{"hasCapacity":true}', { status: 500 })],
    ['a yes with 201', () => saying('{"hasCapacity":true}', { status: 201 })],
    ['a way to somewhere else', () => (_, response) => void response.writeHead(302, { location: url }).end()],
    ['more than anybody reads', () => saying(`{"hasCapacity":true,"x":"${'x'.repeat(1024 * 1024)}"}`)],
    ['a line that is cut', () => (request) => void request.socket.destroy()],
  ])('%s', async (_, make) => {
    answer = make()
    expect(await start().ask(editionWith())).toBe(false)
  })

  it('a vendor who is not there, which the log is told of, and nobody else', async () => {
    const { ask, warn } = start()
    expect(await ask(editionWith({ chatCapacityUrl: 'http://127.0.0.1:9/capacity' }))).toBe(false)
    expect(warn).toHaveBeenCalledOnce()
  })

  it.each([{ isSupportChat: false }, { chat: null }, { chatScriptUrl: null }, { chatCapacityUrl: null }])(
    'an edition with %j, for which nobody is asked',
    async (fields) => {
      answer = yes
      expect(await start().ask(editionWith(fields))).toBe(false)
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['never begins to answer', () => {}],
    ['never ends its answer', (_, response) => void response.writeHead(200, jsonType).write('{"hasCapacity":')],
  ] as [string, RequestListener][])('a vendor who %s, after 3 s', async (_, listener) => {
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    const arrived = new Promise<void>((resolve) => {
      answer = (request, response) => {
        listener(request, response)
        resolve()
      }
    })
    const { ask, warn } = start()
    const said = ask(editionWith())
    await arrived
    expect(timeout.mock.calls).toEqual([[3000]])
    late.abort(new DOMException('', 'TimeoutError'))
    expect(await said).toBe(false)
    expect(warn).toHaveBeenCalledOnce()
  })
})
const jsonType = { 'content-type': 'application/json' }

describe('the vendor is asked', () => {
  it.each([
    { random: 0.5, seconds: 15 },
    { random: 0, seconds: 12 },
    { random: 1, seconds: 18 },
  ])('every $seconds s where chance says $random, and not before', async ({ random, seconds }) => {
    answer = yes
    const { ask, time } = start({ random })
    time.now = 5000
    await ask(editionWith())
    time.now += seconds * 1000 - 1
    answer = saying('{"hasCapacity":false}')
    expect(await ask(editionWith())).toBe(true)
    expect(asked).toHaveLength(1)
    time.now += 1
    expect(await ask(editionWith())).toBe(false)
    expect(asked).toHaveLength(2)
  })

  it('once by all who come while it thinks, and for as long as that takes', async () => {
    let say = () => {}
    const arrived = new Promise<void>((resolve) => {
      answer = (request, response) => {
        say = () => void yes(request, response)
        resolve()
      }
    })
    const { ask, time } = start()
    const first = ask(editionWith())
    await arrived
    time.now = 60_000
    const second = ask(editionWith())
    say()
    expect(await Promise.all([first, second])).toEqual([true, true])
    // The answer is as old as its end, not as its beginning.
    time.now += 14_999
    expect(await ask(editionWith())).toBe(true)
    expect(asked).toHaveLength(1)
  })

  it('no more often when it fails, and again after that', async () => {
    answer = saying('', { status: 500 })
    const { ask, time } = start()
    await ask(editionWith())
    const failed = asked.length
    await ask(editionWith())
    expect(asked).toHaveLength(failed)
    answer = yes
    time.now += 15_000
    expect(await ask(editionWith())).toBe(true)
  })

  it('for each edition by itself, and once where two share an address', async () => {
    answer = (request, response) => saying(`{"hasCapacity":${request.url?.includes('care')}}`)(request, response)
    const { ask } = start()
    expect(await ask(editionWith())).toBe(true)
    expect(await ask(editionWith({ chatCapacityUrl: url.replace('care', 'other') }))).toBe(false)
    expect(await ask(editionWith())).toBe(true)
    expect(asked).toHaveLength(2)
  })
})
