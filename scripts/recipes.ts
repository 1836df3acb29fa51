import { get } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { recipes } from './recipes/recipes.ts'
import { copySources } from './recipes/source-copy.ts'

// Follows every recipe in one copy of the project, builds it, starts it, and asks for what was added.
const { values } = parseArgs({ options: { types: { type: 'boolean', default: false } } })
const copy = await copySources()
try {
  const files: string[][] = []
  for (const recipe of recipes) {
    await recipe.add(copy)
    files.push(copy.takeTouched())
  }
  await copy.run('scripts/page-dates.ts')
  if (values.types) await copy.run('scripts/check.ts', 'types')
  await copy.run('scripts/build.ts')
  const { startSiteProcess } = (await import(
    path.join(copy.folder, 'scripts/site-process.ts')
  )) as typeof import('./site-process.ts')
  const lines: string[] = []
  const site = await startSiteProcess({ onLine: (line) => lines.push(line) }).catch((error: unknown) => {
    throw new Error(lines.join('\n'), { cause: error })
  })
  for (const [at, { name, host, path: address, shows, most }] of recipes.entries()) {
    const { length } = files[at] ?? []
    const body = await ask(site.port, host, address)
    const faults = [
      ...(body.includes(shows) ? [] : [`http://${host}${address} does not say “${shows}”`]),
      ...(length > most ? [`expected at most ${most} files`] : []),
    ]
    if (faults.length > 0) process.exitCode = 1
    console.log([`${faults.length > 0 ? 'FAIL' : 'ok  '} ${name}: ${length} files`, ...faults].join('\n     '))
    for (const file of files[at] ?? []) console.log(`       ${file}`)
  }
  await site.stop()
} finally {
  await copy.remove()
}

function ask(port: number, host: string, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, path: address, headers: { host } }, (response) => resolve(text(response))).once('error', reject)
  })
}
