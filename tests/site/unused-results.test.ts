import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A `try` whose first statement is a call that nobody uses the result of, before something is returned. */
const BARE_CALL =
  /try \{\n(?:\s*\/\/[^\n]*\n)*\s+(?:new )?(?:decodeURI|encodeURI|Intl\.|URL|RegExp|BigInt|Date|JSON\.)[\w.]*\([^\n]*\)\n\s+return/

it('asks no built-in function whether it throws without using what it returns: the bundler leaves such a call out', () => {
  const files = globSync('{client,server,shared}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter((file) => BARE_CALL.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(BARE_CALL.test('try {\n    decodeURIComponent(text)\n    return true\n  } catch {')).toBe(true)
})

/** The header is dropped without a word, and the default edition answers. */
const HOST_BY_FETCH = /fetch\([^\n]*headers: \{[^}\n]*\bhost\b/

it('names a host by no fetch, which does not send it', () => {
  const files = globSync('{scripts,tests}/**/*.ts').filter((file) => !file.endsWith('unused-results.test.ts'))
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter((file) => HOST_BY_FETCH.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(HOST_BY_FETCH.test("fetch(url, { headers: { host: 'nl.localhost' } })")).toBe(true)
})
