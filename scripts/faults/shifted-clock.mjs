/** Loaded into an instance before its own code: the time of day is CLOCK_OFFSET_MS ahead, or behind when that is negative. */
const offset = Number(process.env.CLOCK_OFFSET_MS)
const realNow = Date.now
const now = () => realNow() + offset

globalThis.Date = new Proxy(Date, {
  construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
