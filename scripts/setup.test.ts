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

test.each(['start', 'test', 'dev'])(
  'on a Node that is too old, npm %s says at once which is needed',
  async (script) => {
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`
    const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, `scripts/${script}.mjs`]
    const starter = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const said = (await starter.stderr.setEncoding('utf8').toArray()).join('')
    expect(said).toMatch(/^Node 20 or newer is needed to set the site up; this is v[\d.]+\.\n$/)
    expect(starter.exitCode ?? (await once(starter, 'exit'))[0]).toBe(1)
  },
)
