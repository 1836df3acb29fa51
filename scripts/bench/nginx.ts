import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childrenOf, processorTimeOf } from '../proc.ts'
import type { RecordedAnswer } from './subject.ts'

export interface NginxAnchor {
  url: string
  /** As it names itself. */
  version: string
  /** Processor time of its one worker so far, in µs. */
  cpu: () => number
  stop(): void
}

/** An nginx that sends one answer of the site, head and body, from a file, with a log; null where none is installed. */
export async function startNginx({ headers, body }: RecordedAnswer, port: number): Promise<NginxAnchor | null> {
  const { stderr: version, error } = spawnSync('nginx', ['-v'], { encoding: 'utf8' })
  if (error) return null
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  writeFileSync(join(folder, 'page'), Buffer.from(body, 'base64'))
  const { 'content-type': contentType = '', 'content-length': _length, ...others } = headers
  const written = Object.entries(others).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http {
      access_log ${folder}/access.log;
      keepalive_requests 1000000000;
      sendfile on; open_file_cache max=4; etag off; if_modified_since off; max_ranges 0;
      types {} default_type ${JSON.stringify(contentType)};
      ${written.join('\n')}
      server { listen 127.0.0.1:${port}; location / { root ${folder}; try_files /page =404; } }
    }`,
  )
  const master = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  // However the run ends: a worker that nobody asks for is still there, and so are its files.
  const end = () => {
    master.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', end)
  const worker = await workerOf(master.pid ?? 0)
  return {
    url: `http://127.0.0.1:${port}`,
    version: version.trim().replace('nginx version: ', ''),
    cpu: () => processorTimeOf(worker) * 1000,
    stop() {
      master.once('exit', () => {
        process.off('exit', end)
        rmSync(folder, { recursive: true })
      })
      master.kill()
    },
  }
}

/** @throws Error when it has none after a second. */
async function workerOf(master: number): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const [worker] = childrenOf(master)
    if (worker) return worker
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('nginx has started no worker')
}
