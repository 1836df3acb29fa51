import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'

it('packing, which takes minutes, says meanwhile how far it is', { timeout: 150_000 }, async () => {
  const args = ['scripts/content-pack.ts', '--author', 'Redactie', '--out', '/dev/null']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void child.kill())
  const told: number[] = []
  for await (const line of createInterface({ input: child.stderr })) {
    told.push(Number(/^Holding the content to the law: (\d+) addresses read/.exec(line)?.[1]))
    if (told.length === 3) child.kill()
  }
  expect(told).toEqual(told.toSorted((one, other) => one - other))
  expect(told.at(-1)).toBeGreaterThan(0)
})
