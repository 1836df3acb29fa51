import { validateHeaderValue } from 'node:http'
import { parseBaseUrl, type Variable } from '#server/variable.ts'

/** Names of OpenTelemetry's samplers; those that follow a parent do what the caller decided. */
const samplers = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const

/** OpenTelemetry's own variables, as far as they mean something here (OpenTelemetry specification, environment variables). */
export const otelVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    default: '(off)',
    why: 'a collector of traces, to which `/v1/traces` is added; unset, there are none and nothing is loaded for them',
    parse: parseEndpoint,
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    default: 'http/protobuf',
    why: 'how the collector is spoken to; the only way there is',
    parse: (value) => {
      if (value !== undefined && value !== 'http/protobuf') throw new Error('expected http/protobuf')
    },
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    default: '(none)',
    why: 'headers for the collector, `name=value` with commas between, such as its key',
    isSecret: true,
    parse: parseHeaders,
  },
  OTEL_EXPORTER_OTLP_TIMEOUT: {
    default: '10000',
    why: 'deadline in ms for one call to the collector',
    parse: (value) => {
      const ms = value === undefined ? 10_000 : Number(value)
      if (!Number.isInteger(ms) || ms < 1 || ms > 60_000) throw new Error('expected a whole number from 1 to 60000')
      return ms
    },
  },
  OTEL_SERVICE_NAME: {
    default: 'kaartkamer-site',
    why: 'what the site is called among the traces',
    parse: (value) => value ?? 'kaartkamer-site',
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    default: '(none)',
    why: 'what else is said of the process, `name=value` with commas between, such as `deployment.environment.name=staging`',
    parse: parsePairs,
  },
  OTEL_TRACES_SAMPLER: {
    default: 'parentbased_always_on',
    why: 'which requests are recorded; of stored answers ten and then two a second at most, whatever it says',
    parse: (value) => {
      const sampler = samplers.find((name) => name === (value ?? samplers[0]))
      if (!sampler) throw new Error(`expected one of ${samplers.join(', ')}`)
      return sampler
    },
  },
  OTEL_TRACES_SAMPLER_ARG: {
    default: '1',
    why: 'the share of requests that the samplers with `traceidratio` record; with another sampler the start is refused',
    parse: (value) => {
      const share = Number(value ?? '1')
      if (!(share >= 0 && share <= 1)) throw new Error('expected a number from 0 to 1')
      return share
    },
  },
} satisfies Record<string, Variable<unknown>>

function parseEndpoint(value: string | undefined): string | null {
  return value === undefined ? null : `${parseBaseUrl(value)}/v1/traces`
}

function parseHeaders(value?: string): Readonly<Record<string, string>> {
  const headers = parsePairs(value)
  for (const [name, text] of Object.entries(headers)) {
    try {
      validateHeaderValue(name, text)
    } catch {
      throw new Error(`expected a value of ${name} that a header can have`)
    }
  }
  return headers
}

/** Names and values as in the W3C's `Baggage` header: values are percent-encoded. */
function parsePairs(value = ''): Readonly<Record<string, string>> {
  const expected = new Error('expected name=value, with commas between')
  const pairs = value.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, text] = /^\s*([\w.\-/]+)\s*=\s*([^\s,;]*)\s*$/.exec(pair) ?? []
      if (name === undefined || text === undefined) throw expected
      try {
        return [name, decodeURIComponent(text)]
      } catch {
        throw expected
      }
    }),
  )
}
