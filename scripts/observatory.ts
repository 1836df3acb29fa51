import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startSiteProcess } from './site-process.ts'

/** Not a dependency: it brings 230 packages, a database client among them, that nothing else needs. */
const PACKAGE = '@mdn/mdn-http-observatory@1.4.8'
/**
 * All that headers can give, and what pages get besides for the script that they name with its hash. Five points more each
 * have being on the browsers' own HSTS list, and setting cookies that are secure: the site sets none before a visitor has
 * chosen something.
 */
const EXPECTED = { grade: 'A+', score: 130, pageScore: 135 }

const tools = path.resolve(import.meta.dirname, '../.cache/observatory')
const run = promisify(execFile)

/** One answer of every class: what the scanner gets at `/`. */
const classes: readonly { name: string; path: string; isPage?: boolean; host?: string; method?: string }[] = [
  { name: 'page', path: '/', isPage: true },
  { name: 'page made for one visitor', path: '/cookiebeleid/', isPage: true },
  { name: 'page with a form that leaves the site', path: '/aanmelden/', isPage: true },
  { name: 'page about responsible gaming', path: '/responsible-gaming/', isPage: true },
  { name: 'page inside the poker client', path: '/over-ons/?embedded=1', isPage: true },
  { name: '404 page', path: '/nergens/', isPage: true },
  { name: 'redirect', path: '/over-ons', isPage: true },
  { name: 'API', path: '/api/navigations' },
  { name: 'API for one visitor', path: '/api/visitor' },
  { name: 'description of the API', path: '/api/docs' },
  { name: '404 of the API', path: '/api/nothing' },
  { name: 'file', path: '/favicon.svg' },
  { name: 'file that there is not', path: '/assets/nothing.js' },
  { name: 'feed', path: '/policies.atom' },
  { name: 'text', path: '/robots.txt' },
  { name: 'address that cannot be read', path: '/%' },
  { name: 'host that nobody claims', path: '/', host: 'elsewhere.example' },
  { name: 'another method', path: '/', method: 'DELETE' },
]

interface Scan {
  scan: { grade: string; score: number; testsPassed: number; testsQuantity: number }
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>
}

await installScanner()
const folder = await mkdtemp(path.join(tmpdir(), 'observatory-'))
const certificate = await makeCertificate(folder)
const site = await startSiteProcess({ env: { TRUSTED_PROXIES: 'loopback' } })
console.log('| class of answer | grade | score | takes away |')
console.log('|---|---|--:|---|')
for (const one of classes) {
  const { scan, tests } = await scanClass(one)
  const lost = Object.entries(tests).filter(([, { scoreModifier, pass }]) => scoreModifier < 0 || !pass)
  const expected = one.isPage ? EXPECTED.pageScore : EXPECTED.score
  if (scan.grade !== EXPECTED.grade || scan.score < expected) process.exitCode = 1
  console.log(
    `| ${one.name} | ${scan.grade} | ${scan.score} | ${lost.map(([name, { result }]) => `${name}: ${result}`).join('; ')} |`,
  )
}
await site.stop()
await rm(folder, { recursive: true })

/** Scans one class behind an encrypted front of its own. */
async function scanClass({ path: asked, host = 'nl.localhost', method }: (typeof classes)[number]): Promise<Scan> {
  const front = createServer(certificate, (request, response) => {
    const isFirst = request.url === '/'
    const forwarded = ask(
      {
        port: site.port,
        host: '127.0.0.1',
        method: isFirst && request.method === 'GET' && method ? method : request.method,
        path: isFirst ? asked : request.url,
        headers: { ...request.headers, host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
      },
      (answer) => {
        // The scanner judges no errors: their headers are shown to it as those of a page that is there.
        const status = answer.statusCode ?? 502
        response.writeHead(status < 400 ? status : 200, answer.rawHeaders)
        answer.pipe(response)
      },
    )
    request.pipe(forwarded)
  })
  front.listen(0, 'localhost')
  await once(front, 'listening')
  const { port } = front.address() as AddressInfo
  const scanner = path.join(tools, 'node_modules/@mdn/mdn-http-observatory/src/scan.js')
  try {
    // Not the package's own command: it overwrites NODE_EXTRA_CA_CERTS.
    const { stdout } = await run(process.execPath, [scanner, `localhost:${port}`], {
      cwd: path.dirname(path.dirname(scanner)),
      env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: path.join(folder, 'ca.pem') },
    })
    return JSON.parse(stdout) as Scan
  } finally {
    front.closeAllConnections()
    front.close()
  }
}

async function installScanner(): Promise<void> {
  const installed = path.join(tools, 'node_modules/@mdn/mdn-http-observatory')
  if (!existsSync(installed)) {
    await mkdir(tools, { recursive: true })
    await writeFile(path.join(tools, 'package.json'), '{ "private": true }\n')
    // Its own script would download lists.
    const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund']
    execFileSync('npm', ['install', ...options, PACKAGE], { cwd: tools, stdio: 'inherit' })
  }
  await writeFile(path.join(installed, 'conf/hsts-preload.json'), '{}\n')
}

/** A certificate for localhost, and the authority that has signed it, as long as the run takes. */
async function makeCertificate(into: string): Promise<{ key: Buffer; cert: Buffer }> {
  const file = (name: string) => path.join(into, name)
  const openssl = (...args: string[]) => run('openssl', args)
  const key = ['-newkey', 'rsa:2048', '-nodes', '-days', '2']
  await writeFile(file('names'), 'subjectAltName=DNS:localhost\n')
  await openssl('req', '-x509', ...key, '-keyout', file('ca.key'), '-out', file('ca.pem'), '-subj', '/CN=observatory')
  await openssl(
    'req',
    ...key.slice(0, 3),
    '-keyout',
    file('site.key'),
    '-out',
    file('site.csr'),
    '-subj',
    '/CN=localhost',
  )
  const signed = [
    '-CA',
    file('ca.pem'),
    '-CAkey',
    file('ca.key'),
    '-CAcreateserial',
    '-extfile',
    file('names'),
    '-days',
    '2',
  ]
  await openssl('x509', '-req', '-in', file('site.csr'), ...signed, '-out', file('site.pem'))
  return { key: await readFile(file('site.key')), cert: await readFile(file('site.pem')) }
}
