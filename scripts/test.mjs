import { buildSite, installPackages, runNode } from './setup.mjs'

await installPackages()
await buildSite()
const [, , ...chosen] = process.argv
// Named tests run alone: `npm test -- tournaments`.
if (chosen.length === 0) await runNode('scripts/check.ts', [])
await runNode('node_modules/vitest/vitest.mjs', ['run', ...chosen])
