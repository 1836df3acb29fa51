import { readFileSync, watchFile } from 'node:fs'

/**
 * Loaded into an instance before its own code: the time of day is CLOCK_OFFSET_MS ahead, or behind when that is negative. With
 * CLOCK_OFFSET_FILE it is what stands there, and whoever writes it moves the clock.
 */
const { CLOCK_OFFSET_MS, CLOCK_OFFSET_FILE } = process.env
const POLL_MS = 100
const read = () => Number(CLOCK_OFFSET_FILE ? readFileSync(CLOCK_OFFSET_FILE, 'utf8') : CLOCK_OFFSET_MS)
let offset = read()
if (CLOCK_OFFSET_FILE) {
  watchFile(CLOCK_OFFSET_FILE, { interval: POLL_MS, persistent: false }, () => {
    offset = read()
  })
}
const realNow = Date.now
const now = () => realNow() + offset

globalThis.Date = new Proxy(Date, {
  construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
