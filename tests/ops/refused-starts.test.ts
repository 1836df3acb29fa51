import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readImage } from '#scripts/site-process.ts'
import { embeddedGeoipPath } from '#server/visitor/geoip-database.ts'

const root = path.resolve(import.meta.dirname, '../..')
const main = readImage().main
const folder = mkdtempSync(path.join(tmpdir(), 'refused-'))
const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const write = (name: string, content: string) => {
  writeFileSync(path.join(folder, name), content)
  return path.join(folder, name)
}
const privateFile = write('private.pem', privateKey)
const publicFile = write('public.pem', publicKey)
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill()
})
const taken = createServer()
let port = ''
beforeAll(async () => {
  await once(taken.listen(0, '127.0.0.1'), 'listening')
  port = String((taken.address() as AddressInfo).port)
})
afterAll(() => {
  taken.close()
  rmSync(folder, { recursive: true })
})

/** Starts what cannot start, and returns all that it wrote. It ends by itself, in a line and without a place in the code. */
async function refused(command: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', OPS_PORT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  expect(out + err).not.toMatch(/\bat .*:\d+:\d+|"stack"/)
  expect(err).toMatch(/^[^\n]+\n$/)
  expect(code).toBe(1)
  return out + err
}

describe('the site', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT=http: expected a whole number'],
    [{ TRUSTED_PROXIES: '2' }, 'TRUSTED_PROXIES=2: '],
    [{ GEOIP_DATABASE: '/nowhere/City.mmdb' }, 'GEOIP_DATABASE'],
    [{ GEOIP_DATABASE: main }, 'GEOIP_DATABASE'],
    [{ GEOIP_LAST_GOOD: main, GEOIP_DATABASE: embeddedGeoipPath }, `GEOIP_LAST_GOOD=${main}: expected a folder`],
    [{ STUDIO_URL: 'http://127.0.0.1:3010' }, 'STUDIO_URL=http://127.0.0.1:3010: expected OPS_PORT to be a port'],
    [{ CONTENT_BUNDLE: '/nowhere/content.tar.gz' }, 'CONTENT_BUNDLE=/nowhere/content.tar.gz: expected a file'],
    [{ CONTENT_BUNDLE: main }, 'it is no gzip file'],
    [{ CONTENT_BUNDLE: main, CONTENT_KEY: main }, `CONTENT_KEY=${main}: expected a public Ed25519 key as PEM`],
    [{ CONTENT_BUNDLE: main, CONTENT_KEY: '/nowhere/key.pem' }, 'CONTENT_KEY=/nowhere/key.pem: expected a file'],
    [{ CONTENT_BUNDLE: main, CONTENT_KEY: privateFile }, `CONTENT_KEY=${privateFile}: expected a public Ed25519 key`],
  ])('does not start with %j, and says why in its log as well', async (env, message) => {
    const said = await refused([main], env)
    expect(said).toContain(message)
    const lines = said.split('\n').filter((line) => line.startsWith('{'))
    const failures = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'The start failed')
    expect(failures).toMatchObject([{ err: { message: expect.stringContaining(message) } }])
  })

  it.each([
    ['HOST and PORT', () => ({ PORT: port })],
    ['OPS_HOST and OPS_PORT', () => ({ OPS_PORT: port })],
  ])('does not start on a port that is taken, and names %s', async (names, envOf) => {
    const said = await refused([main], envOf())
    expect(said).toContain(`${names}: 127.0.0.1:${port}: expected a port on which nothing listens`)
  })

  it('takes no option', async () => {
    expect(await refused(['scripts/start.mjs', '--port=1'])).toContain('--port=1: expected no option')
  })
})

describe('a command', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const files = Object.values(scripts).flatMap((command) => /^node (scripts\/[\w-]+\.ts)$/.exec(command)?.[1] ?? [])

  it.each(files)('of %s begins like all others', (file) => {
    expect(readFileSync(path.join(root, file), 'utf8')).toContain('startCommand(')
  })

  it.each([
    ['compliance.ts --market nl', "Unknown option '--market': expected --json, --junit …, --data …, --production"],
    ['content-pack.ts --author A --key /nowhere/key.pem', '--key /nowhere/key.pem: expected a file'],
    [`content-pack.ts --author A --key ${publicFile}`, `--key ${publicFile}: expected a private Ed25519 key`],
    ['content-pack.ts --author A --out /nowhere/a.tar.gz', '/nowhere: expected a file or folder that is there'],
    ['content-pack.ts', '--author: expected who answers for this content'],
    ['content-schemas.ts --data x', "Unknown option '--data': expected no option"],
    ['content-verify.ts', 'Expected the file of a bundle'],
    [`content-verify.ts package.json --key ${privateFile}`, 'expected a public Ed25519 key as PEM, found a private'],
    ['dev.mjs --port 1', "Unknown option '--port': expected --data …"],
    ['page-dates.ts --data /nowhere', '/nowhere'],
    ['policy-ledger.ts --data /nowhere', '/nowhere/policies/published.json: expected a file'],
    ['preview-token.ts --edition nl', 'PREVIEW_SECRET is not set: expected'],
    ['studio.ts --port http', '--port http: expected a whole number from 0 to 65535'],
    ['studio.ts --key /nowhere/key.pem', '--key /nowhere/key.pem: expected a file'],
    ['studio.ts --data /nowhere', '/nowhere: expected a file or folder that is there'],
    ['support-code.ts GLOBAL', 'expected a code of'],
    ['upstream.ts --fail 200', '--fail 200: expected a whole number from 400 to 599'],
  ])('says what it expects instead of %s', async (line, message) => {
    const [name = '', ...args] = line.split(' ')
    expect(await refused([`scripts/${name}`, ...args])).toContain(message)
  })

  it.each([
    ['dev.mjs', () => ({ PORT: port })],
    ['studio.ts', () => ({})],
    ['upstream.ts', () => ({})],
  ])('says of a port that is taken: %s', async (name, envOf) => {
    const args = name === 'dev.mjs' ? [] : ['--port', port]
    const said = await refused([`scripts/${name}`, ...args], envOf())
    expect(said).toContain(`127.0.0.1:${port}: expected a port on which nothing listens`)
  })
})
