import { join } from 'node:path'
import { loadVisitors } from '#server/visitor/region-rules.ts'
import { readSupportCode } from '#shared/visitor/support-code.ts'

const code = process.argv.slice(2).join(' ')
const found = readSupportCode(code)
if (found) {
  const visitors = await loadVisitors(join(import.meta.dirname, '../data'), () => ({ country: null, region: null }))
  console.log(JSON.stringify({ ...found, rule: visitors.ruleOf(found.editionId, found.ruleKey) }, null, 2))
} else {
  console.error(`${JSON.stringify(code)} is no code of "Why am I seeing this?", such as GLOBAL-CAON-D-20261120`)
  process.exitCode = 1
}
