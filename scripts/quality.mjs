import { buildSite, installPackages, runNode } from './setup.mjs'

// What `npm test` sees one page of each kind of, on every page of every edition and language.
process.env.QUALITY = 'all'
await installPackages()
await buildSite()
await runNode('node_modules/vitest/vitest.mjs', ['run', '--project', 'browser', 'tests/browser/pages.test.ts'])
