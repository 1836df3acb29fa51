import { cachePolicies } from '#server/http/cache-policies.ts'
import { securityHeaders } from '#server/http/plugins/security-headers.ts'
import { FOREIGN_HOST, MARKUP } from './marks.ts'
import type { RawAnswer } from './raw-client.ts'

const policies = new Set<string | undefined>(Object.values(cachePolicies))
const LONGEST_AGE = Number(/max-age=(\d+)/.exec(cachePolicies.immutable)?.[1])
const framing = new Set(['content-security-policy', 'x-frame-options', 'referrer-policy'])
const always = Object.entries(securityHeaders).filter(([name]) => !framing.has(name))

export function judgeAnswer({ status, headers, body }: RawAnswer): string | null {
  if (status === 0) return 'no answer'
  if (status >= 500) return `status ${status}`
  for (const [name, value] of always)
    if (headers.get(name) !== value) return `${status} with ${name}: ${headers.get(name)}`
  if (!headers.get('content-security-policy')?.startsWith("default-src 'none'; ")) return `${status} without policy`
  const control = headers.get('cache-control')
  if (!isPolicy(control)) return `${status} with cache-control: ${control}`
  if (status >= 400 && control !== cachePolicies.never && control !== cachePolicies.personal) {
    return `${status} that may be kept: ${control}`
  }
  if (body.includes(MARKUP)) return `${status} with markup from the request`
  const location = headers.get('location')
  if (location !== undefined && !leadsToUs(location)) return `${status} to ${location}`
  for (const [name, value] of headers) if (value.includes(MARKUP)) return `${status} with markup in ${name}`
  return null
}

/** Whether it is of the table, or an age of the table cut to how long the answer holds. */
function isPolicy(control: string | undefined): boolean {
  const age = /^(?:public|private), max-age=(\d+)$/.exec(control ?? '')?.[1]
  return policies.has(control) || (age !== undefined && Number(age) < LONGEST_AGE)
}

/** As a browser reads it; an address that it cannot read is nobody's. */
function leadsToUs(location: string): boolean {
  const address = URL.parse(location, 'http://nl.localhost/')
  return address !== null && /^https?:$/.test(address.protocol) && !address.hostname.endsWith(FOREIGN_HOST)
}
