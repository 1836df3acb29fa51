import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'

it('takes a heap snapshot of a process that writes no file', { timeout: 60_000 }, async () => {
  const child = spawn(
    process.execPath,
    [
      '--inspect-port=0',
      '-e',
      "globalThis.kept = { name: 'a string that is kept' }; setInterval(() => {}, 1000); console.log('up')",
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  await once(child.stdout, 'data')
  child.kill('SIGUSR1')
  let inspector = ''
  for await (const line of createInterface({ input: child.stderr })) {
    inspector = /ws:\/\/([^/]+)\//.exec(line)?.[1] ?? ''
    if (inspector) break
  }
  const out = path.join(await mkdtemp(path.join(tmpdir(), 'heap-')), 'a.heapsnapshot')
  const script = path.resolve(import.meta.dirname, '../../scripts/heap-snapshot.ts')
  const taking = spawn(process.execPath, [script, '--inspector', inspector, '--out', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(taking, 'exit')
  child.kill('SIGKILL')
  expect(code).toBe(0)
  const snapshot = JSON.parse(await readFile(out, 'utf8'))
  expect(snapshot.snapshot.node_count).toBeGreaterThan(1_000)
  expect(snapshot.strings).toContain('a string that is kept')
})
