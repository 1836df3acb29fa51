import { isIP } from 'node:net'
import { otelVariables } from '#server/ops/tracing/otel-variables.ts'
import { type EditionId, editionIds } from '#shared/site/editions.ts'
import { type PublicOrigins, parsePublicOrigins } from './site/public-origins.ts'
import { parseBaseUrl, type Variable } from './variable.ts'
import { parseTrustedProxies } from './visitor/trusted-proxies.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/**
 * Every environment variable that the process reads; the only list of them. What only differs between sites is
 * edition data, what a type depends on is code: here stands what differs between deployments.
 */
export const variables = {
  HOST: {
    default: '127.0.0.1',
    why: 'address to listen on; the loopback default exposes nothing by accident',
    parse: parseHost,
  },
  PORT: {
    default: '3000',
    why: 'port to listen on; 0 lets the system choose a free one',
    parse: (value) => parseInteger(value, { fallback: 3000, min: 0, max: 65_535 }),
  },
  OPS_HOST: {
    default: '127.0.0.1',
    why: 'address of the application for those who run the site; never one that visitors reach',
    parse: parseHost,
  },
  OPS_PORT: {
    default: '9464',
    why: 'its port: metrics, compliance report, votes and liveness; 0 lets the system choose a free one, off leaves it out',
    parse: (value): number | null =>
      value === 'off' ? null : parseInteger(value, { fallback: 9464, min: 0, max: 65_535 }),
  },
  EDITION: {
    default: 'nl',
    why: 'edition of localhost, loopback and IP-literal hosts; set explicitly, of every host that no edition claims',
    parse: (value): { id: EditionId; isExplicit: boolean } => ({
      id: parseOneOf(value, { fallback: 'nl', allowed: editionIds }),
      isExplicit: value !== undefined,
    }),
  },
  PUBLIC_ORIGINS: {
    default: '(those of the data)',
    why: 'where visitors reach each edition: nl=https://…,global=https://…,ca=https://…; all of them or none',
    parse: (value): PublicOrigins | null => (value === undefined ? null : parsePublicOrigins(value)),
  },
  UPSTREAM_URL: {
    default: '(embedded data)',
    why: 'the back end for navigation, downloads and figures; unset, the data under data/upstream/ is served',
    parse: parseAddress,
  },
  UPSTREAM_TIMEOUT_MS: {
    default: '1500',
    why: 'deadline in ms for one whole call to the back end, body included',
    parse: (value) => parseInteger(value, { fallback: 1500, min: 1, max: 60_000 }),
  },
  GEOIP_DATABASE: {
    default: '(embedded file)',
    why: 'a licensed GeoIP2 or GeoLite2 City file; watched, and swapped while running',
    parse: (value): string | null => value ?? null,
  },
  GEOIP_LAST_GOOD: {
    default: '(none)',
    why: 'a folder for a copy of the last location file that was good: a start whose own file is refused takes the copy',
    parse: (value): string | null => value ?? null,
  },
  CONTENT_BUNDLE: {
    default: '(the build’s own content)',
    why: 'a bundle of npm run content:pack, or a folder with one unpacked; watched, and swapped while running',
    parse: (value): string | null => value ?? null,
  },
  CONTENT_KEY: {
    default: '(none)',
    why: 'a file with the public Ed25519 key of those who sign bundles; set, one without their signature is refused',
    parse: (value): string | null => value ?? null,
  },
  STUDIO_URL: {
    default: '(off)',
    why: 'where npm run studio listens: the operations port passes /studio on to it; unset, it has none',
    parse: parseAddress,
  },
  TRUSTED_PROXIES: {
    default: '(none)',
    why: 'addresses or CIDRs of the load balancers whose forwarded headers count, or loopback',
    parse: parseTrustedProxies,
  },
  ASSETS_PREVIOUS: {
    default: '(none)',
    why: 'a folder of other builds, each the dist/ of a release under any name; every instance has the files of all their pages, of those that come while it runs too',
    parse: (value): string | null => value ?? null,
  },
  RENDER_TIMEOUT_MS: {
    default: '5000',
    why: 'deadline in ms for one render; what is late by then is left to the browser',
    parse: (value) => parseInteger(value, { fallback: 5000, min: 1, max: 60_000 }),
  },
  PREVIEW_SECRET: {
    default: '(off)',
    why: 'at least 32 characters that sign reviewers’ previews; unset, there are none',
    isSecret: true,
    parse: (value): string | null => {
      if (value !== undefined && value.length < 32) throw new Error('expected at least 32 characters')
      return value ?? null
    },
  },
  SHUTDOWN_GRACE_MS: {
    default: '25000',
    why: 'ms after SIGTERM at which the process ends whatever still runs; below the orchestrator’s own limit',
    parse: (value) => parseInteger(value, { fallback: 25_000, min: 1, max: 600_000 }),
  },
  DRAIN_DELAY_MS: {
    default: '0',
    why: 'ms after SIGTERM in which requests are still accepted while readiness already fails; a load balancer’s check interval × fall',
    parse: (value) => parseInteger(value, { fallback: 0, min: 0, max: 600_000 }),
  },
  NODE_ENV: {
    default: '(none)',
    why: 'production: no stand-ins, and no start with sample addresses in the data, unless DEMO is set',
    parse: (value) =>
      value === undefined
        ? null
        : parseOneOf(value, { fallback: 'production', allowed: ['production', 'development', 'test'] }),
  },
  DEMO: {
    default: '(off)',
    why: '1 says that this is a demonstration: a start in production may have sample addresses in its data',
    parse: (value) => value !== undefined && parseOneOf(value, { fallback: '1', allowed: ['1'] }) === '1',
  },
  LOG_LEVEL: {
    default: 'info',
    why: 'least severe log line that is written',
    parse: (value) => parseOneOf(value, { fallback: 'info', allowed: logLevels }),
  },
  ...otelVariables,
} satisfies Record<string, Variable<unknown>>

export type VariableName = keyof typeof variables
type Values = { [K in VariableName]: ReturnType<(typeof variables)[K]['parse']> }

export type Config = ReturnType<typeof parseConfig>
export type TracingConfig = NonNullable<Config['tracing']>

/**
 * Returns the configuration of the process.
 * @throws Error that names the variable, its value unless it is a secret, and what was expected; a wrong value stops the start.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>) {
  const parse = <K extends VariableName>(name: K): Values[K] => {
    const value = env[name]
    try {
      // An empty variable is how compose files and shells say "unset".
      return variables[name].parse(value === '' ? undefined : value) as Values[K]
    } catch (error) {
      // A password in an address is refused, and goes into no log.
      const shown = 'isSecret' in variables[name] ? '' : `=${value?.replace(/\/\/[^/@]*:.*@/, '//…@')}`
      throw new Error(`${name}${shown}: ${(error as Error).message}`)
    }
  }
  parse('OTEL_EXPORTER_OTLP_PROTOCOL')
  const endpoint = parse('OTEL_EXPORTER_OTLP_ENDPOINT')
  const tracing = {
    headers: parse('OTEL_EXPORTER_OTLP_HEADERS'),
    timeoutMs: parse('OTEL_EXPORTER_OTLP_TIMEOUT'),
    serviceName: parse('OTEL_SERVICE_NAME'),
    resource: parse('OTEL_RESOURCE_ATTRIBUTES'),
    sampler: parse('OTEL_TRACES_SAMPLER'),
    share: parse('OTEL_TRACES_SAMPLER_ARG'),
  }
  const [shutdownGraceMs, drainDelayMs] = [parse('SHUTDOWN_GRACE_MS'), parse('DRAIN_DELAY_MS')]
  if (drainDelayMs >= shutdownGraceMs) {
    throw new Error(
      `DRAIN_DELAY_MS=${drainDelayMs}: expected less than SHUTDOWN_GRACE_MS (${shutdownGraceMs}), which ends the process`,
    )
  }
  for (const [name, isWithout, expected] of [
    ['CONTENT_KEY', parse('CONTENT_BUNDLE') === null, 'CONTENT_BUNDLE too, whose signature it is for'],
    ['STUDIO_URL', parse('OPS_PORT') === null, 'OPS_PORT to be a port, on which the studio is passed on'],
    ['GEOIP_LAST_GOOD', parse('GEOIP_DATABASE') === null, 'GEOIP_DATABASE too, of whose file it holds the copy'],
    [
      'OTEL_TRACES_SAMPLER_ARG',
      !tracing.sampler.endsWith('traceidratio'),
      'a sampler with traceidratio as OTEL_TRACES_SAMPLER',
    ],
  ] as const) {
    // Set, it would say nothing to anybody.
    if (env[name] && isWithout) throw new Error(`${name}=${env[name]}: expected ${expected}`)
  }
  return {
    /** null: no traces are recorded. */
    tracing: endpoint === null ? null : { ...tracing, endpoint },
    host: parse('HOST'),
    port: parse('PORT'),
    opsHost: parse('OPS_HOST'),
    opsPort: parse('OPS_PORT'),
    edition: parse('EDITION'),
    publicOrigins: parse('PUBLIC_ORIGINS'),
    upstreamUrl: parse('UPSTREAM_URL'),
    upstreamTimeoutMs: parse('UPSTREAM_TIMEOUT_MS'),
    geoipDatabase: parse('GEOIP_DATABASE'),
    geoipLastGood: parse('GEOIP_LAST_GOOD'),
    contentBundle: parse('CONTENT_BUNDLE'),
    contentKey: parse('CONTENT_KEY'),
    studioUrl: parse('STUDIO_URL'),
    trustedProxies: parse('TRUSTED_PROXIES'),
    assetsPrevious: parse('ASSETS_PREVIOUS'),
    renderTimeoutMs: parse('RENDER_TIMEOUT_MS'),
    previewSecret: parse('PREVIEW_SECRET'),
    shutdownGraceMs,
    drainDelayMs,
    isProduction: parse('NODE_ENV') === 'production',
    isDemonstration: parse('DEMO'),
    logLevel: parse('LOG_LEVEL'),
  }
}

function parseHost(value: string | undefined): string {
  const host = value ?? '127.0.0.1'
  if (isIP(host) === 0 && host !== 'localhost') throw new Error('expected an IP address or localhost')
  return host
}

function parseInteger(value: string | undefined, range: { fallback: number; min: number; max: number }): number {
  if (value === undefined) return range.fallback
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= range.min && number <= range.max)) {
    throw new Error(`expected a whole number from ${range.min} to ${range.max}`)
  }
  return number
}

function parseOneOf<T extends string>(value: string | undefined, input: { fallback: T; allowed: readonly T[] }): T {
  if (value === undefined) return input.fallback
  const found = input.allowed.find((candidate) => candidate === value)
  if (!found) throw new Error(`expected one of ${input.allowed.join(', ')}`)
  return found
}

function parseAddress(value: string | undefined): string | null {
  return value === undefined ? null : parseBaseUrl(value)
}
