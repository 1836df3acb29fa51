import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { smuggledRequests } from '#tests/fixtures/malicious-requests.ts'
import { type Fleet, findProgram } from './fleet.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** The sender of a hidden request is silent for this long and then leaves, in ms. */
const HIDDEN_WAIT_MS = 300

interface NginxInput {
  folder: string
  /** Addresses of the instances. */
  instances: readonly string[]
  /** Ports on loopback: for visitors, encrypted where there is a certificate, for those to be sent there, and for its status. */
  ports: { visitors: number; plain: number; status: number }
  certificate?: { certificate: string; key: string }
  outage?: string
}

/** Writes deploy/nginx.conf for this machine, and returns the file. */
export function writeNginxConfig({ folder, instances, ports, certificate, outage = folder }: NginxInput): string {
  const cache = path.join(folder, 'nginx-cache')
  mkdirSync(cache, { recursive: true })
  let config = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('listen 127.0.0.1:8405', `listen 127.0.0.1:${ports.status}`)
    .replace('listen 8080', `listen 127.0.0.1:${ports.plain}`)
    .replace('listen 8443', `listen 127.0.0.1:${ports.visitors}`)
    .replace('/var/cache/nginx/site', cache)
    .replace('root /builds', `root ${outage}`)
    .replace('/dev/stdout', path.join(folder, 'nginx.log'))
  config = certificate
    ? config
        .replace('/etc/nginx/tls/site.crt', certificate.certificate)
        .replace('/etc/nginx/tls/site.key', certificate.key)
    : config.replace(' ssl http2;', ';').replace(/^.* ssl_certificate.*\n/gm, '')
  instances.forEach((instance, at) => {
    config = config.replace(`site${at + 1}:3000`, instance)
  })
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, `pid ${path.join(folder, 'nginx.pid')};\n${config}`)
  return file
}

export async function startNginx(fleet: Fleet, folder: string): Promise<{ port: number; stop: () => void }> {
  const port = Number(new URL(fleet.url).port) + 9
  const instances = fleet.instances.map((instance) => `127.0.0.1:${instance.port}`)
  const ports = { visitors: port, plain: port + 30, status: port + 31 }
  const file = writeNginxConfig({ folder, instances, ports })
  const nginx = spawn(findProgram('nginx'), ['-c', file, '-g', 'daemon off; error_log /dev/null;'], { stdio: 'ignore' })
  const stop = () => nginx.kill('SIGTERM')
  process.once('exit', stop)
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) return { port, stop }
    await delay(100)
  }
  throw new Error('nginx does not answer with deploy/nginx.conf')
}

/** What visitors after the hidden one ask for, each on their way through connections that the front keeps to the instances. */
const followUps = [
  { path: '/robots.txt', type: 'text/plain' },
  { path: '/favicon.svg', type: 'image/svg+xml' },
]
const FOLLOW_UPS = 26

/**
 * Sends every request that hides another one, and then asks as other visitors do; returns how often.
 * @throws Error when somebody is given what they did not ask for: front and instance have read a request differently.
 */
export async function smuggleThrough(ports: Readonly<Record<string, number>>): Promise<string> {
  const hidden = Object.entries(smuggledRequests)
  for (const [front, port] of Object.entries(ports)) {
    for (const [name, bytes] of hidden) {
      await sendHidden(port, bytes)
      for (let count = 0; count < FOLLOW_UPS; count += 1) {
        const { path: asked, type } = followUps[count % followUps.length]!
        const answer = await fetch(`http://127.0.0.1:${port}${asked}`)
        await answer.arrayBuffer()
        const got = `${answer.status} ${answer.headers.get('content-type')}`
        if (!got.startsWith(`200 ${type}`)) throw new Error(`${front}, after ${name}: ${got} for ${asked}`)
      }
    }
  }
  const each = `${hidden.length} requests and ${hidden.length * FOLLOW_UPS} of others behind them`
  return `${each}, to each of ${Object.keys(ports).join(', ')}`
}

async function sendHidden(port: number, bytes: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.setTimeout(HIDDEN_WAIT_MS, () => socket.destroy())
  socket.write(bytes, 'latin1')
  await text(socket).catch(() => '')
}
