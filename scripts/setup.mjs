import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isBuildCurrent } from './build-inputs.mjs'
import { describeInstallDifference, libcName } from './installed-packages.mjs'

// Plain JavaScript for Node 20: this runs under whatever Node the machine has, before anything is installed.

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Major version that the scripts of this folder are written for; everything else runs on the Node that is installed. */
const OLDEST_NODE = 20

/** What react-router and type stripping need where no pinned runtime is published. */
const oldestSystemNode = { major: 22, minor: 22 }

/** Runs `npm ci` when node_modules is not what package-lock.json says. Ends the process when that fails, or when Node is too old for it. */
export async function installPackages() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    console.error(`Node ${OLDEST_NODE} or newer is needed to set the site up; this is ${process.version}.`)
    process.exit(1)
  }
  const difference = describeInstallDifference(root)
  if (difference === null) return
  const npm = npmCommand()
  // A NODE_ENV or an omit setting of the machine must not leave out what building and testing need.
  const args = [...npm.args, 'ci', '--include=dev', '--include=optional']
  await runStep({ note: `Installing packages (${difference}) ...`, command: npm.command, args })
}

/** Builds the site when dist/ is not the build of the present sources. Ends the process when that fails. */
export async function buildSite() {
  if (isBuildCurrent(root)) return
  const args = [path.join(root, 'scripts/build.ts')]
  await runStep({ note: 'Building the site ...', command: pinnedNode(), args, tells: true })
}

/**
 * Path of the Node that runs the site: the pinned one from its platform package, else the present one if it is new enough.
 * Ends the process with one line when there is neither.
 *
 * @returns {string}
 */
export function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const pinned = path.join(root, 'node_modules', `node-${platform}-${process.arch}`, file)
  if (existsSync(pinned) && libcName() !== 'musl') return pinned
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const oldest = oldestSystemNode
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return process.execPath
  console.error(
    `Node ${oldest.major}.${oldest.minor} or newer is needed on ${process.platform}-${process.arch}; this is ${process.version}.`,
  )
  process.exit(1)
}

/**
 * Carries on as the given file on the pinned Node: in this very process when it runs on that Node already, as it does once
 * npm has installed it, else as a child whose end becomes the end of this process.
 *
 * @param {string} file relative to the project
 * @param {string[]} args
 */
export async function becomeNode(file, args) {
  if (pinnedNode() !== process.execPath) {
    await runNode(file, args)
    return
  }
  process.chdir(root)
  process.argv.splice(1, Infinity, path.join(root, file), ...args)
  await import(pathToFileURL(path.join(root, file)).href)
}

/**
 * Runs a file with the pinned Node in this terminal, and ends this process only when that fails.
 *
 * @param {string} file relative to the project
 * @param {string[]} args
 */
export async function runNode(file, args) {
  const end = await finished(spawn(pinnedNode(), [path.join(root, file), ...args], { cwd: root, stdio: 'inherit' }))
  if (end.code !== 0) endLike(end)
}

/**
 * Silent while it works, but for what it does and how far it is, every other second; shows its output when it fails.
 *
 * @param {{note: string, command: string, args: string[], tells?: boolean}} step `tells`: the command sends how far it is
 */
async function runStep({ note, command, args, tells = false }) {
  let news = note
  const timer = setInterval(() => {
    if (news !== '') console.error(news)
    news = ''
  }, 2000)
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'pipe', 'pipe', tells ? 'ipc' : 'ignore']
  const child = spawn(command, args, { cwd: root, stdio })
  child.on('message', (/** @type {string} */ progress) => {
    news = `${note} ${progress}`
  })
  /** @type {Buffer[]} */
  const output = []
  child.stdout?.on('data', (chunk) => output.push(chunk))
  child.stderr?.on('data', (chunk) => output.push(chunk))
  const end = await finished(child)
  clearInterval(timer)
  if (end.code === 0) return
  process.stderr.write(Buffer.concat(output))
  endLike(end)
}

/**
 * Waits for a child and hands it the signals that reach this process. In a terminal Ctrl-C reaches every process of the
 * group by itself: the child must not get it twice, since a second one means "now".
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{code: number | null, signal: NodeJS.Signals | null}>}
 */
function finished(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  /** @type {Set<NodeJS.Signals>} */
  const forwarded = new Set()
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (forwarded.has(signal) || (signal === 'SIGINT' && process.stdin.isTTY)) return
    forwarded.add(signal)
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  return new Promise((resolve) => {
    const end = (/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) => {
      for (const name of signals) process.off(name, forward)
      resolve({ code, signal })
    }
    child.once('error', (error) => {
      console.error(error.message)
      end(1, null)
    })
    child.once('close', end)
  })
}

/**
 * @param {{code: number | null, signal: NodeJS.Signals | null}} end
 * @returns {never | void}
 */
function endLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal)
  else process.exit(code ?? 1)
}

/** The npm that started this script, with the Node it runs on; the one on the path when it was started without npm. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script && /npm-cli\.[cm]?js$/.test(script)) return { command: node ?? process.execPath, args: [script] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}
