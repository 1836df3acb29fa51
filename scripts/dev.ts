import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
/** Code that a process loads once; the client's is Vite's, and content is read again (development-server.ts). */
const loadedOnce = ['server', 'shared', 'scripts/dev']
/** Between looks, in ms. Node's own watching loses files that an editor puts in the place of others. */
const LOOK_MS = 250

let isEnding = false
let hasStarted = false
let child = start()
let seen = newestEdit()

setInterval(() => {
  const newest = newestEdit()
  if (newest === seen) return
  seen = newest
  restart()
}, LOOK_MS)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    isEnding = true
    if (hasEnded(child)) process.exit(0)
    child.kill(signal)
  })
}

function start(): ChildProcess {
  const started = spawn(process.execPath, [path.join(root, 'scripts/dev/serve.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  started.once('message', () => {
    hasStarted = true
  })
  started.once('exit', (code) => {
    // No edit mends what it was started with; an edit that comes before ends it by a signal.
    if (isEnding || (!hasStarted && code)) process.exit(code ?? 0)
    if (started === child && code) console.error('The development server ended; the next edit starts it again.')
  })
  return started
}

function restart(): void {
  const ended = child
  const begin = () => {
    child = start()
  }
  if (hasEnded(ended)) begin()
  else ended.once('exit', begin).kill('SIGKILL')
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** When the last of the files was written, in ms since 1970; those that the start itself writes do not count. */
function newestEdit(): number {
  const files = loadedOnce.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:gen|test)\.tsx?$/.test(file))
  return Math.max(...sources.map((file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0))
}
