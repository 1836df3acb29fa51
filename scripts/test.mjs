import { buildSite, installPackages, runNode } from './setup.mjs'

await installPackages()
await buildSite()
await runNode('scripts/check.ts', [])
await runNode('node_modules/vitest/vitest.mjs', ['run', ...process.argv.slice(2)])
