import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const packages = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }

interface Stage {
  name: string
  image: string
  copies: { from: string | null; sources: string[]; target: string }[]
  runs: string[]
  environment: Record<string, string>
  command: string[]
}

/** The Dockerfile's stages, as far as this test follows them. */
function readStages(): Stage[] {
  const stages: Stage[] = []
  for (const line of read('Dockerfile').split('\n')) {
    const [instruction = '', ...words] = line.split(' ')
    const stage = stages.at(-1)
    if (instruction === 'FROM')
      stages.push({ image: words[0]!, name: words[2] ?? '', copies: [], runs: [], environment: {}, command: [] })
    if (instruction === 'ENV')
      Object.assign(stage!.environment, Object.fromEntries(words.map((word) => word.split('='))))
    if (instruction === 'RUN') stage?.runs.push(words.join(' '))
    if (instruction === 'CMD') stage!.command = JSON.parse(words.join(' ')) as string[]
    if (instruction === 'COPY') {
      const from = words[0]?.startsWith('--from=') ? words.shift()!.slice('--from='.length) : null
      stage?.copies.push({ from, sources: words.slice(0, -1), target: words.at(-1)! })
    }
  }
  return stages
}

/** What puts the assets of a release where every instance finds them. */
const publishCommand = (folder: string) => ['node', 'scripts/publish-assets.ts', folder]

describe('Dockerfile', () => {
  const stages = readStages()
  const [build, final] = stages as [Stage, Stage]
  const folders: string[] = []
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true })
  })

  it('runs on the Node that the tests run on', () => {
    const versions = new Set(Object.values(packages.optionalDependencies))
    expect(versions.size).toBe(1)
    for (const { image } of stages) expect(image).toBe(`node:${[...versions][0]}-bookworm-slim`)
  })

  it('copies only what there is, and what may be sent to the builder', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
    const sources = stages.flatMap(({ copies }) => copies.flatMap((copy) => (copy.from ? [] : copy.sources)))
    expect(sources.length).toBeGreaterThan(5)
    for (const source of sources) {
      expect(existsSync(path.join(root, source)), source).toBe(true)
      expect(allowed).toContain(`!${source}`)
    }
    for (const { from } of stages.flatMap(({ copies }) => copies)) {
      if (from) expect(stages.map(({ name }) => name)).toContain(from)
    }
  })

  it('needs no packages beside the bundle', () => {
    const folder = path.join(root, 'dist/server')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
    const imported = files.flatMap((file) => {
      const imports = read(`dist/server/${file}`).matchAll(
        /^import\b[^"]*"([^"]+)";$|\b(?:import|__require)\("([^"]+)"\)/gm,
      )
      return [...imports].map(([, name, lazyName]) => name ?? lazyName!)
    })
    expect(imported).toContain('node:http')
    const outside = new Set(imported.filter((name) => !name.startsWith('.') && !isBuiltin(name)))
    // `debug` tries it and does without.
    outside.delete('supports-color')
    expect([...outside]).toEqual([])
  })

  it('gives a site that starts and answers, without any packages', async () => {
    const folderOf = async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'image-'))
      folders.push(folder)
      return folder
    }
    const places: Record<string, string> = { build: await folderOf() }
    const site = await folderOf()
    const copyAll = async (stage: Stage, folder: string) => {
      for (const { from, sources, target } of stage.copies) {
        for (const source of sources) {
          const origin = from ? path.join(places[from]!, source.replace('/site/', '')) : path.join(root, source)
          const to = sources.length > 1 || target === './' ? path.join(folder, source) : path.join(folder, target)
          await mkdir(path.dirname(to), { recursive: true })
          await cp(origin, to, { recursive: true })
        }
      }
    }
    const run = (line: string, cwd: string) => {
      const [command = '', ...args] = line.split(' ')
      const { NODE_ENV: _, ...env } = process.env
      return promisify(execFile)(command === 'node' ? process.execPath : command, args, { cwd, env })
    }

    await copyAll(build, places.build!)
    expect(build.runs).toEqual(['npm ci --include=dev --include=optional', 'node scripts/build.ts'])
    // What the first of these installs is what this test runs with; the illustrations that were rendered are kept.
    for (const kept of ['node_modules', '.cache']) await symlink(path.join(root, kept), path.join(places.build!, kept))
    for (const line of build.runs.slice(1)) await run(line, places.build!)

    await copyAll(final, site)
    expect(existsSync(path.join(site, 'node_modules'))).toBe(false)
    // As in its own volume, before the site starts.
    const builds = await folderOf()
    await run(publishCommand(builds).join(' '), site)
    const { id } = JSON.parse(readFileSync(path.join(site, 'dist/build.json'), 'utf8')) as { id: string }
    expect(readdirSync(builds)).toEqual([id])
    const [, ...args] = final.command
    const env = { ...final.environment, HOST: '127.0.0.1', PORT: '0', OPS_PORT: 'off', ASSETS_PREVIOUS: builds }
    const child = spawn(process.execPath, args, { cwd: site, env, stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      let url = ''
      for await (const line of createInterface({ input: child.stdout })) {
        const { msg } = JSON.parse(line) as { msg: string }
        url = /^Server listening at (.*)$/.exec(msg)?.[1] ?? url
        if (msg === 'Ready') break
      }
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      const home = await (await fetch(url)).text()
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(home)?.[1]
      expect((await fetch(url + script)).status).toBe(200)
    } finally {
      child.kill('SIGKILL')
    }
  }, 180_000)
})

describe('deploy/kubernetes.yaml', () => {
  const kinds = { Deployment, Service, PodDisruptionBudget, HorizontalPodAutoscaler, PersistentVolumeClaim }
  const objects = parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => document.toJS())
  const validate = (object: { kind: keyof typeof kinds }) => new kinds[object.kind](object as never).validate()

  it('is what the published schemas demand', () => {
    expect(objects.map(({ kind }) => kind)).toEqual(Object.keys(kinds))
    for (const object of objects) expect(() => validate(object)).not.toThrow()
    const broken = structuredClone(objects[0])
    broken.spec.template.spec.containers[0].ports[0].containerPort = '3000'
    expect(() => validate(broken)).toThrow('containerPort')
  })

  it('asks the addresses and ends in the time that the site has', () => {
    const { spec } = objects[0].spec.template
    const [container] = spec.containers
    const env = Object.fromEntries(container.env.map((one: { name: string; value: string }) => [one.name, one.value]))
    expect(container.readinessProbe.httpGet.path).toBe('/readyz')
    expect(container.livenessProbe.httpGet.path).toBe('/livez')
    const needed = container.lifecycle.preStop.sleep.seconds + Number(env.SHUTDOWN_GRACE_MS) / 1000
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(needed)
  })
})

describe('the assets of a release are there before its first process', () => {
  it('in deploy/kubernetes.yaml', () => {
    const [{ spec }, , , , claim] = parseAllDocuments(read('deploy/kubernetes.yaml')).map((one) => one.toJS())
    const { initContainers, containers, volumes, securityContext } = spec.template.spec
    const [publisher] = initContainers
    const [site] = containers
    const folder = site.env.find(({ name }: { name: string }) => name === 'ASSETS_PREVIOUS').value
    expect(publisher.image).toBe(site.image)
    expect(publisher.command).toEqual(publishCommand(folder))
    expect(publisher.volumeMounts).toEqual([{ name: 'builds', mountPath: folder }])
    expect(site.volumeMounts).toEqual([{ name: 'builds', mountPath: folder, readOnly: true }])
    expect(volumes).toEqual([{ name: 'builds', persistentVolumeClaim: { claimName: claim.metadata.name } }])
    expect(securityContext.fsGroup).toBe(securityContext.runAsUser)
    expect(claim.spec.accessModes).toEqual(['ReadWriteMany'])
  })

  it('in compose.yaml', () => {
    const { services, volumes } = parse(read('compose.yaml'), { merge: true })
    const { publish } = services
    expect(Object.keys(volumes)).toEqual(['builds'])
    for (const name of ['site1', 'site2', 'site3']) {
      const site = services[name]
      const folder = site.environment.ASSETS_PREVIOUS
      expect(site.depends_on.publish.condition).toBe('service_completed_successfully')
      expect(publish.image).toBe(site.image)
      expect(publish.command).toEqual(publishCommand(folder))
      expect([publish.volumes, site.volumes]).toEqual([[`builds:${folder}`], [`builds:${folder}:ro`]])
    }
  })

  it('in the image, whose volume the site’s own user may write', () => {
    const { runs } = readStages().at(-1)!
    expect(runs).toEqual(['install -d -o node -g node /builds'])
  })
})

describe('compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true })

  it('gives HAProxy every instance that its configuration names, and files that there are', () => {
    const named = (pattern: RegExp) => [...read('deploy/haproxy.cfg').matchAll(pattern)].map(([, name]) => name)
    const given = Object.keys(services.balancer.environment)
    expect(given).toEqual(expect.arrayContaining(named(/"\$(\w+)"/g)))
    expect(named(/"\$\{?(\w+)/g)).toEqual(expect.arrayContaining(given))
    for (const name of ['site1', 'site2', 'site3']) {
      expect(services[name].read_only).toBe(true)
      expect(services.balancer.environment[name.toUpperCase()]).toBe(`${name}:3000`)
      expect(services[name].environment.TRUSTED_PROXIES).toBe(services.balancer.networks.front.ipv4_address)
    }
    for (const volume of services.balancer.volumes) expect(existsSync(path.join(root, volume.split(':')[0]))).toBe(true)
    expect(readStages().map(({ name }) => name)).toContain(services.upstream.build.target)
  })
})

it.each([
  ['deploy/haproxy.cfg', 'http-request set-header X-Request-Start t=%[date(0,ms)]\n'],
  ['deploy/nginx.conf', 'proxy_set_header X-Request-Start t=$msec;\n'],
])('%s says since when a request waits', (file, line) => {
  expect(read(file)).toContain(line)
})

describe('deploy/nginx.conf', () => {
  it('keeps the files that pages ask for', () => {
    const pattern = new RegExp(/location ~ (\S+) \{/.exec(read('deploy/nginx.conf'))?.[1] ?? '$.')
    const files = readdirSync(path.join(root, 'client/public'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'favicon.svg')
      .map((entry) => `/${path.relative(path.join(root, 'client/public'), path.join(entry.parentPath, entry.name))}`)
    expect(files.length).toBeGreaterThan(5)
    for (const file of [...files, '/assets/a.js', '/art/a-320.webp', '/api/navigations']) expect(file).toMatch(pattern)
    for (const file of ['/', '/api/visitor', '/actions/consent']) expect(file).not.toMatch(pattern)
  })
})
