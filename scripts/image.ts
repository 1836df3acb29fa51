import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { isBuildCurrent } from './build-inputs.mjs'
import { startCommand } from './command.ts'

startCommand()

const MAX_MB = 180
const PORT = 13_999
const tag = 'kaartkamer-site'
const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, '.cache/image')
const [base, context, mounted] = ['base', 'context', 'root'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
]

// Builds the Dockerfile's image without an engine, starts it as a cluster does (root file system read-only, uid 1000) and asks
// it for pages. Needs Debian's debootstrap and buildah, and root.
if (!isBuildCurrent(root)) throw new Error('dist/ is not the build of the present sources: run `npm run build`')
mkdirSync(folder, { recursive: true })
if (!existsSync(path.join(base, 'usr/bin/ldd'))) run('debootstrap', '--variant=minbase', 'bookworm', base)
rmSync(context, { recursive: true, force: true })
run(process.execPath, path.join(root, 'scripts/image-root.ts'), context, base)

const digest = buildImage()
const megabytes = Number(run('du', '--summarize', '--bytes', '--apparent-size', mounted).split('\t')[0]) / 1e6
console.log(
  `${tag}@${digest}: ${megabytes.toFixed(0)} MB (${MAX_MB} at most), ${path.relative(root, folder)}/${tag}.tar`,
)
if (megabytes > MAX_MB) process.exitCode = 1
await tryImage()
buildah('rm', '--all')

/** The last stage of the Dockerfile, word for word, with the folder that the first one makes in place of that stage. */
function buildImage(): string {
  const stages = readFileSync(path.join(root, 'Dockerfile'), 'utf8').split(/^(?=FROM )/m)
  const file = path.join(folder, 'Dockerfile')
  writeFileSync(file, stages.at(-1)!.replace('COPY --from=build /image/ /', 'COPY . /'))
  const { id, timestamp } = JSON.parse(readFileSync(path.join(root, 'dist/build.json'), 'utf8')) as {
    id: string
    timestamp: number
  }
  // Docker's format, because OCI's has no health check. One time for every file: the same build has the same digest.
  const time = ['--timestamp', String(Math.floor(timestamp / 1000))]
  const format = ['--format', 'docker', '--isolation', 'chroot', '--build-arg', `REVISION=${id}`]
  buildah('build', ...format, ...time, '--tag', tag, '--file', file, context)
  rmSync(path.join(folder, `${tag}.tar`), { force: true })
  const digestFile = path.join(folder, 'digest')
  buildah('push', '--digestfile', digestFile, tag, `docker-archive:${path.join(folder, `${tag}.tar`)}:${tag}`)
  const container = buildah('from', '--pull-never', tag).trim()
  rmSync(mounted, { recursive: true, force: true })
  run('cp', '--archive', buildah('mount', container).trim(), mounted)
  return readFileSync(digestFile, 'utf8').trim()
}

async function tryImage(): Promise<void> {
  const { Env, Cmd, User, Healthcheck } = readConfig()
  console.log(`uid ${User}: ${await output(enter('node', '-p', 'process.getuid() + " " + process.cwd()'))}`)
  const write = "try { fs.writeFileSync('/site/x', '') } catch ({ code }) { console.log(code) }"
  const refused = await output(enter('node', '-e', write))
  if (refused !== 'EROFS')
    throw new Error(`expected a root file system that nobody can write, and got ${refused || 'a file'}`)
  console.log(await output(enter('node', 'scripts/publish-assets.ts', '/builds')))
  const startedAt = performance.now()
  const child = spawn(...enter(...Cmd))
  try {
    let last = ''
    for await (const line of createInterface({ input: child.stdout! })) {
      last = line
      if (line.includes('"msg":"Ready"')) break
    }
    if (!last.includes('"msg":"Ready"')) throw new Error(`The site did not start: ${last}`)
    const readyMs = performance.now() - startedAt
    const home = await ask('/', 'nl')
    console.log(`ready in ${readyMs.toFixed(0)} ms, first page after ${(performance.now() - startedAt).toFixed(0)} ms`)
    await ask(/src="(\/assets\/[^"]+\.js)"/.exec(home)![1]!, 'nl')
    for (const edition of ['global', 'ca']) await ask('/terms-conditions/', edition)
    const [, ...health] = Healthcheck.Test
    // In the image's own network, which here is this machine's.
    await output(enter(...health.map((word) => word.replace('3000', String(PORT)))))
    console.log('home, its script, the terms of two editions and the health check: as they should be')
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  if (child.exitCode !== 0) throw new Error(`SIGTERM ended with ${child.exitCode ?? child.signalCode}`)

  function enter(...command: string[]): [string, string[], SpawnOptions] {
    // A mount of its own for this process alone: read-only, with a volume where the image expects one.
    const mounts = `mount --bind ${mounted} ${mounted} && mount -o remount,bind,ro ${mounted} && mount -t tmpfs -o uid=1000,gid=1000 builds ${mounted}/builds`
    const inside = [
      '/usr/bin/unshare',
      `--root=${mounted}`,
      '--wd=/site',
      '--setgid=1000',
      '--setuid=1000',
      '--',
      ...command,
    ]
    const env = Object.fromEntries(Env.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]))
    const script = `${mounts} && exec setpriv --clear-groups --no-new-privs "$@"`
    return [
      'unshare',
      [
        '--mount',
        'sh',
        '-c',
        script,
        'sh',
        'env',
        '-i',
        // The data has sample addresses.
        ...Object.entries({ ...env, DEMO: '1', HOST: '127.0.0.1', PORT, OPS_PORT: 'off' }).map((pair) =>
          pair.join('='),
        ),
        ...inside,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    ]
  }
}

function readConfig() {
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', tag)) as {
    Docker: { config: { Env: string[]; Cmd: string[]; User: string; Healthcheck: { Test: string[] } } }
  }
  return Docker.config
}

async function ask(asked: string, edition: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${asked}`)
  if (answer.status !== 200) throw new Error(`${asked} of ${edition}: expected 200, got ${answer.status}`)
  return answer.text()
}

async function output([command, args, options]: [string, string[], SpawnOptions]): Promise<string> {
  const child = spawn(command, args, options)
  let written = ''
  child.stdout!.on('data', (part: Buffer) => {
    written += part.toString()
  })
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`${args.slice(-3).join(' ')} ended with ${code}`)
  return written.trim()
}

function buildah(...args: string[]): string {
  const store = ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run'), '--storage-driver', 'vfs']
  return run('buildah', ...store, ...args)
}

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 })
}
