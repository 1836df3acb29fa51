import { join } from 'node:path'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { resources } from '#server/site/features.ts'
import { loadMoveOrigins, parsePublicOrigins } from '#server/site/public-origins.ts'
import { loadNavigationLabels } from '#server/upstream/navigation-labels.ts'
import { routes } from '#shared/site/routes.ts'
import { readNumber, startCommand } from './command.ts'
import { verifyBackEnd } from './upstream/verify-back-end.ts'

const { values, positionals } = startCommand({
  allowPositionals: true,
  options: { timeout: { type: 'string', default: '1500' } },
})
const [url = ''] = positionals
const timeoutMs = readNumber('timeout', values.timeout, { from: 1, to: 600_000 })
if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
  throw new Error(`${JSON.stringify(url)}: expected the address of a back end, as in UPSTREAM_URL`)

const data = join(import.meta.dirname, '../data')
const { PUBLIC_ORIGINS } = process.env
const moveOrigins = await loadMoveOrigins(
  join(data, 'markets'),
  PUBLIC_ORIGINS ? parsePublicOrigins(PUBLIC_ORIGINS) : null,
)
const sites = await loadEditions(join(data, 'markets'), routes, moveOrigins)
const labels = await loadNavigationLabels(join(data, 'messages'))
const counts = { ok: 0, none: 0, failed: 0 }
for await (const { call, ms, result, remarks } of verifyBackEnd({ url, timeoutMs, sites, resources, labels })) {
  counts[result] += 1
  console.log(`${result.padEnd(6)} ${call} ${ms} ms`)
  for (const remark of remarks) console.log(`       ${remark}`)
}
console.log(`${counts.ok} answers as agreed, ${counts.none} without anything (404), ${counts.failed} failed`)
process.exitCode = counts.failed > 0 ? 1 : 0
