import { becomeNode, installPackages } from './setup.mjs'

await installPackages()
await becomeNode('scripts/dev.ts', process.argv.slice(2))
