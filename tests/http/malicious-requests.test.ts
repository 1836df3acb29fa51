import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgeAnswer } from '#scripts/fuzz/judge-answer.ts'
import { askRaw } from '#scripts/fuzz/raw-client.ts'
import {
  deceptiveSuffixes,
  malformedHosts,
  maliciousPaths,
  smuggledRequests,
  unclaimedHosts,
  unkeyedHeaders,
  unreadableAddresses,
} from '#tests/fixtures/malicious-requests.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
let port: number
beforeAll(async () => {
  site = await startSite({ env: { HOST: '0.0.0.0' } })
  port = Number(new URL(site.url).port)
})
afterAll(() => site.close())

const ask = (path: string, host = 'nl.localhost') =>
  askRaw({
    port,
    bytes: `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nuser-agent: Googlebot/2.1\r\nconnection: close\r\n\r\n`,
  })

describe('a request within another one', () => {
  it('there are at least forty ways', () => {
    expect(Object.keys(smuggledRequests).length).toBeGreaterThanOrEqual(40)
  })

  it.each(Object.entries(smuggledRequests))('%s is never answered as one', async (_name, bytes) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    // What would be asked next on the same connection, by somebody else behind a load balancer.
    socket.write(bytes, 'latin1')
    socket.write('GET /robots.txt HTTP/1.1\r\nhost: nl.localhost\r\nconnection: close\r\n\r\n')
    const answer = await text(socket).catch(() => '')
    expect(answer).not.toContain('{"status":"ok"}')
    const [first, ...others] = [...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status))
    // 501: what is in a coding that nobody decodes (RFC 9112, 6.1).
    expect(first === 200 || first === 501 || (first !== undefined && first >= 400 && first < 500)).toBe(true)
    // Either the connection ended with the first answer, or the next visitor was given what they asked for.
    if (others.length > 0) expect(answer.slice(answer.lastIndexOf('HTTP/1.1 '))).toMatch(/^HTTP\/1\.1 (?:200|400) /)
    expect(others.length).toBeLessThanOrEqual(1)
  })
})

it.each(malformedHosts)('the host %j can be none: 400', async (host) => {
  const answer = await ask('/', host)
  expect([answer.status, judgeAnswer(answer)]).toEqual([400, null])
})

it.each(unclaimedHosts)('the host %j is nobody’s: 421', async (host) => {
  const answer = await ask('/', host)
  expect([answer.status, judgeAnswer(answer)]).toEqual([421, null])
})

it('a target that names a host is answered for that one, whatever the Host header says (RFC 9112, 3.2.2)', async () => {
  const page = await ask('http://global.localhost/', 'nl.localhost')
  expect([page.status, judgeAnswer(page)]).toEqual([200, null])
  expect(page.body).toContain('<html lang="en"')
  expect((await ask('http://nobody.example/', 'nl.localhost')).status).toBe(421)
  expect((await ask('http://a b/', 'nl.localhost')).status).toBe(400)
  expect((await ask('http:///', 'nl.localhost')).status).toBe(400)
  // The header has to be there, and to be one, all the same.
  expect((await ask('http://nl.localhost/contact/', 'a b')).status).toBe(400)
  const bytes = 'GET http://nl.localhost/contact/ HTTP/1.1\r\nconnection: close\r\n\r\n'
  expect((await askRaw({ port, bytes })).status).toBe(400)
})

it.each([
  '*',
  '**',
  '*/contact/',
  '*:80:80',
  '*//',
  'ftp://nl.localhost/contact/',
  'javascript://nl.localhost/%0aalert(1)',
])('the target %s is nobody’s address: 404', async (target) => {
  const answer = await ask(target)
  expect([answer.status, judgeAnswer(answer)]).toEqual([404, null])
})

it.each([
  ['http://nl.localhost', 403],
  ['http://global.localhost', 303],
])('a form from %s, sent to a target at global.localhost, is answered %s', async (origin, status) => {
  const head = `host: nl.localhost\r\norigin: ${origin}\r\ncontent-length: 0\r\nconnection: close`
  const bytes = `POST http://global.localhost/actions/reset-dialogs HTTP/1.1\r\n${head}\r\n\r\n`
  expect((await askRaw({ port, bytes })).status).toBe(status)
})

const bodyTypes = ['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'image/png', 'no type']

it.each([
  ['/actions/close-dialog', [400, 415]],
  ['/actions/reset-dialogs', [303, 400, 415]],
  ['/api/beacon', [400, 415]],
  ['/over-ons/', [405]],
])('a body that is not there, but has a type, is answered as an empty one: %s', async (path, statuses) => {
  for (const type of bodyTypes) {
    const [empty, missing] = await Promise.all([post(path, type, 'content-length: 0\r\n'), post(path, type)])
    expect([type, missing]).toEqual([type, empty])
    expect(statuses).toContain(missing.status)
  }
})

it.each(['consent', 'help-vote', 'close-dialog', 'locale'])(
  'a form to /actions/%s that is refused is answered as it was asked: with a page, or with data',
  async (name) => {
    const send = (accept: string) => {
      const head = `host: nl.localhost\r\naccept: ${accept}\r\ncontent-type: ${bodyTypes[0]}\r\ncontent-length: 0\r\nconnection: close`
      return askRaw({ port, bytes: `POST /actions/${name} HTTP/1.1\r\n${head}\r\n\r\n` })
    }
    const [page, data] = await Promise.all([send('text/html,*/*;q=0.8'), send('*/*')])
    expect([page.status, judgeAnswer(page), data.status, judgeAnswer(data)]).toEqual([400, null, 400, null])
    expect(data.headers.get('content-type')).toContain('application/problem+json')
    expect(page.headers.get('content-type')).toContain('text/html')
    const { document } = parseHTML(page.body)
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/')
    expect(document.querySelector('main')?.textContent).toContain('Ga terug en probeer het opnieuw.')
    expect(document.querySelector('title')?.textContent).not.toContain('500')
  },
)

it('a path never leads to what is not for visitors, and none of them is refused for the place that it is asked from', async () => {
  expect(new Set(maliciousPaths).size).toBeGreaterThanOrEqual(300)
  const found: string[] = []
  for (const path of maliciousPaths) {
    const answer = await ask(path)
    const isLeak = /kaartkamer-site|root:x:|"timestamp":|entry-client\.ts/.test(answer.body) && answer.status === 200
    const isRefused = [301, 400, 404].includes(answer.status)
    if (isLeak || !isRefused || judgeAnswer(answer))
      found.push(`${path}: ${answer.status} ${judgeAnswer(answer) ?? ''}`)
  }
  expect(found).toEqual([])
}, 60_000)

describe('an address that cannot be decoded', () => {
  const accepts = ['text/html', 'application/json', '*/*', 'image/*;q=0']
  const languages = { 'nl.localhost': 'nl-NL', 'global.localhost': 'en', 'ca.localhost': 'en' }
  const send = (method: string, path: string, host: string, accept = '*/*') => {
    const head = `host: ${host}\r\naccept: ${accept}\r\nuser-agent: Googlebot/2.1\r\nconnection: close`
    return askRaw({ port, bytes: `${method} ${path} HTTP/1.1\r\n${head}\r\n\r\n` })
  }

  it.each(unreadableAddresses.pages)('%.60s is answered 400 with a page of its edition', async (path) => {
    for (const [host, language] of Object.entries(languages)) {
      for (const accept of accepts) {
        const answer = await send('GET', path, host, accept)
        expect([answer.status, judgeAnswer(answer)]).toEqual([400, null])
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
        const { document } = parseHTML(answer.body)
        const expected = path.startsWith('/nl/') && host === 'global.localhost' ? 'nl-NL' : language
        expect([path, document.documentElement.lang]).toEqual([path, expected])
        expect(document.querySelector('h1')?.textContent).toBe(
          expected === 'en' ? 'A short time-out' : 'Even een time-out',
        )
      }
    }
  })

  it('has links that lead somewhere', async () => {
    const { document } = parseHTML((await ask('/%')).body)
    const links = [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '')
    expect(links.length).toBeGreaterThan(20)
    const broken: string[] = []
    for (const link of new Set(links)) {
      const { status } = await ask(link.replace(/#.*/, ''))
      if (status !== 200 && status !== 302 && status !== 303) broken.push(`${link}: ${status}`)
    }
    expect(broken).toEqual([])
  })

  it.each(unreadableAddresses.others)(
    '%s is answered 400 with a problem, because no page can be there',
    async (path) => {
      for (const accept of accepts) {
        const answer = await send('GET', path, 'nl.localhost', accept)
        expect([answer.status, judgeAnswer(answer)]).toEqual([400, null])
        expect(answer.headers.get('content-type')).toBe('application/problem+json')
      }
    },
  )

  it('is refused whatever is to be done there, by whichever host is asked', async () => {
    for (const path of [...unreadableAddresses.pages, ...unreadableAddresses.others]) {
      for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']) {
        const { status } = await send(method, path, 'nl.localhost')
        expect([method, path, status]).toEqual([method, path, 400])
      }
      expect((await send('GET', path, 'nobody.example')).status).toBe(421)
      expect((await send('GET', path, 'a b')).status).toBe(400)
    }
  })

  it('is in the log and the metrics like every other', async () => {
    site.log.length = 0
    await ask('/%ZZ/?name=secret')
    expect(site.log).toContainEqual(expect.objectContaining({ msg: 'Answered', path: '/%25ZZ/', status: 400 }))
    expect(await site.metrics()).toMatch(/status_code="400",http_route="\/\*"/)
  })

  it('is another thing than one that can, however strange', async () => {
    for (const path of ['/%00', '/%25', '/%2525/', '/%7e']) expect((await ask(path)).status).toBe(404)
    expect((await ask('/?a=%')).status).toBe(200)
  })
})

it.each(deceptiveSuffixes)('a page with the ending of a file is no page: /over-ons/%s', async (suffix) => {
  for (const path of [`/over-ons/${suffix}`, `/over-ons${suffix}`, `/responsible-gaming/${suffix}`]) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, expect.any(Number), 'no-store'])
    expect([400, 404]).toContain(answer.status)
  }
})

describe('what a visitor writes into headers that no cache has in its key', () => {
  /** One answer of every kind that somebody may keep, and of those that the browser keeps. */
  const paths = [
    '/',
    '/over-ons',
    '/api/navigations',
    '/api/docs',
    '/favicon.svg',
    '/robots.txt',
    '/policies.atom',
    '/nergens/',
  ]

  it('there are at least eighty', () => {
    expect(new Set(unkeyedHeaders.map(([name]) => name)).size).toBeGreaterThanOrEqual(80)
  })

  it.each(paths)('changes nothing of %s', async (url) => {
    const get = async (headers: Record<string, string>) => {
      const answer = await site.app.inject({
        url,
        headers: { host: 'nl.localhost', 'user-agent': 'Googlebot/2.1', ...headers },
      })
      const { date: _, 'cache-status': __, 'x-request-id': ___, 'server-timing': ____, ...kept } = answer.headers
      return { status: answer.statusCode, headers: kept, body: answer.body }
    }
    const clean = await get({})
    const changed: string[] = []
    for (const [name, value] of unkeyedHeaders) {
      const answer = await get({ [name]: value })
      if (JSON.stringify(answer) !== JSON.stringify(clean)) changed.push(name)
    }
    expect(changed).toEqual([])
  })
})

async function post(path: string, type: string, length = '') {
  const head = `host: nl.localhost\r\nconnection: close\r\ncontent-type: ${type}\r\n${length}`
  const { status, body } = await askRaw({ port, bytes: `POST ${path} HTTP/1.1\r\n${head}\r\n` })
  return { status, body: body.replace(/"requestId":"[^"]*"/, '') }
}
