import { becomeNode, buildSite, installPackages } from './setup.mjs'

await installPackages()
await buildSite()
await becomeNode('dist/server/main.js', process.argv.slice(2))
