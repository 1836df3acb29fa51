import { join } from 'node:path'
import { loadVisitors } from '#server/visitor/region-rules.ts'
import { readSupportCode } from '#shared/visitor/support-code.ts'
import { startCommand } from './command.ts'

const code = startCommand({ allowPositionals: true }).positionals.join(' ')
const found = readSupportCode(code)
if (!found)
  throw new Error(`${JSON.stringify(code)}: expected a code of "Why am I seeing this?", such as GLOBAL-CAON-D-20261120`)
const visitors = await loadVisitors(join(import.meta.dirname, '../data'), () => ({ country: null, region: null }))
console.log(JSON.stringify({ ...found, rule: visitors.ruleOf(found.editionId, found.ruleKey) }, null, 2))
