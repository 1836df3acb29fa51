import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Fastify from 'fastify'
import supertest from 'supertest'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Assets } from '#server/pages/assets.ts'
import type { BuildManifest } from '#server/pages/build-manifest.ts'
import { buildRoutes } from '#server/pages/builds.ts'
import { loadContent } from '#server/site/content/load-content.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
let previous: string
/** A script of this build, of which an earlier one has another. */
let ownScript: string
beforeAll(async () => {
  previous = await mkdtemp(join(tmpdir(), 'previous-builds-'))
  await mkdir(join(previous, 'monday/client/assets/img'), { recursive: true })
  await writeFile(join(previous, 'monday/client/assets/app-0ld.js'), 'export const build = "monday"')
  await writeFile(join(previous, 'monday/client/assets/img/hero-0ld.webp'), 'picture')
  await writeFile(join(previous, 'monday/client/assets/app-0ld.js.br'), 'compressed')
  await writeFile(join(previous, 'monday/secret.json'), '{}')
  await writeFile(join(previous, 'notes.txt'), 'no build')
  ownScript = (await readdir('dist/client/assets')).find(
    (name) => name.startsWith('entry-client-') && name.endsWith('.js'),
  )!
  await writeFile(join(previous, 'monday/client/assets', ownScript), 'an earlier one')
  site = await startSite({ env: { ASSETS_PREVIOUS: previous } })
})
afterAll(async () => {
  await site.close()
  await rm(previous, { recursive: true })
})

const ask = (path: string) => supertest(site.url).get(path)

async function loadManifest(): Promise<BuildManifest> {
  const { body } = await ask('/builds/latest.json')
  return (await ask(`/builds/meta/${body.id}.json`)).body
}

describe('the manifest', () => {
  it('names the build, its route rules and what cannot change', async () => {
    const latest = await ask('/builds/latest.json?1700000000000').expect(200)
    expect(latest.headers['cache-control']).toBe('public, max-age=1')
    const { id, timestamp } = latest.body
    const { body, headers } = await ask(`/builds/meta/${id}.json`).expect(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(body).toMatchObject({ id, timestamp })
    expect(timestamp).toBeGreaterThan(Date.UTC(2026, 0))
    expect(body.matcher).toEqual({
      static: {
        '/': { appMiddleware: { 'root-redirect': true } },
        '/hulp-bij-gokken': { redirect: 'https://openovergokken.nl/' },
      },
      wildcard: { '/_error': { appMiddleware: { 'show-error': true } } },
      dynamic: {},
    })
  })

  it('is not there for another build', async () => {
    const { headers, body } = await ask('/builds/meta/0ther.json').expect(404)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(headers['cache-control']).toBe('no-store')
    expect(body.status).toBe(404)
  })

  it('lists the pages whose payload is immutable, all of them and no other', async () => {
    const { id, prerendered } = await loadManifest()
    expect(prerendered).toContain('/over-ons')
    const { sites } = await loadContent({ dataFolder: 'data' })
    const paths = sites.byId.nl.paths.patterns.map(({ pattern }) => pattern).filter((path) => !path.includes(':'))
    const immutable: string[] = []
    for (const path of paths) {
      const { status, headers } = await ask(`${path}_payload.json?${id}`)
      const isImmutable = status === 200 && headers['cache-control']?.includes('immutable')
      if (isImmutable) immutable.push(path.slice(0, -1))
    }
    expect(immutable.toSorted()).toEqual(prerendered.toSorted())
    const home = await ask(`/_payload.json?${id}`).expect(200)
    expect(home.headers['cache-control']).toMatch(/^private, max-age=[1-9]\d?$/)
  })

  it('lists nothing where every page shows what a back end says', async () => {
    const other = await startSite({ env: { UPSTREAM_URL: 'http://127.0.0.1:9' } })
    const { body } = await supertest(other.url).get('/builds/latest.json')
    const manifest = await supertest(other.url).get(`/builds/meta/${body.id}.json`)
    expect(manifest.body.prerendered).toEqual([])
    await other.close()
  })
})

describe('files of this build', () => {
  it('go before those of earlier ones, compressed for who can read that', async () => {
    const { headers, text } = await ask(`/assets/${ownScript}`).set('accept-encoding', 'br').buffer().expect(200)
    expect(text).not.toBe('an earlier one')
    expect(headers['content-encoding']).toBe('br')
  })

  it('whose names stay are kept for an hour', async () => {
    const { headers } = await ask('/favicon.svg').expect(200)
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })

  it('come in parts: what cannot be is told with their length, and what is no range is none', async () => {
    const part = (range: string) => ask('/favicon.svg').set('accept-encoding', 'identity').set('range', range).buffer()
    const { length } = (await ask('/favicon.svg').set('accept-encoding', 'identity').buffer().expect(200)).body
    expect((await part('bytes=0-9').expect(206)).headers['content-range']).toBe(`bytes 0-9/${length}`)
    const { headers, body } = await part(`bytes=${length}-`).expect(416)
    expect(headers).toMatchObject({ 'content-range': `bytes */${length}`, 'cache-control': 'no-store' })
    expect(body.status).toBe(416)
    for (const range of ['bytes=abc', 'bytes=5-2', 'bytes=-', 'lines=1-2']) await part(range).expect(200)
  })

  it.each(['/.vite/manifest.json', '/favicon.svg.br', '/favicon.svg.gz'])('do not have %s', async (path) => {
    await ask(path).expect(404)
  })
})

describe('files of other builds', () => {
  it('are there for ever, as this build’s are', async () => {
    const { headers, text } = await ask('/assets/app-0ld.js').expect(200)
    expect(text).toBe('export const build = "monday"')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    await ask('/assets/img/hero-0ld.webp').expect(200)
  })

  it('that cannot be read are a failure, not missing', async () => {
    const app = Fastify()
    const folderOf = () => Promise.reject(Object.assign(new Error('too many open files'), { code: 'EMFILE' }))
    await app.register(buildRoutes, { assets: { folder: resolve('dist/client') } as Assets, otherBuilds: { folderOf } })
    expect((await app.inject('/assets/app-0ld.js')).statusCode).toBe(500)
    await app.close()
  })

  it.each([
    '/assets/../secret.json',
    '/assets/..%2f..%2fsecret.json',
    '/assets/app-1ld.js',
    '/assets/app-0ld.js.br',
    '/assets/',
  ])('are all that the folder gives: not %s', async (path) => {
    await ask(path).expect(404)
  })

  it('must be there, or the site does not start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'other-builds-'))
    await mkdir(join(folder, 'tuesday'))
    const start = () => startSite({ env: { ASSETS_PREVIOUS: folder } })
    await expect(start()).rejects.toThrow(/^ASSETS_PREVIOUS=.*: expected builds, and tuesday has no client\/assets/)
    await rm(folder, { recursive: true })
    await expect(start()).rejects.toThrow(/^ASSETS_PREVIOUS=.*: expected a folder of builds/)
  })
})

describe('a folder of builds that changes while the site runs', () => {
  const clock = { time: 0, now: () => clock.time }
  let folder: string
  let running: TestSite
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'other-builds-'))
    // What somebody has begun to copy must not keep a process from starting.
    await mkdir(join(folder, 'begun'))
    await write('old', 'old.js', 'shared.js')
    running = await startSite({ env: { ASSETS_PREVIOUS: folder }, overrides: { clock } })
  })
  afterEach(async () => {
    await running.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Until the folder may be looked at again. */
  const wait = () => {
    clock.time += 1_000
  }
  async function write(build: string, ...files: string[]) {
    await mkdir(join(folder, build, 'client/assets'), { recursive: true })
    for (const file of files) await writeFile(join(folder, build, 'client/assets', file), build)
  }
  async function find(file: string) {
    const answer = await supertest(running.url).get(`/assets/${file}`).buffer()
    if (answer.status === 200) return answer.text
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/problem/),
      'cache-control': 'no-store',
    })
    return answer.status
  }

  it('gives the files of a build that comes later, and none before it is there as a whole', async () => {
    await write('new', 'new.js')
    await rename(join(folder, 'new'), join(folder, '.new'))
    wait()
    expect(await find('new.js')).toBe(404)
    await rename(join(folder, '.new'), join(folder, 'new'))
    wait()
    expect(await Promise.all([find('new.js'), find('new.js')])).toEqual(['new', 'new'])
    expect(await find('old.js')).toBe('old')
  })

  it('gives what is added to a build that was looked at while it was copied', async () => {
    await write('new', 'first.js')
    wait()
    expect(await find('first.js')).toBe('new')
    await write('new', 'last.js')
    wait()
    expect(await find('last.js')).toBe('new')
  })

  it('is looked at once a second, whatever is asked for', async () => {
    wait()
    expect(await find('0.js')).toBe(404)
    await write('new', 'new.js')
    for (let name = 1; name < 20; name += 1) expect(await find(`${name}.js`)).toBe(404)
    expect(await find('new.js')).toBe(404)
    wait()
    expect(await find('new.js')).toBe('new')
  })

  it('may lose a build, of which another has some of the files, and all of them', async () => {
    await write('young', 'young.js', 'shared.js')
    wait()
    expect(await find('young.js')).toBe('young')
    expect(await find('shared.js')).toBe('old')
    await rm(join(folder, 'old'), { recursive: true })
    expect(await find('shared.js')).toBe('young')
    expect(await find('old.js')).toBe(404)
    await rm(folder, { recursive: true })
    wait()
    expect([await find('young.js'), await find('other.js')]).toEqual([404, 404])
    await write('young', 'young.js')
    wait()
    expect(await find('young.js')).toBe('young')
    expect(running.log.filter(({ msg }) => msg === 'The folder of other builds cannot be read')).toHaveLength(1)
  })
})
