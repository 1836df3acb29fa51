import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkFolder } from '#server/law/check-folder.ts'
import { readBuildTime } from './build-time.ts'
import { packFolder } from './content/pack-folder.ts'
import { buildSite, root } from './setup.mjs'

// React's production build is what visitors get; it is imported with the site.
process.env.NODE_ENV = 'production'

const { values } = parseArgs({
  options: {
    author: { type: 'string' },
    data: { type: 'string' },
    parent: { type: 'string' },
    key: { type: 'string' },
    out: { type: 'string' },
  },
})
if (!values.author) fail('--author: expected who answers for this content, "Name <name@house.example>"')
await buildSite()
const privateKey = values.key ? await readFile(values.key, 'utf8') : null
let visited = 0
const { manifest, bytes, files } = await packFolder({
  folder: path.resolve(values.data ?? path.join(root, 'data')),
  author: values.author,
  parentFile: values.parent ?? null,
  privateKey,
  now: readBuildTime(process.env),
  // Who started it shows how far it is.
  check: (folder, options) =>
    checkFolder(folder, { ...options, onVisit: () => process.send?.({ visited: ++visited }) }),
}).catch((error: Error) => fail(error.message))
const out = values.out ?? `content-${manifest.id}.tar.gz`
await writeFile(out, bytes)
const { pages, answers, rules, warnings } = manifest.result
console.log(
  `${out}: ${files.size} files, ${bytes.length} bytes, ${privateKey ? 'signed' : 'not signed'}; ${pages} pages and ${answers} other answers keep ${rules} rules, ${warnings} warnings`,
)
// A channel to who started it would keep it.
process.disconnect?.()

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
