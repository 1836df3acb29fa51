import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('nothing that the browser fetches is waited for without end', () => {
  const files = globSync('client/**/*.{ts,tsx}', { exclude: ['client/**/*.test.*'] })
  const fetching = files.filter((file) =>
    /(?<![\w.])(?:(?:window|globalThis|self)\.)?fetch\(/.test(readFileSync(file, 'utf8')),
  )
  // A vote ends its own press.
  expect(fetching.toSorted()).toEqual(['client/help/runtime/send-vote.ts', 'client/runtime/fetch-in-time.ts'])
})
