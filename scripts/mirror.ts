import { parseConfig } from '#server/config.ts'
import { startCommand } from './command.ts'
import { buildSite } from './setup.mjs'

const [folder] = startCommand({ allowPositionals: true }).positionals
if (!folder) throw new Error('Expected the folder that is uploaded: npm run mirror -- FOLDER')
const { OPS_PORT: _, ...env } = process.env
// React's production build is what visitors get; it is imported with the site.
process.env.NODE_ENV = 'production'
await buildSite()
const { writeMirror } = await import('./mirror/write-mirror.ts')
for (const { host, pages, refused, files } of await writeMirror({
  folder,
  config: parseConfig({ ...env, NODE_ENV: '' }),
}))
  console.log(`${host}: ${pages} pages, ${files} files; ${refused} pages are refused to the strictest class`)
