import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { pinnedNode } from './setup.mjs'

/** Starts the fixture as the first `npm start` starts the server, sends a signal to the starter, and returns how that ended. */
async function endBySignal(signal: NodeJS.Signals) {
  const start = `import { runNode } from './scripts/setup.mjs'; await runNode('tests/fixtures/slow-end.mjs', [])`
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of starter.stdout.setEncoding('utf8')) {
    output += chunk
    if (output === 'ready\n') starter.kill(signal)
  }
  if (starter.exitCode === null && starter.signalCode === null) await once(starter, 'exit')
  return { output, code: starter.exitCode, signal: starter.signalCode }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s reaches the child, whose end is awaited and whose code is kept',
  async (signal) => {
    expect(await endBySignal(signal)).toEqual({ output: `ready\n${signal}\n`, code: 7, signal: null })
  },
)

test('a child that a signal ended ends its starter by the same', async () => {
  expect(await endBySignal('SIGHUP')).toEqual({ output: 'ready\n', code: null, signal: 'SIGHUP' })
})

test('on the pinned Node the file runs in the same process, with its own arguments', async () => {
  const start = `import { becomeNode } from './scripts/setup.mjs'; await becomeNode('tests/fixtures/show-process.mjs', ['--x'])`
  const starter = spawn(pinnedNode(), ['--input-type=module', '--eval', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const shown = JSON.parse((await starter.stdout.setEncoding('utf8').toArray()).join(''))
  expect(shown).toEqual({ pid: starter.pid, args: ['tests/fixtures/show-process.mjs', '--x'] })
})
