import { Compile } from 'typebox/compile'
import { checkReleases, type PlaceOf } from '#server/downloads/check-releases.ts'
import type { Sites } from '#server/site/content/load-editions.ts'
import { describeErrors } from '#server/site/content/schema-errors.ts'
import { createUpstreamClient } from '#server/upstream/client.ts'
import { createKeySpace, type ReleaseQuery } from '#server/upstream/key-space.ts'
import type { NavigationLabels } from '#server/upstream/navigation-labels.ts'
import { resolveTargets, targetOf } from '#server/upstream/navigation-targets.ts'
import { type ResourceName, type Resources, ShapeError, type SiteResource } from '#server/upstream/resource.ts'
import { UpstreamError } from '#server/upstream/upstream-error.ts'
import { type DownloadLink, type NavigationItem, platforms, type Release } from '#shared/site/navigation.ts'

/** Countries for which links are asked: homes of the editions, one that has none, and a visitor who cannot be placed. */
const countries = ['NL', 'MT', 'CA', 'DE', 'UNKNOWN']

interface VerifyInput {
  url: string
  /** Deadline in ms of one call, as UPSTREAM_TIMEOUT_MS. */
  timeoutMs: number
  sites: Sites
  resources: Resources
  labels: NavigationLabels
}

export interface Verified {
  /** Path and query of the call. */
  call: string
  ms: number
  /** none: a 404, which is an answer. */
  result: 'ok' | 'none' | 'failed'
  /** What is wrong; of an answer that is taken, what of it the site will leave out. */
  remarks: string[]
}

/**
 * Asks a back end for all that the site asks, by the site's own client and schemas, one call after the other; then whether
 * the links and releases that it has sent are of the same files.
 */
export async function* verifyBackEnd(input: VerifyInput): AsyncGenerator<Verified> {
  const editions = Object.values(input.sites.byId).map(({ edition }) => edition)
  const keys = createKeySpace(editions, Object.keys(input.resources) as ResourceName[])
  const { releases: _, 'download-links': _links, ...ofSites } = input.resources
  const clients = editions.flatMap(({ brandAlias }) => platforms.map((platform) => ({ brandAlias, platform })))
  const siteKeys = editions.flatMap(({ siteId }) =>
    Object.keys(ofSites).map((name) => keys.siteKey(name as SiteResource, siteId)),
  )
  for (const call of siteKeys) yield (await verifyCall(call, input)).verified
  const releases = new Map<string, readonly Release[]>()
  const downloadLinks = new Map<string, Map<string, readonly DownloadLink[]>>()
  for (const client of clients) {
    const released = await verifyCall(keys.releaseKey(client), input)
    yield released.verified
    const byCountry = new Map<string, readonly DownloadLink[]>()
    for (const country of countries) {
      const answered = await verifyCall(keys.downloadKey({ ...client, country }), input)
      yield answered.verified
      if (answered.verified.result !== 'failed')
        byCountry.set(country, (answered.value ?? []) as readonly DownloadLink[])
    }
    // Of what was not answered, nothing can be said.
    if (released.verified.result === 'failed' || byCountry.size === 0) continue
    const name = `${client.brandAlias} ${client.platform}`
    releases.set(name, (released.value ?? []) as readonly Release[])
    downloadLinks.set(name, byCountry)
  }
  if (downloadLinks.size === 0) return
  const callOf: PlaceOf = (name, country) => {
    const client = clients.find(({ brandAlias, platform }) => name === `${brandAlias} ${platform}`) as ReleaseQuery
    return country === undefined ? keys.releaseKey(client) : keys.downloadKey({ ...client, country })
  }
  const remarks = checkReleases({ folder: '', downloadLinks, releases }, callOf)
  yield { call: 'download-links and releases', ms: 0, result: remarks.length > 0 ? 'failed' : 'ok', remarks }
}

interface Answered {
  verified: Verified
  value?: unknown
}

async function verifyCall(call: string, { url, timeoutMs, ...input }: VerifyInput): Promise<Answered> {
  const [name, search] = call.split('?') as [ResourceName, string]
  const query = new URLSearchParams(search)
  // A client of its own: what failed before says nothing of this call.
  const client = createUpstreamClient({ baseUrl: url, timeoutMs })
  const startedAt = performance.now()
  const ended = (result: Verified['result'], remarks: string[] = []) => ({
    verified: { call, ms: Math.round(performance.now() - startedAt), result, remarks },
  })
  try {
    const answer = await client.loadJson(name, query)
    if (answer.status === 404) return ended('none')
    const { value, errors } = read(input.resources[name], answer.json)
    if (errors.length > 0) return ended('failed', errors)
    return { ...ended('ok', [...leftOutOf({ name, query, ...input }, value), ...sampleHostsIn(answer.json)]), value }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return ended('failed', [[error.message, ...causesOf(error)].join(': ')])
  } finally {
    await client.close()
  }
}

/** What lies behind an error, down to what the system says: of a host with many addresses, for each of them. */
function causesOf({ cause }: Error): string[] {
  if (cause instanceof AggregateError) return [cause.errors.map(String).join(', ')]
  return cause instanceof Error ? [cause.message, ...causesOf(cause)] : []
}

function read({ schema, parse }: Resources[ResourceName], json: unknown): { value?: unknown; errors: string[] } {
  const validator = Compile(schema)
  if (!validator.Check(json)) {
    const errors = describeErrors(validator.Errors(json), json)
    return { errors: errors.map(({ path, message }) => `${path || '/'} ${message}`) }
  }
  try {
    return { value: parse(json), errors: [] }
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error
    return { errors: [error.message] }
  }
}

/** Names that are kept for samples: with these in the answers of a back end, a start in production is one of samples. */
const sampleHost = /(?:^|\.)(?:example(?:\.com|\.net|\.org)?|test|invalid|localhost)$/i

function sampleHostsIn(json: unknown): string[] {
  const hosts = JSON.stringify(json).match(/(?<=https:\/\/)[\w.-]+/gi) ?? []
  return [...new Set(hosts)]
    .filter((host) => sampleHost.test(host))
    .map((host) => `${host} is nobody's host (RFC 2606)`)
}

interface MenuInput extends Pick<VerifyInput, 'sites' | 'labels'> {
  name: ResourceName
  query: URLSearchParams
}

function leftOutOf({ name, query, sites, labels }: MenuInput, value: unknown): string[] {
  const site = Object.values(sites.byId).find(({ edition }) => edition.siteId === query.get('siteId'))
  if (!site || (name !== 'navigations' && name !== 'util-navigations')) return []
  const menu = value as NavigationItem[]
  const { unknown } = resolveTargets(menu, (path) => targetOf(sites, site, path))
  return [
    ...unknown.map((path) => `${path} ${nowhere(path)}: its entry is left out`),
    ...labels.missingOf(menu).map((missing) => `no message ${missing}: its entry is left out`),
  ]
}

function nowhere(path: string): string {
  return path.startsWith('/') ? 'names no page of this build' : 'is on no host that the edition or its law names'
}
