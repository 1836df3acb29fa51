import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

const logModule = JSON.stringify(new URL('log.ts', import.meta.url))

let folder = ''
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

it.runIf(existsSync('/dev/full'))('loses lines and nothing else while the disk is full, and counts them', () => {
  const { log, droppedLines } = createLog('info', '/dev/full')
  // More than may wait: neither the first write that fails nor the first line that is lost may end the process.
  expect(() => {
    for (let line = 0; line < 20_000; line += 1) log.info({ line }, 'A line that cannot be written')
  }).not.toThrow()
  expect(droppedLines()).toBeGreaterThan(0)
})

it('writes one JSON object a line', () => {
  const { log, droppedLines } = createLog('info', join(folder, 'lines'))
  for (let line = 0; line < 1_000; line += 1) log.info({ text: 'one\ntwo\u2028', line }, 'Line')
  log.flush()
  expect(parseLines(readFileSync(join(folder, 'lines'), 'utf8')).map(({ line }) => line)).toEqual([
    ...Array(1_000).keys(),
  ])
  expect(droppedLines()).toBe(0)
})

it('writes what waits when the process ends', () => {
  const script = `const { createLog } = await import(${logModule}); createLog('info').log.info('Last words'); process.exit(3)`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(status).toBe(3)
  expect(stdout).toContain('"msg":"Last words"')
})

/** Writes as many lines as it is told to, says when it goes on, and ends when it is told to. */
const writer = `
  const { createLog } = await import(${logModule})
  const { log, droppedLines } = createLog('info')
  let line = 0
  process.on('message', ({ lines, end }) => {
    if (end) process.exit(7)
    for (let count = 0; count < lines; count += 1) log.info({ line: line++, text: 'é'.repeat(200) }, 'Line')
    process.send(droppedLines())
  })
  process.send('ready')
`

interface Line {
  msg: string
  /** Its number, or how many were dropped. */
  line?: number
  lines?: number
}

describe.each([
  ['socket', openSocket],
  ['pipe', openPipe],
] as const)('a %s that nobody reads', (_kind, open) => {
  it('holds up nothing; when it is read again, whole lines go on and one says how many are missing', async () => {
    const { child, output } = open()
    await once(child, 'message')
    // Some 4 MB: more than pipe or socket and what may wait take together.
    child.send({ lines: 10_000 })
    const [dropped] = (await once(child, 'message')) as [number]
    expect(dropped).toBeGreaterThan(0)

    const seen: Line[] = []
    let rest = ''
    const told = new Promise<void>((resolve) => {
      output().on('data', (chunk: string) => {
        const parts = (rest + chunk).split('\n')
        rest = parts.pop() ?? ''
        for (const part of parts) {
          const line = JSON.parse(part) as Line
          seen.push(line)
          if (line.msg === 'Log lines were dropped') resolve()
        }
      })
    })
    await told
    child.send({ lines: 10 })
    expect(await once(child, 'message')).toEqual([dropped, undefined])
    const ended = once(output(), 'end')
    child.send({ end: true })
    expect(await once(child, 'exit')).toEqual([7, null])
    await ended
    expect(rest).toBe('')

    const written = seen.flatMap(({ line }) => line ?? [])
    expect(written).toEqual(written.toSorted((a, b) => a - b))
    expect(written).toHaveLength(10_010 - dropped)
    expect(written.slice(-10)).toEqual(Array.from({ length: 10 }, (_, at) => 10_000 + at))
    expect(seen.filter(({ lines }) => lines !== undefined)).toMatchObject([{ level: 40, lines: dropped }])
  })

  it('does not hold up the end of the process', async () => {
    const { child, output } = open()
    await once(child, 'message')
    child.send({ lines: 10_000 })
    await once(child, 'message')
    child.send({ end: true })
    expect(await once(child, 'exit')).toEqual([7, null])
    await text(output())
  })

  it('that then closes loses lines, and not the process', async () => {
    const { child, output } = open()
    await once(child, 'message')
    output().destroy()
    await once(output(), 'close')
    child.send({ lines: 10_000 })
    const [dropped] = (await once(child, 'message')) as [number]
    expect(dropped).toBeGreaterThan(0)
    child.send({ end: true })
    expect(await once(child, 'exit')).toEqual([7, null])
  })

  it('is given what waits when the process ends and somebody reads', async () => {
    const { child, output } = open()
    await once(child, 'message')
    // Less than may wait, more than is taken at a time.
    child.send({ lines: 2_000 })
    expect(await once(child, 'message')).toEqual([0, undefined])
    child.send({ end: true })
    const lines = parseLines(await text(output()))
    expect(lines.map(({ line }) => line)).toEqual([...Array(2_000).keys()])
  })
})

function spawnWriter(stdout: 'pipe' | number) {
  const stdio: SpawnOptions['stdio'] = ['ignore', stdout, 'inherit', 'ipc']
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writer], { stdio })
  children.push(child)
  return child
}

/** What Node gives a child to write to, and journald a service. */
function openSocket() {
  const child = spawnWriter('pipe')
  const output = child.stdout as Readable
  return { child, output: () => output.setEncoding('utf8') }
}

/** What a shell and a container give. */
function openPipe() {
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const end = openSync(path, constants.O_WRONLY)
  const child = spawnWriter(end)
  closeSync(end)
  let output: Readable | null = null
  return {
    child,
    output: () => (output ??= new Socket({ fd: reader, writable: false }).setEncoding('utf8')),
  }
}

function parseLines(lines: string): Line[] {
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}
