import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBundle, packBundle } from '#server/site/content/bundle.ts'
import { contentDigestOf, readContentFiles, shortId } from '#server/site/content/content-id.ts'
import { hashRules } from './build-inputs.mjs'
import { readBuildTime } from './build-time.ts'
import { checkContent } from './content/check-content.ts'
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
const own = path.join(root, 'data')
const folder = path.resolve(values.data ?? own)
if (!values.author) fail('--author: expected who answers for this content, "Name <name@house.example>"')
await buildSite()
const built = await readContentFiles(own)
const files = await readContentFiles(folder)
// What another folder was copied from is, unless somebody knows better, what the build was made with.
const parent = values.parent
  ? (await openBundle(await readFile(values.parent), null)).files
  : folder === own
    ? null
    : built
const now = readBuildTime(process.env)
const checked = await checkContent({ folder, files, parent, built, now })
if ('faults' in checked) fail(checked.faults.join('\n'))
if (contentDigestOf(await readContentFiles(folder)) !== contentDigestOf(files)) {
  fail(`${folder} was changed while it was checked: what would be packed is not what was read`)
}
const about = {
  parent: parent && shortId(contentDigestOf(parent)),
  author: values.author,
  rules: hashRules(root),
  checkedOn: new Date(now).toISOString().slice(0, 10),
  result: checked.result,
}
const privateKey = values.key ? await readFile(values.key, 'utf8') : null
const { manifest, bytes } = await packBundle({ files, about, privateKey })
const out = values.out ?? `content-${manifest.id}.tar.gz`
await writeFile(out, bytes)
const { pages, answers, rules, warnings } = manifest.result
console.log(
  `${out}: ${files.size} files, ${bytes.length} bytes, ${privateKey ? 'signed' : 'not signed'}; ${pages} pages and ${answers} other answers keep ${rules} rules, ${warnings} warnings`,
)

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
