import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it.runIf(existsSync('/dev/full'))('loses lines and nothing else while the disk is full', () => {
  const log = createLog('info', '/dev/full')
  // Enough for several blocks: the first write that fails must not be the last thing that the process does.
  expect(() => {
    for (let line = 0; line < 1_000; line += 1) log.info({ line }, 'A line that cannot be written')
  }).not.toThrow()
})

it('writes one JSON object a line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const log = createLog('info', join(folder, 'lines'))
  for (let line = 0; line < 1_000; line += 1) log.info({ text: 'one\ntwo\u2028', line }, 'Line')
  log.flush()
  const lines = readFileSync(join(folder, 'lines'), 'utf8').trimEnd().split('\n')
  rmSync(folder, { recursive: true })
  expect(lines.map((text) => (JSON.parse(text) as { line: number }).line)).toEqual([...Array(1_000).keys()])
})

it('writes what waits when the process ends', () => {
  const log = JSON.stringify(new URL('log.ts', import.meta.url))
  const script = `const { createLog } = await import(${log}); createLog('info').info('Last words'); process.exit(3)`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(status).toBe(3)
  expect(stdout).toContain('"msg":"Last words"')
})
