import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseConfig, variables } from './config.ts'

describe('parseConfig', () => {
  it('has a default for everything', () => {
    expect(parseConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      edition: { id: 'nl', isExplicit: false },
      upstreamUrl: null,
      trustedProxies: [],
      logLevel: 'info',
    })
  })

  it('takes an empty variable for an unset one', () => {
    expect(parseConfig({ PORT: '', UPSTREAM_URL: '' })).toEqual(parseConfig({}))
  })

  it('reads what is set', () => {
    const env = { PORT: '0', EDITION: 'ca', UPSTREAM_URL: 'http://10.0.0.1:4000/v1/', TRUSTED_PROXIES: '10.1.2.0/24' }
    expect(parseConfig(env)).toMatchObject({
      port: 0,
      edition: { id: 'ca', isExplicit: true },
      upstreamUrl: 'http://10.0.0.1:4000/v1',
      trustedProxies: ['10.1.2.0/24'],
    })
  })

  it.each([
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '3e3', 'a whole number'],
    ['HOST', 'example.org', 'an IP address or localhost'],
    ['EDITION', 'be', 'one of nl, global, ca'],
    ['UPSTREAM_URL', 'ftp://x', 'an http or https address'],
    ['UPSTREAM_TIMEOUT_MS', '0', 'a whole number from 1'],
    ['TRUSTED_PROXIES', '1', 'expected'],
    ['TRUSTED_PROXIES', 'true', 'expected'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'expected'],
    ['RENDER_TIMEOUT_MS', '-1', 'a whole number'],
    ['SHUTDOWN_GRACE_MS', 'soon', 'a whole number'],
    ['DRAIN_DELAY_MS', '1.5', 'a whole number'],
    ['NODE_ENV', 'prod', 'one of production'],
    ['LOG_LEVEL', 'loud', 'one of fatal'],
    // Beside the defaults of others.
    ['DRAIN_DELAY_MS', '25000', 'less than SHUTDOWN_GRACE_MS (25000)'],
    ['CONTENT_KEY', '/key.pem', 'CONTENT_BUNDLE too'],
    ['GEOIP_LAST_GOOD', '/geoip', 'GEOIP_DATABASE too'],
    ['OTEL_TRACES_SAMPLER_ARG', '0.05', 'OTEL_TRACES_SAMPLER'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'an http or https address'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'http/protobuf'],
    ['OTEL_EXPORTER_OTLP_TIMEOUT', '10s', 'a whole number from 1 to 60000'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'staging', 'name=value'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'a=%', 'name=value'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote', 'one of parentbased_always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '5%', 'a number from 0 to 1'],
  ])('refuses %s=%s and names variable, value and what was expected', (name, value, expected) => {
    const parse = () => parseConfig({ [name]: value })
    expect(parse).toThrow(`${name}=${value}`)
    expect(parse).toThrow(expected)
  })

  it('refuses what another variable leaves without effect, and takes it with that', () => {
    const studio = { STUDIO_URL: 'http://10.0.0.2:3010', OPS_PORT: 'off' }
    expect(() => parseConfig(studio)).toThrow('STUDIO_URL=http://10.0.0.2:3010: expected OPS_PORT to be a port')
    const whole = {
      ...studio,
      OPS_PORT: '0',
      CONTENT_KEY: '/key.pem',
      CONTENT_BUNDLE: '/content.tar.gz',
      GEOIP_LAST_GOOD: '/geoip',
      GEOIP_DATABASE: '/City.mmdb',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    }
    expect(() => parseConfig(whole)).not.toThrow()
    expect(() => parseConfig({ STUDIO_URL: '', OPS_PORT: 'off' })).not.toThrow()
  })

  it.each([
    ['https://user@x', 'https://user@x'],
    ['https://:open-sesame@x', 'https://…@x'],
    ['https://somebody:open-sesame@x/a@b', 'https://…@b'],
  ])('refuses an address with a user or a password, and does not tell the password: %s', (address, shown) => {
    for (const name of ['UPSTREAM_URL', 'STUDIO_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT']) {
      const parse = () => parseConfig({ [name]: address })
      expect(parse).toThrow(`${name}=${shown}: expected an http or https address without user, password,`)
    }
  })

  it('names a secret that is too short without telling it', () => {
    const secret = 'thirty-one characters are short'
    const parse = () => parseConfig({ PREVIEW_SECRET: secret })
    expect(parse).toThrow(/^PREVIEW_SECRET: expected at least 32 characters$/)
    expect(parseConfig({ PREVIEW_SECRET: `${secret}.` }).previewSecret).toBe(`${secret}.`)
    expect(() => parseConfig({ OTEL_EXPORTER_OTLP_HEADERS: secret })).toThrow(/^OTEL_EXPORTER_OTLP_HEADERS: expected/)
  })
})

it('the documents have a row for every variable, with its default and its reason', () => {
  const configuration = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8')
  const rows = Object.entries(variables).map(
    ([name, { default: value, why }]) => `| \`${name}\` | \`${value}\` | ${why} |`,
  )
  expect(configuration).toContain(rows.join('\n'))
})
