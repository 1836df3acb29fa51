import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { TLSSocket } from 'node:tls'

/** One visitor in a hundred of an unknown country, in the two hours a day before and around. Only this past is made, as its label says. */
export function makeYesterday(data: string): void {
  const from = Math.floor(Date.now() / 1000) - 26 * 3600
  const lines = Object.entries({ found: 99, unknown: 1 }).flatMap(([result, each]) =>
    Array.from({ length: 240 }, (_, minute) => {
      return `bff_geo_lookups_total{origin="made",result="${result}"} ${each * minute} ${from + 60 * minute}`
    }),
  )
  mkdirSync(data, { recursive: true })
  writeFileSync(`${data}.txt`, ['# TYPE bff_geo_lookups counter', ...lines, '# EOF\n'].join('\n'))
  execFileSync('promtool', ['tsdb', 'create-blocks-from', 'openmetrics', `${data}.txt`, data], { stdio: 'ignore' })
}

/** The blackbox exporter, and what it asks: the editions' names lead to the front, by a certificate that ends in six days. */
export function startBlackboxExporter({ folder, port, front }: { folder: string; port: number; front: URL }) {
  const [key, cert] = [path.join(folder, 'site.key'), path.join(folder, 'site.crt')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=site', '-days', '6']
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const proxy = createServer().listen(port + 5, '127.0.0.1')
  proxy.on('connect', (_, client) => {
    client.write('HTTP/1.1 200 OK\r\n\r\n')
    const asked = new TLSSocket(client, { isServer: true, key: readFileSync(key), cert: readFileSync(cert) })
    const answering = connect(Number(front.port), front.hostname)
    for (const socket of [asked, answering]) socket.on('error', () => {})
    asked.pipe(answering).pipe(asked)
  })
  // Nobody has registered those names, nor signed that certificate.
  const way = { proxy_url: `http://127.0.0.1:${port + 5}`, skip_resolve_phase_with_proxy: true }
  const http = { ...way, tls_config: { insecure_skip_verify: true } }
  const file = path.join(folder, 'blackbox.yaml')
  writeFileSync(file, JSON.stringify({ modules: { http_2xx: { prober: 'http', http } } }))
  const flags = [`--config.file=${file}`, `--web.listen-address=127.0.0.1:${port}`, '--log.level=error']
  const exporter = spawn('prometheus-blackbox-exporter', flags, { stdio: 'ignore' })
  const stop = () => exporter.kill('SIGKILL')
  process.once('exit', stop)
  return { stop }
}
