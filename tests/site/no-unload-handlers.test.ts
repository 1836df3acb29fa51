import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// `beforeunload` may be listened to: Firefox 153 and WebKitGTK 2.50 keep such a page all the same, and so does Chromium (decision 0003).
it('nothing in the browser listens to a page being unloaded, which would keep it out of the back/forward cache', () => {
  const sources = readdirSync('dist/client/assets').filter((file) => file.endsWith('.js'))
  expect(sources.length).toBeGreaterThan(20)
  const guilty = sources.filter((file) =>
    /["'`]unload["'`]|\bon(?:before)?unload\b/.test(readFileSync(`dist/client/assets/${file}`, 'utf8')),
  )
  expect(guilty).toEqual([])
})
