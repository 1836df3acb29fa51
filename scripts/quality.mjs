import { buildSite, installPackages, runNode } from './setup.mjs'

await installPackages()
await buildSite()
const args = process.argv.slice(2)
await runNode(
  'scripts/quality.ts',
  args.filter((arg) => arg !== '--lighthouse'),
)
// Not always: it fetches a package that weighs more than all others, and its figures want a quiet machine.
if (args.includes('--lighthouse')) await runNode('scripts/bench-lighthouse.ts', ['--kinds', '--runs=1'])
