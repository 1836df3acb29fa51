import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startCommand } from './command.ts'
import { listenOnLoopback } from './loopback.ts'
import { startSiteProcess } from './site-process.ts'

startCommand()

/** Not a dependency: it brings 230 packages, a database client among them, that nothing else needs. */
const PACKAGE = '@mdn/mdn-http-observatory@1.4.8'
/**
 * All that headers can give. Whatever is a document gets five points more for the script that it names with its hash, and
 * what sets cookies five for setting them well: the site sets none before a visitor has chosen something.
 */
const EXPECTED = { grade: 'A+', score: 130, ofDocument: 5, ofCookies: 5 }
/** For being on the browsers' own list of hosts that only speak https, for which only a domain's owner can apply. */
const OF_LISTED = 5

const tools = path.resolve(import.meta.dirname, '../.cache/observatory')
const installed = path.join(tools, 'node_modules/@mdn/mdn-http-observatory')
const listFile = path.join(installed, 'conf/hsts-preload.json')
const run = promisify(execFile)

interface AnswerClass {
  name: string
  path: string
  isPage?: boolean
  setsCookies?: boolean
  host?: string
  method?: string
  body?: string
}

const classes: readonly AnswerClass[] = [
  { name: 'page', path: '/', isPage: true },
  { name: 'page made for one visitor', path: '/cookiebeleid/', isPage: true },
  { name: 'page with a form that leaves the site', path: '/aanmelden/', isPage: true },
  { name: 'page about responsible gaming', path: '/responsible-gaming/', isPage: true },
  { name: 'page inside the poker client', path: '/over-ons/?embedded=1', isPage: true },
  { name: '404 page', path: '/nergens/', isPage: true },
  { name: 'redirect', path: '/over-ons', isPage: true },
  {
    name: 'form of consent, and the page after it',
    path: '/actions/consent',
    isPage: true,
    setsCookies: true,
    method: 'POST',
    body: 'choice=accept',
  },
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
console.log('| class of answer | grade | score | once the domain is listed | takes away |')
console.log('|---|---|--:|--:|---|')
for (const one of classes) {
  const { scan, tests } = await scanClass(one, { isListed: false })
  const listed = (await scanClass(one, { isListed: true })).scan
  const lost = Object.entries(tests).filter(([, { scoreModifier, pass }]) => scoreModifier < 0 || !pass)
  const expected = EXPECTED.score + (one.isPage ? EXPECTED.ofDocument : 0) + (one.setsCookies ? EXPECTED.ofCookies : 0)
  const isMet = scan.score >= expected && listed.score >= expected + OF_LISTED
  if (scan.grade !== EXPECTED.grade || !isMet) process.exitCode = 1
  const reasons = lost.map(([name, { result }]) => `${name}: ${result}`).join('; ')
  console.log(`| ${one.name} | ${scan.grade} | ${scan.score} | ${listed.score} | ${reasons} |`)
}
await site.stop()
await rm(folder, { recursive: true })

async function scanClass(
  { path: asked, host = 'nl.localhost', method, body }: AnswerClass,
  { isListed }: { isListed: boolean },
): Promise<Scan> {
  let isSent = false
  const front = createServer(certificate, (request, response) => {
    // What a form leads to may be at the same address.
    const isFirst = request.url === '/' && !(body && isSent)
    isSent = true
    const forwarded = ask(
      {
        port: site.port,
        host: '127.0.0.1',
        method: isFirst && request.method === 'GET' && method ? method : request.method,
        path: isFirst ? asked : request.url,
        headers: {
          ...request.headers,
          host,
          'x-forwarded-proto': 'https',
          'x-forwarded-for': '127.0.0.1',
          ...(isFirst && body && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
      },
      (answer) => {
        // The scanner judges no errors: their headers are shown to it as those of a page that is there.
        const status = answer.statusCode ?? 502
        response.writeHead(status < 400 ? status : 200, answer.rawHeaders)
        answer.pipe(response)
      },
    )
    forwarded.end(isFirst ? body : undefined)
  })
  const scanned = `localhost:${await listenOnLoopback(front, 'localhost')}`
  await writeFile(listFile, JSON.stringify(isListed ? { [scanned]: { mode: 'force-https' } } : {}))
  const scanner = path.join(installed, 'src/scan.js')
  try {
    // Not the package's own command: it overwrites NODE_EXTRA_CA_CERTS.
    const { stdout } = await run(process.execPath, [scanner, scanned], {
      cwd: installed,
      env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: path.join(folder, 'ca.pem') },
    })
    return JSON.parse(stdout) as Scan
  } finally {
    front.closeAllConnections()
    front.close()
  }
}

async function installScanner(): Promise<void> {
  if (!existsSync(installed)) {
    await mkdir(tools, { recursive: true })
    await writeFile(path.join(tools, 'package.json'), '{ "private": true }\n')
    // Its own script would download lists.
    const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund']
    execFileSync('npm', ['install', ...options, PACKAGE], { cwd: tools, stdio: 'inherit' })
  }
}

async function makeCertificate(into: string): Promise<{ key: Buffer; cert: Buffer }> {
  const file = (name: string) => path.join(into, name)
  const openssl = (args: string) => run('openssl', args.split(' '), { cwd: into })
  await writeFile(file('names'), 'subjectAltName=DNS:localhost\n')
  await openssl('req -x509 -newkey rsa:2048 -nodes -days 2 -keyout ca.key -out ca.pem -subj /CN=observatory')
  await openssl('req -newkey rsa:2048 -nodes -keyout site.key -out site.csr -subj /CN=localhost')
  await openssl('x509 -req -in site.csr -CA ca.pem -CAkey ca.key -CAcreateserial -extfile names -days 2 -out site.pem')
  return { key: await readFile(file('site.key')), cert: await readFile(file('site.pem')) }
}
