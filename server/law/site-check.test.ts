import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { createSiteCheck } from './site-check.ts'

const file = fileURLToPath(new URL('../../tests/fixtures/check-process.mjs', import.meta.url))
const served = { config: parseConfig({ TRUSTED_PROXIES: 'loopback' }), dataFolder: '/data', startedAt: 1, readAt: 1 }

/** A check by the fixture, which behaves as it is told, and the ids of its processes. */
function createCheck(way: string, deadlineMs?: number) {
  const pids: (number | undefined)[] = []
  const check = createSiteCheck({
    file,
    served: () => ({ ...served, instance: way }),
    wallClock: { now: () => 5 },
    onStart: (pid) => pids.push(pid),
    ...(deadlineMs !== undefined && { deadlineMs }),
  })
  return { check, pids }
}

const isRunning = (pid = Number.NaN) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('asks another process for what this one serves, and keeps to its own heap limit', async () => {
  const { check, pids } = createCheck('answer')
  const { report } = await check.run()
  expect(report).toEqual({
    order: { ...served, instance: 'answer', now: 5 },
    execArgv: [...process.execArgv, '--max-old-space-size=320', '--max-semi-space-size=16'],
  })
  expect(pids.map(isRunning)).toEqual([false])
})

it('lets visitors go first', async () => {
  const { check, pids } = createCheck('hang')
  const ended = check.run().catch(() => {})
  expect(pids.map((pid) => getPriority(pid))).toEqual([19])
  check.stop()
  await ended
})

it.each([
  ['fail', 503, /^data\/a\.json has changed$/],
  ['crash', 500, /ended with 3/],
  ['grow', 500, /320 MB of heap/],
])(
  'of a process that does otherwise (%s) says so',
  async (way, statusCode, message) => {
    const { check, pids } = createCheck(way)
    await expect(check.run()).rejects.toMatchObject({ statusCode, message: expect.stringMatching(message) })
    expect(pids.map(isRunning)).toEqual([false])
  },
  30_000,
)

it('ends one that is late', async () => {
  const { check, pids } = createCheck('hang', 1)
  await expect(check.run()).rejects.toMatchObject({ statusCode: 503, message: expect.stringContaining('late') })
  expect(pids.map(isRunning)).toEqual([false])
})

it('ends the one under way when it is stopped, and starts no other', async () => {
  const { check, pids } = createCheck('hang')
  const ended = check.run()
  check.stop()
  const refusal = { statusCode: 503, message: expect.stringContaining('about to end') }
  await expect(ended).rejects.toMatchObject(refusal)
  await expect(check.run()).rejects.toMatchObject(refusal)
  expect(pids.map(isRunning)).toEqual([false])
})

it('says that it could not be started', async () => {
  const check = createSiteCheck({ file: '/nowhere.mjs', served: () => ({ ...served, instance: '' }), wallClock: Date })
  await expect(check.run()).rejects.toMatchObject({ statusCode: 500, message: expect.stringContaining('ended with 1') })
})
