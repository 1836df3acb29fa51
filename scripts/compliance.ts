import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkFolder } from '#server/law/check-folder.ts'
import { hasFailed, refuseWarnings, reportJson, reportJunit, reportText } from '#server/law/report-text.ts'
import { startCommand } from './command.ts'
import { buildSite } from './setup.mjs'

// React's production build is what visitors get; it is imported with the site.
process.env.NODE_ENV = 'production'

const { values } = startCommand({
  options: {
    json: { type: 'boolean' },
    junit: { type: 'string' },
    data: { type: 'string' },
    production: { type: 'boolean' },
  },
})
await buildSite()
const checked = await checkFolder(values.data ?? join(import.meta.dirname, '../data'))
const report = values.production ? refuseWarnings(checked) : checked
if (values.junit) await writeFile(values.junit, reportJunit(report))
console.log(values.json ? reportJson(report) : reportText(report))
process.exitCode = hasFailed(report) ? 1 : 0
