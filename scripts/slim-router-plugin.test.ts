import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { slimModule } from './slim-router-plugin.ts'

const folder = 'node_modules/react-router/dist/production/lib'
const slim = (file: string) => slimModule(readFileSync(`${folder}/${file}`, 'utf8'))

// A release that is written differently would weigh 5 kB more without a word.
it('finds in the installed React Router what it takes out', () => {
  expect(slim('dom/lib.js')).not.toContain('\nLink.displayName')
  expect(slim('dom/lib.js')).toContain('const Link = /* @__PURE__ */ React$1.forwardRef(')
  expect(slim('context.js')).not.toMatch(/= React\$1\.createContext/)
  expect(slim('router/router.js')).toContain('if (false)')
  expect(slim('router/router.js')).not.toContain('if (init.instrumentations)')
})
