import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** Whom the image runs as; the number is what Kubernetes is told. */
const USER = 1000
/** What the process reads, and what publishes the assets of a release. */
const siteFiles = [
  'dist',
  'data',
  'package.json',
  'NOTICE.md',
  'scripts/publish-assets.ts',
  // Read when a site without configuration brings its stand-ins.
  ...['chat-vendor.js', 'chat-window.html', 'tag.js'].map((name) => `server/sandbox/${name}`),
]

// Node's own modules only: it runs in the builder, and before that on a machine without one.
const [, , target, base = '/'] = process.argv
if (!target) {
  console.error('Expected the folder of the image: node scripts/image-root.ts FOLDER [DEBIAN]')
  process.exit(1)
}
const root = path.resolve(import.meta.dirname, '..')
const image = (file: string) => {
  const place = path.join(target, file)
  mkdirSync(path.dirname(place), { recursive: true })
  return place
}
/** Runs a program of the base, which is another Debian than the one that runs this where it is not the root. */
const run = (...command: string[]) => {
  const [name = '', ...args] = base === '/' ? command : ['chroot', base, ...command]
  return execFileSync(name, args, { encoding: 'utf8' })
}

copyNode()
// The browser's maps are for a debugger elsewhere, and nobody is served them.
const isWanted = (file: string) => path.relative(root, file) !== path.join('dist', 'maps')
for (const file of siteFiles)
  cpSync(path.join(root, file), image(`site/${file}`), { recursive: true, filter: isWanted })
writeFileSync(image('etc/passwd'), `root:x:0:0:root:/:/sbin/nologin\nnode:x:${USER}:${USER}::/site:/sbin/nologin\n`)
writeFileSync(image('etc/group'), `root:x:0:\nnode:x:${USER}:\n`)
mkdirSync(image('tmp'))
chmodSync(image('tmp'), 0o1777)
// A volume is made with the owner of the folder that it hides.
mkdirSync(image('builds'))
chownSync(image('builds'), USER, USER)

/** Node, the libraries that it is linked with, and of their packages what a scanner reads and a licence demands. */
function copyNode(): void {
  writeFileSync(image('usr/local/bin/node'), withoutSymbols(readFileSync(process.execPath)), { mode: 0o755 })
  const place = path.join(base, 'tmp/node')
  if (base !== '/') copyFileSync(process.execPath, place)
  const linked = run('ldd', base === '/' ? process.execPath : '/tmp/node')
  const packages = new Set<string>()
  for (const [, library = ''] of linked.matchAll(/(\/\S+) \(0x/g)) {
    const real = run('realpath', library).trim()
    copyFileSync(realpathSync(path.join(base, real)), image(library))
    // By name: what lies in /usr may be listed without it.
    packages.add(run('dpkg', '--search', `*/${path.basename(library)}`).split(':')[0]!)
  }
  for (const name of packages) {
    writeFileSync(image(`var/lib/dpkg/status.d/${name}`), run('dpkg-query', '--status', name))
    copyFileSync(path.join(base, `usr/share/doc/${name}/copyright`), image(`usr/share/doc/${name}/copyright`))
  }
}

/**
 * A program of 64 bits without what only a debugger reads: names of its functions and lines of its sources, a seventh of Node.
 * The loader reads segments, which come first; sections, and the table of them, describe the rest.
 */
function withoutSymbols(program: Buffer): Buffer {
  const segments = Array.from({ length: program.readUInt16LE(56) }, (_, index) => {
    const at = Number(program.readBigUInt64LE(32)) + index * program.readUInt16LE(54)
    return Number(program.readBigUInt64LE(at + 8) + program.readBigUInt64LE(at + 32))
  })
  const loaded = Buffer.from(program.subarray(0, Math.max(...segments)))
  // Where the table of sections is, how many there are, and which has their names.
  loaded.writeBigUInt64LE(0n, 40)
  loaded.writeUInt32LE(0, 60)
  return loaded
}
