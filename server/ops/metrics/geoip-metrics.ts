import { Counter, Gauge, type Registry } from 'prom-client'
import type { GeoipDatabase } from '#server/visitor/geoip-database.ts'

export function observeGeoip(registry: Registry, geoip: Pick<GeoipDatabase, 'info' | 'reloads' | 'isRefused'>): void {
  const registers = [registry]
  new Gauge({
    name: 'bff_geo_db_build_timestamp_seconds',
    help: 'Date of the location data',
    registers,
    collect() {
      this.set(Math.round(geoip.info.buildEpoch.getTime() / 1000))
    },
  })
  new Gauge({
    name: 'bff_geo_db_refused',
    help: '1 while the configured location file is refused and an earlier one serves',
    registers,
    collect() {
      this.set(geoip.isRefused ? 1 : 0)
    },
  })
  new Counter({
    name: 'bff_geo_reload_total',
    help: 'Location files that were taken in another’s place, refused, or the last good copy at the start',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(geoip.reloads)) this.inc({ result }, count)
    },
  })
}
