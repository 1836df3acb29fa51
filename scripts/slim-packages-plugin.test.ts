import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { slimModule, unusedFunctions, unusedParts } from './slim-packages-plugin.ts'

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')
const slim = (file: string) => slimModule(read(file), `/node_modules/${file}`)
const router = 'react-router/dist/production/lib'
const query = '@tanstack/query-core/build/modern'

// A release that is written differently would weigh 13 kB more without a word.
it('finds in the installed React Router what it takes out', () => {
  expect(slim(`${router}/dom/lib.js`)).not.toContain('\nLink.displayName')
  expect(slim(`${router}/dom/lib.js`)).toContain('const Link = /* @__PURE__ */ React$1.forwardRef(')
  expect(slim(`${router}/context.js`)).not.toMatch(/= React\$1\.createContext/)
})

it.each(unusedFunctions)('leaves %s out of the router', (name) => {
  const refused = new RegExp(`function ${name}\\(\\) \\{ throw new Error\\("Left out by [^"]+"\\) \\}`, 'g')
  expect(slim(`${router}/router/router.js`).match(refused)).toHaveLength(1)
})

it.each(unusedParts)('takes what %s finds out of the router', (part) => {
  const [found = ''] = part[Symbol.match](read(`${router}/router/router.js`)) ?? []
  expect(found).not.toBe('')
  expect(slim(`${router}/router/router.js`)).not.toContain(found)
})

it('leaves a module that can be read', () => {
  expect(() => parseAst(slim(`${router}/router/router.js`))).not.toThrow()
})

it('gives the installed React Query every export that it asks for in the place of what is left out', () => {
  for (const module of ['mutationCache', 'infiniteQueryBehavior']) {
    const exported = (code: string) =>
      [...code.matchAll(/export (?:class (\w+)|\{([^}]+)\})/g)]
        .flatMap(([, name, list]) => name ?? list?.split(',').map((entry) => entry.split(' as ').at(-1)?.trim()) ?? [])
        .toSorted()
    expect(exported(slim(`${query}/${module}.js`))).toEqual(exported(read(`${query}/${module}.js`)))
  }
})

it('leaves out no method of the mutations’ cache that the client calls by itself', () => {
  const called = [...read(`${query}/queryClient.js`).matchAll(/#mutationCache\.(\w+)\(/g)].map(([, name]) => name)
  // What only a caller who uses mutations asks for.
  const asked = new Set(called.filter((name) => name !== 'findAll'))
  for (const name of asked) expect(slim(`${query}/mutationCache.js`)).toContain(`${name}(`)
})
