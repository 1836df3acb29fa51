import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import type { ProxyMode } from './fault-proxy.ts'

const backEnd = (name: string, mode: ProxyMode): Fault => ({
  name: `back end: ${name}`,
  async inflict({ proxy, seconds }) {
    proxy.become(mode)
    await delay(seconds * 1000)
    proxy.become('pass')
  },
})

export const backEndFaults: readonly Fault[] = [
  backEnd('refused', 'refuse'),
  backEnd('black hole', 'black-hole'),
  backEnd('5 s late', 'late'),
  backEnd('drip', 'drip'),
  backEnd('truncated', 'truncate'),
  backEnd('garbage', 'garbage'),
  backEnd('gzip bomb', 'gzip-bomb'),
  backEnd('500, 503, 429', 'statuses'),
  backEnd('redirect to a private address', 'redirect'),
  {
    name: 'back end: flapping every second',
    async inflict({ proxy, seconds }) {
      for (let second = 0; second < seconds; second += 1) {
        proxy.become(second % 2 ? 'pass' : 'refuse')
        await delay(1_000)
      }
      proxy.become('pass')
    },
  },
]
