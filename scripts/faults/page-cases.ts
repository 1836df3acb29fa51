import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { loadContent } from '#server/site/content/load-content.ts'
import { policyPageId } from '#shared/policies/policy-routes.ts'
import { streaming } from '#shared/streaming/feature.ts'
import type { Fault } from './fault.ts'

const YEAR_MS = 365 * 86_400_000
const shiftedClock = path.join(import.meta.dirname, 'shifted-clock.mjs')

export const pageFaults: readonly Fault[] = [
  {
    name: 'content at another date',
    async inflict({ fleet }) {
      const asked = await datedAddresses()
      const counts = new Map<string, number>()
      for (const years of [-2, 2]) {
        const env = { CLOCK_OFFSET_MS: String(years * YEAR_MS) }
        await fleet.replace(0, 'SIGTERM', { env, args: ['--import', shiftedClock] })
        const { port } = fleet.instances[0]!
        for (const { host, path: address } of asked) {
          const status = await statusOf(port, host, address)
          if (status >= 500) throw new Error(`at ${years} years ${host}${address} answered ${status}`)
          const key = `${status} at ${years > 0 ? '+' : ''}${years} years`
          counts.set(key, (counts.get(key) ?? 0) + 1)
        }
      }
      await fleet.replace(0, 'SIGTERM')
      return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
    },
  },
]

async function statusOf(port: number, host: string, address: string): Promise<number> {
  const asked = get({ port, host: '127.0.0.1', path: address, headers: { host, 'user-agent': 'Googlebot/2.1' } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return answer.statusCode ?? 0
}

async function datedAddresses(): Promise<{ host: string; path: string }[]> {
  const { sites, policies } = await loadContent({ dataFolder: path.resolve('data') })
  return Object.values(sites.byId).flatMap(({ edition, paths }) =>
    edition.locales.flatMap((locale) => {
      const ofPolicies = policies.entries.flatMap(({ id, versions }) => [
        paths.pathOf(policyPageId(id, 'current'), locale),
        ...versions.map((version) => paths.pathOf(policyPageId(id, 'version'), locale, { version })),
        ...versions
          .slice(1)
          .map((to, at) => paths.pathOf(policyPageId(id, 'comparison'), locale, { from: versions[at] ?? to, to })),
      ])
      const ofStreamers = Object.keys(streaming.routes).map((id) => paths.pathOf(id, locale))
      const found = [...ofPolicies, ...ofStreamers, paths.pathOf('responsible-gaming', locale)]
      return found.flatMap((address) => (address ? [{ host: `${edition.id}.localhost`, path: address }] : []))
    }),
  )
}
