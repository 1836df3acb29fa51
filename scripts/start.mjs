import { becomeNode, buildSite, installPackages } from './setup.mjs'

await installPackages()
await buildSite()
await becomeNode('server/main.ts', process.argv.slice(2))
