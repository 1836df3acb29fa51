import { execFileSync } from 'node:child_process'
import { copyFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { embeddedGeoipPath } from '#server/visitor/geoip-database.ts'
import { buildGeoipFixture } from '#tests/helpers/geoip-fixture.ts'
import { readMetric } from '../read-metric.ts'
import type { Fault, FaultContext } from './fault.ts'

/** Until when a file must have been noticed: looks are five seconds apart, and a busy process takes its time to check one. */
const NOTICED_WITHIN_MS = 30_000

async function place(geoipPath: string, make: (at: string) => Promise<unknown>): Promise<void> {
  const next = `${geoipPath}.next`
  await rm(next, { force: true })
  await make(next)
  await rename(next, geoipPath)
}

/** Puts the file there and returns when every instance has taken or refused it. @throws Error when one does neither in time. */
async function placeAndAwait(
  context: FaultContext,
  make: (at: string) => Promise<unknown>,
  result: 'swapped' | 'refused',
) {
  const { fleet, geoipPath } = context
  const name = `bff_geo_reload_total{result="${result}"}`
  const before = await Promise.all(fleet.instances.map(({ opsPort }) => readMetric(opsPort, name)))
  await place(geoipPath, make)
  const endAt = performance.now() + NOTICED_WITHIN_MS
  for (const [index, { opsPort }] of fleet.instances.entries()) {
    while ((await readMetric(opsPort, name)) !== before[index]! + 1) {
      if (performance.now() > endAt) throw new Error(`${name}: one more expected in ${NOTICED_WITHIN_MS} ms`)
      await delay(250)
    }
  }
}

const poor = buildGeoipFixture({ '203.0.113.0/24': { country: 'US' } }, { isPoor: true })
const makeGood = (at: string) => copyFile(embeddedGeoipPath, at)

export const locationFaults: readonly Fault[] = [
  {
    name: 'GeoIP database poor, then a pipe, a device, a folder',
    async inflict(context) {
      const bad: ((at: string) => Promise<unknown>)[] = [
        (at) => writeFile(at, poor),
        async (at) => execFileSync('mkfifo', [at]),
        (at) => symlink('/dev/zero', at),
        (at) => symlink('/tmp', at),
      ]
      for (const make of bad) await placeAndAwait(context, make, 'refused')
      await placeAndAwait(context, makeGood, 'swapped')
    },
  },
  {
    name: 'GeoIP database refused, then a new process',
    async inflict(context) {
      const { fleet, geoipPath } = context
      const env = { GEOIP_LAST_GOOD: path.join(path.dirname(geoipPath), 'last-good') }
      await fleet.replace(0, 'SIGTERM', { env })
      await placeAndAwait(context, (at) => writeFile(at, poor), 'refused')
      await fleet.replace(1, 'SIGKILL', { env })
      const begun = await readMetric(fleet.instances[1]!.opsPort, 'bff_geo_reload_total{result="last_good"}')
      if (begun !== 1) throw new Error(`started ${begun} times from the last good copy, once expected`)
      await placeAndAwait(context, makeGood, 'swapped')
      return 'it started from the last good copy'
    },
  },
]
