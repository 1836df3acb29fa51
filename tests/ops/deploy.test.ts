import { execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Gateway, HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1'
import { Probe, PrometheusRule, ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { CronJob } from 'kubernetes-models/batch/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { prometheusRuleFile, renderPrometheusRule } from '#scripts/prometheus-rule.ts'
import { parseConfig, variables } from '#server/config.ts'
import { buildOverlay, kustomize } from '#tests/helpers/kustomize.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const packages = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }

interface Stage {
  name: string
  image: string
  copies: { from: string | null; sources: string[]; target: string }[]
  runs: string[]
  environment: Record<string, string>
  user: string
  command: string[]
}
type Folders = [string, string, string]

/** The Dockerfile's stages, as far as this test follows them. */
function readStages(): Stage[] {
  const stages: Stage[] = []
  const text = read('Dockerfile')
  const argument = (name: string) => new RegExp(`^ARG ${name}=(\\S+)$`, 'm').exec(text)?.[1] ?? ''
  for (const line of text.split('\n')) {
    const [instruction = '', ...words] = line
      .replace(/ --mount=\S+/, '')
      .replace(/\$\{(\w+)\}/, (_, name) => argument(name))
      .split(' ')
    const stage = stages.at(-1)
    if (instruction === 'FROM')
      stages.push({
        image: words[0]!,
        name: words[2] ?? '',
        copies: [],
        runs: [],
        environment: {},
        user: '',
        command: [],
      })
    if (instruction === 'ENV')
      Object.assign(stage!.environment, Object.fromEntries(words.map((word) => word.split('='))))
    if (instruction === 'RUN') stage?.runs.push(words.join(' '))
    if (instruction === 'USER') stage!.user = words[0]!
    if (instruction === 'CMD') stage!.command = JSON.parse(words.join(' ')) as string[]
    if (instruction === 'COPY') {
      const from = words[0]?.startsWith('--from=') ? words.shift()!.slice('--from='.length) : null
      stage?.copies.push({ from, sources: words.slice(0, -1), target: words.at(-1)! })
    }
  }
  return stages
}

const models = {
  ConfigMap,
  CronJob,
  Deployment,
  Gateway,
  HorizontalPodAutoscaler,
  HTTPRoute,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Probe,
  PrometheusRule,
  Secret,
  Service,
  ServiceMonitor,
}

/** Of the image, uncompressed. */
const MOST_BYTES = 180e6

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
    expect(build.image).toBe(`node:${[...versions][0]}-bookworm-slim`)
    expect(final.image).toBe('scratch')
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

  const canMakeImage = process.getuid?.() === 0 && spawnSync('dpkg', ['--version']).status === 0
  it.skipIf(!canMakeImage)(
    'gives a site that starts and answers, on Debian and as root',
    async () => {
      const place = await mkdtemp(path.join(tmpdir(), 'image-'))
      folders.push(place)
      const [builder, image, builds] = ['builder', 'image', 'builds'].map((name) => path.join(place, name)) as Folders
      for (const { sources, target } of build.copies) {
        for (const source of sources) {
          const to = path.join(builder, sources.length > 1 || target === './' ? source : target)
          await mkdir(path.dirname(to), { recursive: true })
          await cp(path.join(root, source), to, { recursive: true })
        }
      }
      const run = (line: string, cwd: string) => {
        const [command = '', ...args] = line.split(' ')
        const { NODE_ENV: _, ...env } = process.env
        return promisify(execFile)(command === 'node' ? process.execPath : command, args, { cwd, env })
      }
      const [install, ...made] = build.runs
      expect(install).toBe('npm ci --include=dev --include=optional')
      expect(made).toEqual(['node scripts/build.ts', 'node scripts/image-root.ts /image'])
      // What the first of these installs is what this test runs with; the illustrations that were rendered are kept.
      for (const kept of ['node_modules', '.cache']) await symlink(path.join(root, kept), path.join(builder, kept))
      for (const line of made) await run(line.replace(/ \/image$/, ` ${image}`), builder)
      expect(final.copies).toEqual([{ from: 'build', sources: ['/image/'], target: '/' }])

      // Each library lies where the one that loads them looks; the volume is the user's that the image runs as.
      await expect(run(`chroot ${image} /usr/local/bin/node --version`, place)).resolves.toBeTruthy()
      expect(`${statSync(path.join(image, 'builds')).uid}:${statSync(path.join(image, 'builds')).gid}`).toBe(final.user)
      const { stdout: size } = await run(`du --summarize --bytes ${image}`, place)
      expect(Number.parseInt(size, 10)).toBeLessThan(MOST_BYTES)
      const site = path.join(image, 'site')
      expect(existsSync(path.join(site, 'node_modules'))).toBe(false)
      expect(existsSync(path.join(site, 'dist/sbom.cdx.json'))).toBe(true)
      // As in its own volume, before the site starts.
      await run(publishCommand(builds).join(' '), site)
      const { id } = JSON.parse(readFileSync(path.join(site, 'dist/build.json'), 'utf8')) as { id: string }
      expect(readdirSync(builds).toSorted()).toEqual([id, 'outage.html'].toSorted())
      const [, ...args] = final.command
      const env = {
        ...final.environment,
        DEMO: '1',
        HOST: '127.0.0.1',
        PORT: '0',
        OPS_PORT: 'off',
        ASSETS_PREVIOUS: builds,
      }
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
    },
    180_000,
  )
})

describe.skipIf(!kustomize)('deploy/kustomize, where kustomize or kubectl is installed', () => {
  const overlays = readdirSync(path.join(root, 'deploy/kustomize/overlays'))
  const made = kustomize ? Object.fromEntries(overlays.map((name) => [name, buildOverlay(name)])) : {}
  const find = (overlay: string, kind: string, name = 'site') => {
    const found = made[overlay]!.find((one) => one.kind === kind && one.metadata.name.startsWith(name))
    if (!found) throw new Error(`${overlay} has no ${kind} ${name}`)
    return found
  }
  const podOf = (overlay: string) => find(overlay, 'Deployment').spec.template.spec
  const dataOf = (overlay: string) => find(overlay, 'ConfigMap').data!

  it.each(overlays)('%s is what the published schemas demand', (overlay) => {
    for (const object of made[overlay]!) {
      const Model = models[object.kind as keyof typeof models] as typeof Deployment
      expect(Model, object.kind).toBeDefined()
      expect(() => new Model(object as never).validate(), object.kind).not.toThrow()
    }
    const broken = structuredClone(find(overlay, 'Deployment'))
    broken.spec.template.spec.containers[0].ports[0].containerPort = '3000'
    expect(() => new Deployment(broken as never).validate()).toThrow('containerPort')
  })

  it.each(overlays)('%s configures a site that starts, by names that it knows', (overlay) => {
    const data = dataOf(overlay)
    expect(Object.keys(variables)).toEqual(expect.arrayContaining(Object.keys(data)))
    expect(() => parseConfig(data)).not.toThrow()
    const named: string[] = (podOf(overlay).containers[0].env ?? []).map(({ name }: { name: string }) => name)
    expect(Object.keys(variables)).toEqual(expect.arrayContaining(named))
  })

  it.each(overlays)('%s asks the addresses and ends in the time that the site has', (overlay) => {
    const pod = podOf(overlay)
    const [container] = pod.containers
    const { DRAIN_DELAY_MS, SHUTDOWN_GRACE_MS } = dataOf(overlay)
    expect(container.readinessProbe.httpGet.path).toBe('/readyz')
    expect(container.livenessProbe.httpGet.path).toBe('/livez')
    const [, check] = /timeout check (\d+)s/.exec(read('deploy/haproxy.cfg'))!
    for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
      expect(probe.timeoutSeconds).toBeGreaterThanOrEqual(Number(check))
    }
    const { periodSeconds, failureThreshold } = container.readinessProbe
    expect(periodSeconds * failureThreshold * 1000).toBeLessThan(Number(DRAIN_DELAY_MS))
    const needed = container.lifecycle.preStop.sleep.seconds + Number(SHUTDOWN_GRACE_MS) / 1000
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(needed)
  })

  it.each(overlays)('%s leaves the number of processes to the autoscaler', (overlay) => {
    const scaler = find(overlay, 'HorizontalPodAutoscaler')
    expect(find(overlay, 'Deployment').spec).not.toHaveProperty('replicas')
    expect(scaler.spec.scaleTargetRef.name).toBe(find(overlay, 'Deployment').metadata.name)
    expect(Object.keys(scaler.spec.behavior)).toEqual(expect.arrayContaining(['scaleUp', 'scaleDown']))
  })

  it.each(overlays)('%s lets nobody but the gateway and Prometheus in', (overlay) => {
    const { ingress, podSelector, policyTypes } = find(overlay, 'NetworkPolicy').spec
    const { labels } = find(overlay, 'Deployment').spec.template.metadata
    expect(labels).toMatchObject(podSelector.matchLabels)
    expect(policyTypes).toEqual(['Ingress'])
    const allowed = ingress.map(({ from, ports }: { from: unknown[]; ports: { port: string }[] }) => {
      expect(from.length).toBeGreaterThan(0)
      return ports.map(({ port }) => port)
    })
    expect(allowed).toEqual([['http'], ['ops']])
  })

  it('production has its image by digest, and the hosts of its origins everywhere', () => {
    for (const { image } of [...podOf('production').initContainers, ...podOf('production').containers]) {
      expect(image).toMatch(/@sha256:[0-9a-f]{64}$/)
    }
    const origins = Object.entries(parseConfig(dataOf('production')).publicOrigins!)
    for (const { spec } of made.production!.filter(({ kind }) => kind === 'HTTPRoute')) {
      expect(spec.hostnames.toSorted()).toEqual(origins.map(([, origin]) => new URL(origin).hostname).toSorted())
    }
    for (const [id, origin] of origins) {
      const { static: targets, labels } = find('production', 'Probe', `site-${id}`).spec.targets.staticConfig
      expect([targets, labels]).toEqual([[`${origin}/`], { edition: id }])
    }
  })

  it('production is watched by the jobs that the alerts know', () => {
    const { port } = find('production', 'ServiceMonitor').spec.endpoints[0]
    const service = find('production', 'Service')
    expect(service.metadata.labels).toMatchObject(find('production', 'ServiceMonitor').spec.selector.matchLabels)
    expect(service.spec.ports.map(({ name }: { name: string }) => name)).toContain(port)
    const rules = JSON.stringify(find('production', 'PrometheusRule'))
    const jobs = new Set([...rules.matchAll(/job=\\"(\w+)\\"/g)].map(([, job]) => job))
    expect([...jobs].toSorted()).toEqual(['blackbox', service.metadata.name])
  })
})

it('deploy/kustomize has the rules of deploy/prometheus: node scripts/prometheus-rule.ts', () => {
  expect(readFileSync(prometheusRuleFile, 'utf8')).toBe(renderPrometheusRule())
  expect(renderPrometheusRule()).toContain('SiteErrorsFast')
})

describe('the assets of a release are there before its first process', () => {
  it('in deploy/kustomize', () => {
    const [deployment] = parseAllDocuments(read('deploy/kustomize/base/deployment.yaml')).map((one) => one.toJS())
    const [claim] = parseAllDocuments(read('deploy/kustomize/base/builds.yaml')).map((one) => one.toJS())
    const { configMapGenerator } = parse(read('deploy/kustomize/base/kustomization.yaml'))
    const { initContainers, containers, volumes, securityContext } = deployment.spec.template.spec
    const [publisher] = initContainers
    const [site] = containers
    const [, folder] = /^ASSETS_PREVIOUS=(.*)$/m.exec(configMapGenerator[0].literals.join('\n'))!
    expect(publisher.image).toBe(site.image)
    expect(publisher.command).toEqual(publishCommand(folder!))
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
})

describe('compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true })

  it('gives HAProxy every instance that its configuration names, and files that there are', () => {
    const named = (pattern: RegExp) => [...read('deploy/haproxy.cfg').matchAll(pattern)].map(([, name]) => name)
    const given = Object.keys(services.balancer.environment)
    // What is asked for only where it is defined needs nothing.
    const needed = read('deploy/haproxy.cfg')
      .replaceAll(/^\.if [\s\S]*?^\.endif/gm, '')
      .replaceAll(/^ *#.*/gm, '')
    expect(given).toEqual(expect.arrayContaining([...needed.matchAll(/"\$(\w+)"/g)].map(([, name]) => name)))
    expect(named(/"\$\{?(\w+)/g)).toEqual(expect.arrayContaining(given))
    for (const name of ['site1', 'site2', 'site3']) {
      expect(services[name].read_only).toBe(true)
      expect(services.balancer.environment[name.toUpperCase()]).toBe(`${name}:3000`)
      expect(services[name].environment.TRUSTED_PROXIES).toBe(services.balancer.networks.front.ipv4_address)
    }
    for (const volume of services.balancer.volumes) {
      const [from] = volume.split(':')
      expect(from.startsWith('./') ? existsSync(path.join(root, from)) : from === 'builds', volume).toBe(true)
    }
    expect(services.balancer.volumes).toContain('builds:/builds:ro')
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
    for (const file of [...files, '/assets/a.js', '/art/a-320.webp']) expect(file).toMatch(pattern)
    for (const file of ['/', '/api/navigations', '/api/visitor', '/actions/consent']) expect(file).not.toMatch(pattern)
  })
})

describe('deploy/systemd/site@.service', () => {
  const unit = read('deploy/systemd/site@.service')
  const [, final] = readStages() as [Stage, Stage]
  const settings = Object.fromEntries(
    [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((one) => one.split('=') as [string, string]),
    ),
  )

  it('starts Node as the image does, each instance on ports of its own', () => {
    expect(/^ExecStart=\S+\/node (.*)$/m.exec(unit)?.[1]).toBe(final.command.slice(1).join(' '))
    const { NODE_ENV: _, ...own } = Object.fromEntries(
      Object.entries(settings).filter(([name]) => !name.startsWith('MALLOC_')),
    )
    expect(Object.keys(variables)).toEqual(expect.arrayContaining(Object.keys(own)))
    for (const [name, value] of Object.entries(final.environment)) {
      if (/^MALLOC_|^DRAIN_DELAY_MS$/.test(name)) expect(settings[name], name).toBe(value)
    }
    const ofFirst = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, value.replace('%i', '1')]))
    const { port, opsPort, assetsPrevious, shutdownGraceMs } = parseConfig(ofFirst)
    expect([port, opsPort]).toEqual([3001, 9461])
    expect(unit).toContain(`ExecStartPre=/opt/site/node/bin/${publishCommand(assetsPrevious!).join(' ')}\n`)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(shutdownGraceMs / 1000)
  })

  const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0
  it.skipIf(!canVerify)('is what systemd understands, where systemd-analyze is installed', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'unit-'))
    try {
      const file = path.join(folder, 'site@1.service')
      writeFileSync(file, unit.replaceAll('/opt/site/node/bin/node', process.execPath))
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
