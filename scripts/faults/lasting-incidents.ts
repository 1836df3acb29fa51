import { readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { embeddedGeoipPath } from '#server/visitor/geoip-database.ts'
import type { Fleet } from './fleet.ts'
import { sendRaw } from './raw-requests.ts'
import { runTraffic } from './traffic.ts'

/** Of the time that an instance is frozen by turns, in ms: so that one answer in a hundred is late, and no check fails. */
const FROZEN_MS = 700
const RUNNING_MS = 200
const YEAR_S = 365 * 86_400
/** With what a process takes anyway, more than it should. */
const LEAK_BYTES = 320e6
/** More answers than one connection may have under way. */
const TOO_MANY = 12

/**
 * What only alerts that wait for minutes tell of, all at once on three instances: one is frozen by turns, one has clients that ask
 * for too much at once and a proxy that nobody named, one starts anew without back end, with old locations, a full disk under
 * its log and memory that it never gives back; visitors ask for what only the back end knows, which must be gone. Returns what ends it.
 */
export async function causeLasting(fleet: Fleet, { folder, seconds }: { folder: string; seconds: number }) {
  const old = `${folder}/old-locations.mmdb`
  await writeFile(old, await agedDatabase(YEAR_S))
  const leak = ['--import', `data:text/javascript,globalThis.leak = Buffer.alloc(${LEAK_BYTES}, 1)`]
  await fleet.replace(2, 'SIGKILL', { log: '/dev/full', env: { GEOIP_DATABASE: old }, args: leak })
  const [slow, asked, renewed] = fleet.instances
  const timers = [
    setInterval(() => {
      slow!.process.kill('SIGSTOP')
      setTimeout(() => slow!.process.kill('SIGCONT'), FROZEN_MS)
    }, FROZEN_MS + RUNNING_MS),
    setInterval(() => void sendRaw(asked!.port, 'GET / HTTP/1.1\r\nhost: nl.localhost\r\n\r\n'.repeat(TOO_MANY)), 400),
    setInterval(() => {
      const headers = { host: 'nl.localhost', 'x-forwarded-for': '10.1.2.3' }
      get({ port: asked!.port, headers }, (answer) => answer.resume()).once('error', () => {})
    }, 1_000),
  ]
  const links = '/api/download-url?brandAlias=KAARTKAMERNL&platform=windows&country=NL'
  void runTraffic({ url: fleet.url, rate: 1, seconds, paths: [links] })
  // A megabyte of lines waits before the first is lost.
  void runTraffic({ url: `http://127.0.0.1:${renewed!.port}`, rate: 40, seconds, paths: ['/'] })
  return () => timers.forEach((timer) => void clearInterval(timer))
}

/** The embedded locations, said to be of so many seconds ago (MaxMind DB: `build_epoch`, an integer of its own length). */
async function agedDatabase(seconds: number): Promise<Buffer> {
  const bytes = await readFile(embeddedGeoipPath)
  const name = 'build_epoch'
  const control = bytes.lastIndexOf(name) + name.length
  // The length, a byte with the type that the first has no room for, then the number, whose last four bytes are enough.
  const end = control + 2 + (bytes[control]! & 0x1f)
  bytes.writeUInt32BE(Math.floor(Date.now() / 1000) - seconds, end - 4)
  return bytes
}
