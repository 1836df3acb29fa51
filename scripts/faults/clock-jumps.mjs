/** Loaded into an instance before its own code: the time of day jumps an hour forth and back every two seconds. */
const HOUR_MS = 3_600_000
const realNow = Date.now
const startedAt = performance.now()
const now = () => realNow() + ([0, HOUR_MS, -HOUR_MS][Math.floor((performance.now() - startedAt) / 2_000) % 3] ?? 0)

globalThis.Date = new Proxy(Date, {
  construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
