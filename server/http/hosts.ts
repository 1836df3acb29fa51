import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Site, Sites } from '#server/site/content/load-editions.ts'
import type { EditionId } from '#shared/site/editions.ts'

/** Which site a host names. */
export interface Hosts {
  /** The site of a request whose Host header was checked before; else undefined. */
  known(request: IncomingMessage): Site | undefined
  /** The site that claims a host, in whatever spelling; null for none. */
  select(host: string): Site | null
  /** Knows a valid header from now on. */
  remember(host: string, site: Site): void
}

interface HostsOptions {
  sites: Sites
  /** Answers localhost and addresses; every unclaimed host only when it was set explicitly. */
  defaultEdition: { id: EditionId; isExplicit: boolean }
}

/** Bound of remembered spellings, which clients can make up. */
const MAX_KNOWN_HOSTS = 100

/** Returns the hosts of a process's sites. */
export function createHosts({ sites, defaultEdition }: HostsOptions): Hosts {
  /** Known hosts as they were written; unknown ones are not remembered. */
  const known = new Map<string, Site>()
  return {
    known: (request) => (hasSeveralHosts(request) ? undefined : known.get(request.headers.host ?? '')),
    select(host) {
      const name = host.replace(/:\d+$/, '').toLowerCase()
      const claimed = sites.byHost.get(name)
      if (claimed) return claimed
      const isLocal = name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0
      return isLocal || defaultEdition.isExplicit ? sites.byId[defaultEdition.id] : null
    },
    remember(host, site) {
      if (known.size < MAX_KNOWN_HOSTS) known.set(host, site)
    },
  }
}

/** Node answers a request with two Host headers; RFC 9112, 3.2 wants it refused. */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1
}
