import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Compile } from 'typebox/compile'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { describeBackEnd } from '#scripts/upstream/back-end-api.ts'
import { type Verified, verifyBackEnd } from '#scripts/upstream/verify-back-end.ts'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { resources } from '#server/site/features.ts'
import { loadNavigationLabels } from '#server/upstream/navigation-labels.ts'
import { routes } from '#shared/site/routes.ts'
import { createUpstreamServer, type UpstreamMode, type UpstreamServer } from '#tests/helpers/upstream-server.ts'

const data = fileURLToPath(new URL('../../data', import.meta.url))
const sites = await loadEditions(`${data}/markets`, routes)
const labels = await loadNavigationLabels(`${data}/messages`)
let server: UpstreamServer
beforeEach(async () => {
  server = await createUpstreamServer()
})
afterEach(() => server.close())

/** Runs `npm run upstream:verify`; returns how it ended and the lines that it wrote. */
function verify(...args: string[]) {
  return verifyWith({}, ...args)
}

function verifyWith(
  env: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<{ code: number; lines: string[]; error: string }> {
  const script = fileURLToPath(new URL('../../scripts/upstream-verify.ts', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({
        code: typeof error?.code === 'number' ? error.code : 0,
        lines: stdout.trim().split('\n'),
        error: stderr,
      }),
    )
  })
}

it('finds nothing wrong with the embedded back end but that its hosts are samples', async () => {
  const { code, lines } = await verify(server.url, '--timeout', '30000')
  expect(lines.at(-1)).toMatch(/^\d{2,} answers as agreed, 0 without anything \(404\), 0 failed$/)
  expect(lines.filter((line) => line.startsWith(' ') && !line.endsWith("is nobody's host (RFC 2606)"))).toEqual([])
  expect(code).toBe(0)
}, 60_000)

it('knows the other editions where PUBLIC_ORIGINS has them', async () => {
  const PUBLIC_ORIGINS = 'nl=https://www.cards.nl,global=https://www.cards.eu,ca=https://www.cards.ca'
  const sibling = { ...entry, path: 'https://www.cards.ca/', siteType: 'sibling' }
  server.behaviour('util-navigations', { json: [sibling] })
  const remark = /cards\.ca\/ is on no host/
  expect((await verifyWith({ PUBLIC_ORIGINS }, server.url)).lines.join('\n')).not.toMatch(remark)
  expect((await verify(server.url)).lines.join('\n')).toMatch(remark)
}, 60_000)

const entry = {
  path: '/no-such-page/',
  langKey: 'nav.promotions.promotions',
  routerName: '',
  siteType: 'contents',
  showSubArea: false,
  isShow: true,
  badge: null,
  children: [],
}
const release = {
  version: '1.2',
  builtOn: '2026-02-31',
  fileName: 'kaartkamer.exe',
  bytes: 1,
  sha256: null,
  signer: 'Kaartkamer',
  minimumSystem: 'Windows 10',
}
const ambassador = { slug: 'a', name: 'A' }
const link = { type: 1, url: 'http://downloads.example/kaartkamer.exe' }

/** What is wrong with an answer, and a part of what is said of it. */
const faults: [string, Parameters<UpstreamServer['behaviour']>[0], UpstreamMode, RegExp][] = [
  [
    'a day that the calendar lacks',
    'releases',
    { json: { releases: [release] } },
    /\/releases\/0\/builtOn must be a date that the calendar has/,
  ],
  ['a link without https', 'download-links', { json: { links: [link] } }, /\/links\/0\/url must be an https URL/],
  [
    'fields that are missing',
    'brand-ambassadors',
    { json: [{ slug: 'a' }, { name: 'B' }] },
    /\/1 must have required properties slug/,
  ],
  ['an entry that leads nowhere', 'navigations', { json: [entry] }, /\/no-such-page\/ names no page of this build/],
  [
    'a label without a text',
    'navigations',
    { json: [{ ...entry, langKey: 'nav.nothing' }] },
    /no message nav\.nothing in /,
  ],
  [
    'a link to a file of which there is no release',
    'releases',
    { json: { releases: [] } },
    /expected the release of https:/,
  ],
  [
    'a link of a menu to a host that nobody named',
    'util-navigations',
    { json: [{ ...entry, path: 'https://evil.test/', siteType: 'external' }] },
    /https:\/\/evil\.test\/ is on no host that the edition or its law names/,
  ],
  [
    'a team member twice',
    'brand-ambassadors',
    { json: [ambassador, ambassador] },
    /\/ must have each slug once, found "a" twice/,
  ],
  [
    'text with a character that no page may have',
    'brand-ambassadors',
    { json: [{ ...ambassador, name: 'A\u202eB' }] },
    /\/0\/name must be text without control characters and marks of direction, found U\+202E/,
  ],
  [
    'a moment that there is not',
    'network-status',
    { json: { checkedAt: '2026-02-31T08:30:00Z', systems: [], incidents: [] } },
    /\/checkedAt must be a moment that there is, in UTC and to the second \(2026-11-22T17:00:00Z\), found "2026-02-31T08:30:00Z"/,
  ],
  [
    'a key that no answer may have',
    'tournaments',
    { text: '{"__proto__": 1}' },
    /: \/ has the forbidden key __proto__/,
  ],
  ['a page of HTML', 'tournaments', 'html', /expected JSON, not content type text\/html/],
  ['an answer that breaks off', 'network-status', 'truncate', /network-status failed: network.*: terminated: \w/],
  [
    'a redirect',
    'tournaments',
    'redirect',
    /failed: redirect, status 302: .*not a redirect to http:\/\/127\.0\.0\.1:\d+\/leaderboards$/m,
  ],
  [
    'a connection that is closed',
    'tournaments',
    'reset',
    /tournaments failed: network: fetch failed: other side closed/,
  ],
]

async function answersOf(url: string): Promise<Verified[]> {
  const answers: Verified[] = []
  for await (const answer of verifyBackEnd({ url, timeoutMs: 30_000, sites, labels, resources })) answers.push(answer)
  return answers
}
const remarksOf = (answers: readonly Verified[]) => answers.flatMap(({ remarks }) => remarks)

it.each(faults)('names %s', async (_name, resource, mode, expected) => {
  server.behaviour(resource, mode)
  expect(remarksOf(await answersOf(server.url)).join('\n')).toMatch(expected)
})

it('names a file without a release once, by the calls that have to agree', async () => {
  server.behaviour('releases', { json: { releases: [] } })
  const said = remarksOf(await answersOf(server.url)).filter((remark) => remark.includes('expected the release of'))
  expect(new Set(said.map((remark) => remark.split(',')[0])).size).toBe(said.length)
  expect(said[0]).toMatch(
    /^releases\?brandAlias=\w+&platform=\w+ expected the release of https:[^,]+, the download for NL, MT, CA, DE, UNKNOWN$/,
  )
})

it('says of nothing that it is as agreed when nothing answers', async () => {
  const { url } = server
  await server.close()
  const answers = await answersOf(url)
  server = await createUpstreamServer()
  expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['failed']))
  const refused = expect.stringMatching(/ failed: network: fetch failed: connect ECONNREFUSED/)
  for (const { remarks } of answers) expect(remarks).toEqual([refused])
})

it.each([
  ['a name that there is not', () => 'http://no-such-host.invalid', /getaddrinfo (?:ENOTFOUND|EAI_AGAIN)/],
  ['no TLS', () => server.url.replace('http:', 'https:'), /: network: fetch failed: .*SSL routines/],
])('says why a call fails: %s', async (_name, address, expected) => {
  const verified = verifyBackEnd({ url: address(), timeoutMs: 30_000, sites, labels, resources })
  const { value } = await verified.next()
  expect(value?.remarks).toEqual([expect.stringMatching(expected)])
})

it.each(['kaartkamer.example', 'a.test', 'a.invalid', 'A.Localhost', 'www.example.com'])(
  'says that %s is a sample',
  async (host) => {
    server.behaviour('download-links', { json: { links: [{ type: 1, url: `https://${host}:8443/kaartkamer` }] } })
    expect(remarksOf(await answersOf(server.url))).toContain(`${host} is nobody's host (RFC 2606)`)
  },
)

it.each([[[]], [['nowhere']], [['ftp://127.0.0.1/']], [['http://127.0.0.1:1', '--timeout', 'soon']]])(
  'says what it expects instead of %j',
  async (args) => {
    const { code, error } = await verify(...args)
    expect(error).toMatch(/^.+: expected (?:the address of a back end|a whole number).*\n$/)
    expect(code).toBe(1)
  },
)

describe('the description of the back end', () => {
  it('is served beside it, and its schemas take what it answers', async () => {
    const described = (await (await fetch(`${server.url}/openapi.json`)).json()) as ReturnType<typeof describeBackEnd>
    expect(Object.keys(described.paths).toSorted()).toEqual(
      Object.keys(resources)
        .map((name) => `/${name}`)
        .toSorted(),
    )
    for (const [path, { get }] of Object.entries(described.paths)) {
      const query = path === '/releases' ? 'brandAlias=KAARTKAMER&platform=windows' : 'siteId=GGPNL'
      if (path === '/download-links') continue
      const answer = await fetch(`${server.url}${path}?${query}`)
      const validator = Compile(get.responses[200].content['application/json'].schema)
      expect([...validator.Errors(await answer.json())], path).toEqual([])
    }
  })
})
