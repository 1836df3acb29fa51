import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import request from 'supertest'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { startSiteProcess } from '#scripts/site-process.ts'
import { embeddedGeoipPath } from '#server/visitor/geoip-database.ts'
import { buildOverlay, kustomize } from '#tests/helpers/kustomize.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

type Environment = Record<string, string>

/** What each form of deployment gives the process, as it is delivered. */
const forms: Record<string, () => Environment> = {
  'deploy/kustomize/overlays/production': () =>
    buildOverlay('production').find(({ kind, data }) => kind === 'ConfigMap' && data?.PUBLIC_ORIGINS)!.data!,
  // What the environment of compose does not set is what stands after the dash.
  'compose.yaml': () =>
    Object.fromEntries(
      Object.entries(parse(read('compose.yaml'), { merge: true }).services.site1.environment as Environment).map(
        ([name, value]) => [name, value.replace(/\$\{\w+-(.*?)\}/g, '$1')],
      ),
    ),
  'deploy/systemd': () => {
    const unit = read('deploy/systemd/site@.service').replaceAll('%i', '1')
    const settings = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
    return { ...parseEnv(settings.join('\n')), ...parseEnv(read('deploy/systemd/site.env.example')) } as Environment
  },
}

describe.each(Object.keys(forms))('%s', (form) => {
  const isReadable = kustomize !== undefined || !form.includes('kustomize')
  it.skipIf(!isReadable)('starts as delivered, as the demonstration that it is', { timeout: 60_000 }, async () => {
    const given = forms[form]!()
    const folder = mkdtempSync(path.join(tmpdir(), 'delivered-'))
    // Only ports and folders are those of a test.
    const here = {
      HOST: '127.0.0.1',
      PORT: '0',
      OPS_PORT: '0',
      DRAIN_DELAY_MS: '0',
      ASSETS_PREVIOUS: folder,
      ...(given.GEOIP_DATABASE && { GEOIP_DATABASE: embeddedGeoipPath, GEOIP_LAST_GOOD: folder }),
    }
    const lines: string[] = []
    try {
      const env = { DEMO: '', ...given, ...here }
      const site = await startSiteProcess({ env, onLine: (line) => lines.push(line) })
      try {
        const { status } = await request(`http://127.0.0.1:${site.port}`)
          .get('/')
          .set({ host: 'kaartkamer-nl.example' })
        expect(status).toBe(200)
      } finally {
        await site.stop()
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
    expect(lines.join('\n')).toContain('This is a demonstration')
    expect(given).toHaveProperty('PUBLIC_ORIGINS')
  })
})
