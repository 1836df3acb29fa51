import { access, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkFolder } from '#server/law/check-folder.ts'
import { loadKey, readPrivateKey } from '#server/site/content/bundle.ts'
import { readBuildTime } from './build-time.ts'
import { startCommand } from './command.ts'
import { packFolder } from './content/pack-folder.ts'
import { buildSite, root } from './setup.mjs'

// React's production build is what visitors get; it is imported with the site.
process.env.NODE_ENV = 'production'

/** Between two words of how far it is, in ms. */
const TELL_MS = 5_000

const { values } = startCommand({
  options: {
    author: { type: 'string' },
    data: { type: 'string' },
    parent: { type: 'string' },
    key: { type: 'string' },
    out: { type: 'string' },
  },
})
const { author, key } = values
if (!author) throw new Error('--author: expected who answers for this content, "Name <name@house.example>"')
// Before the minutes of the check.
const privateKey = key ? await loadKey(key, { as: `--key ${key}`, read: readPrivateKey }) : null
if (values.out) await access(path.dirname(values.out))
await buildSite()
let visited = 0
const onVisit = () => {
  visited += 1
  process.send?.({ visited })
}
// Who started it shows how far it is; in a terminal it does so itself.
const telling = setInterval(() => {
  if (!process.send) console.error(`Holding the content to the law: ${visited} addresses read ...`)
}, TELL_MS)
const { manifest, bytes, files, warnings } = await packFolder({
  folder: path.resolve(values.data ?? path.join(root, 'data')),
  author,
  parentFile: values.parent ?? null,
  privateKey,
  now: readBuildTime(process.env),
  check: (folder, options) => checkFolder(folder, { ...options, onVisit }),
})
clearInterval(telling)
const out = values.out ?? `content-${manifest.id}.tar.gz`
await writeFile(out, bytes)
const { pages, answers, rules } = manifest.result
for (const warning of warnings) console.log(`warn ${warning}`)
console.log(
  `${out}: ${files.size} files, ${bytes.length} bytes, ${privateKey ? 'signed' : 'not signed'}; ${pages} pages and ${answers} other answers keep ${rules} rules, ${warnings.length} warnings`,
)
// A channel to who started it would keep it.
process.disconnect?.()
