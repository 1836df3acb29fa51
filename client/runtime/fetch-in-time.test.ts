import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('nothing that the browser fetches is waited for without end', () => {
  const calls = globSync('client/**/*.{ts,tsx}', { exclude: ['client/**/*.test.*'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w.])fetch\((?:[^()]|\([^()]*\))*\)/g)].map(([call]) => [file, call]),
  )
  expect(calls.length).toBeGreaterThan(3)
  expect(calls.filter(([, call]) => !/\bsignal\b/.test(call ?? ''))).toEqual([])
})
