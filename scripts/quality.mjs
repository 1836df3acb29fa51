import { buildSite, installPackages, runNode } from './setup.mjs'

await installPackages()
await buildSite()
await runNode('scripts/quality.ts', process.argv.slice(2))
