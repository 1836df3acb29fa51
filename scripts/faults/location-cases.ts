import { execFileSync } from 'node:child_process'
import { copyFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { embeddedGeoipPath } from '#server/visitor/geoip-database.ts'
import { buildGeoipFixture } from '#tests/helpers/geoip-fixture.ts'
import type { Fault, FaultContext } from './cases.ts'

/** Longer than between two looks at the file. */
const NOTICED_AFTER_MS = 6_000

/** Puts the file there at once, as an update should: nobody sees half of it. */
async function place(geoipPath: string, make: (at: string) => Promise<unknown>): Promise<void> {
  const next = `${geoipPath}.next`
  await rm(next, { force: true })
  await make(next)
  await rename(next, geoipPath)
}

/** @throws Error unless every instance says that it has refused the file, or that it has not. */
async function expectRefused({ fleet }: FaultContext, expected: 0 | 1): Promise<void> {
  for (const { opsPort } of fleet.instances) {
    const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text()
    const refused = Number(/^bff_geo_db_refused (\d)/m.exec(metrics)?.[1])
    if (refused !== expected) throw new Error(`bff_geo_db_refused is ${refused}, ${expected} expected`)
  }
}

const poor = buildGeoipFixture({ '203.0.113.0/24': { country: 'US' } }, { isPoor: true })
const makeGood = (at: string) => copyFile(embeddedGeoipPath, at)

async function recover(context: FaultContext): Promise<void> {
  await place(context.geoipPath, makeGood)
  await delay(NOTICED_AFTER_MS)
  await expectRefused(context, 0)
}

/** What a location file can do to the site, beside being damaged. */
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
      for (const make of bad) {
        await place(context.geoipPath, make)
        await delay(NOTICED_AFTER_MS)
        await expectRefused(context, 1)
      }
      await recover(context)
    },
  },
  {
    name: 'GeoIP database refused, then a new process',
    async inflict(context) {
      const { fleet, geoipPath } = context
      const env = { GEOIP_LAST_GOOD: path.join(path.dirname(geoipPath), 'last-good') }
      await fleet.replace(0, 'SIGTERM', { env })
      await place(geoipPath, (at) => writeFile(at, poor))
      await delay(NOTICED_AFTER_MS)
      await fleet.replace(1, 'SIGKILL', { env })
      await expectRefused(context, 1)
      await recover(context)
      return 'it started from the last good copy'
    },
  },
]
