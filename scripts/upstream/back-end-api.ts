import { COUNTRY_PATTERN } from '#server/upstream/key-space.ts'
import type { ResourceName, Resources } from '#server/upstream/resource.ts'
import { platforms } from '#shared/site/navigation.ts'

/** What each resource is, for those who build it. */
const summaries: Record<ResourceName, string> = {
  navigations: 'The main menu of a site: areas, their entries, and entries below those',
  'util-navigations': 'The links beside the main menu of a site',
  'brand-ambassadors': 'The team members whom a site shows, in its order',
  'download-links':
    'Where the client for a platform comes from, for visitors of a country; the first type that suits is taken',
  releases: 'The files of the client for a platform, the newest first: what a visitor compares a download with',
  'team-activity': 'What the team plays, and what its members played and streamed in the last three months',
  tournaments: 'Every series with its tournaments, and the results of those that are over',
  leaderboards: 'The newest leaderboards that are complete',
  jackpots: 'What is in the jackpot, and who won it in the last year: each hit divides what was in it',
  giveaways: 'What a month gives away, and what of it has been paid',
  'network-status': 'The state of each system, and incidents with their updates',
}

const parameter = (name: string, schema: object, description: string) => ({
  name,
  in: 'query',
  required: true,
  description,
  schema,
})
const bySite = [parameter('siteId', { type: 'string' }, '`siteId` of an edition (`data/markets/{id}/edition.json`)')]
const byClient = [
  parameter('brandAlias', { type: 'string' }, '`brandAlias` of an edition'),
  parameter('platform', { type: 'string', enum: platforms }, 'The system of the client'),
]
const parameters: Partial<Record<ResourceName, readonly object[]>> = {
  releases: byClient,
  'download-links': [
    ...byClient,
    parameter('country', { type: 'string', pattern: COUNTRY_PATTERN }, 'ISO 3166-1 alpha-2, or UNKNOWN'),
  ],
}

/** Returns what the site asks of a back end, as OpenAPI 3.1: the schemas are those by which its answers are read. */
export function describeBackEnd(resources: Resources) {
  const paths = Object.entries(resources).map(([name, { schema }]) => [
    `/${name}`,
    {
      get: {
        summary: summaries[name as ResourceName],
        parameters: parameters[name as ResourceName] ?? bySite,
        responses: {
          200: { description: 'What there is', content: { 'application/json': { schema } } },
          404: {
            description: 'There is none for this site or client; as JSON, or it counts as a failure',
            content: { 'application/json': { schema: {} } },
          },
        },
      },
    },
  ])
  const info = { title: 'Back end of the website', version: '1' }
  return { openapi: '3.1.0', info, paths: Object.fromEntries(paths) as Record<string, BackEndPath> }
}

interface BackEndPath {
  get: { responses: { 200: { content: { 'application/json': { schema: object } } } } }
}
