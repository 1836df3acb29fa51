import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '#server/sandbox/stand-ins.ts'
import { askFrom } from './ask-from.ts'

const root = path.resolve(import.meta.dirname, '../..')
const outage = path.join(root, 'dist')

export const edgeNames = ['varnish', 'nginx'] as const
export type EdgeName = (typeof edgeNames)[number]

interface EdgeInput {
  /** For its files. */
  folder: string
  /** Ports of the site's processes on loopback, and of the mirror's web server. */
  sites: readonly number[]
  mirror: number
}

/** An edge with the delivered configuration; it reads who asks from the PROXY protocol. */
export interface Edge {
  port: number
  child: ChildProcess
  /** Takes out all that has a key. */
  purge: (key: string) => Promise<unknown>
  stop: () => Promise<void>
}

export const isEdgeInstalled = (name: EdgeName): boolean =>
  execFileSync('sh', ['-c', `command -v ${name === 'nginx' ? 'nginx' : 'varnishd'} || true`]).length > 0

/** Starts it and waits until it answers. @throws Error when it does not within a minute. */
export async function startEdge(name: EdgeName, input: EdgeInput): Promise<Edge> {
  const port = await findFreePort()
  mkdirSync(input.folder, { recursive: true })
  // Workers run as another user.
  for (const folder of [path.dirname(input.folder), input.folder]) chmodSync(folder, 0o755)
  const { child, purge } = name === 'nginx' ? startNginx(port, input) : startVarnish(port, input)
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const answer = await askFrom(port, { url: '/livez', host: 'nl.localhost', from: '192.0.2.1' }).catch(() => null)
    if (answer?.status === 200) return { port, child, purge, stop }
    await delay(100)
  }
  throw new Error(`${name} does not answer with the delivered configuration`)
}

function startVarnish(port: number, { folder, sites, mirror }: EdgeInput): Pick<Edge, 'child' | 'purge'> {
  const vcl = path.join(folder, 'site.vcl')
  const delivered = readFileSync(path.join(root, 'deploy/varnish/default.vcl'), 'utf8')
  writeFileSync(
    vcl,
    delivered
      .replace(/\.port = "300(\d)"/g, (_, number: string) => `.port = "${sites[(Number(number) - 1) % sites.length]}"`)
      .replace('.port = "8088"', `.port = "${mirror}"`)
      .replace('/etc/varnish/outage.html', path.join(outage, 'outage.html')),
  )
  const args = ['-F', '-j', 'none', '-f', vcl, '-a', `127.0.0.1:${port},PROXY`, '-n', path.join(folder, 'work')]
  const child = spawn('varnishd', [...args, '-p', 'http_gzip_support=off', '-s', 'malloc,256m'], { stdio: 'ignore' })
  const purge = (key: string) =>
    askFrom(port, { method: 'PURGE', url: '/', host: 'edge', from: '127.0.0.1', headers: { 'surrogate-key': key } })
  return { child, purge }
}

function startNginx(port: number, { folder, sites, mirror }: EdgeInput): Pick<Edge, 'child' | 'purge'> {
  const store = path.join(folder, 'store')
  mkdirSync(store, { recursive: true })
  const instances = [0, 1, 2].map((at) => `127.0.0.1:${sites[at % sites.length]}`)
  let config = readFileSync(path.join(root, 'deploy/nginx-edge.conf'), 'utf8')
    .replace(
      'listen 8443 ssl http2;',
      `listen 127.0.0.1:${port} proxy_protocol; set_real_ip_from 127.0.0.1; real_ip_header proxy_protocol;`,
    )
    .replace(/^.* ssl_certificate.*\n/gm, '')
    .replace('127.0.0.1:8088', `127.0.0.1:${mirror}`)
    .replaceAll('/var/cache/nginx/edge', store)
    .replaceAll('unix:/run/nginx/', `unix:${folder}/`)
    .replace('root /builds', `root ${outage}`)
  instances.forEach((instance, at) => {
    config = config.replaceAll(`site${at + 1}:3000`, instance)
  })
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, `pid ${path.join(folder, 'nginx.pid')};\nerror_log ${path.join(folder, 'error.log')};\n${config}`)
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' })
  const purge = async (key: string) => execFileSync('sh', [path.join(root, 'deploy/nginx-purge.sh'), store, key])
  return { child, purge }
}
