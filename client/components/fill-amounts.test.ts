import { describe, expect, it } from 'vitest'
import { fillAmounts } from './fill-amounts.ts'

const dutch = { language: 'nl-NL', currency: 'EUR' } as const

describe('a text with amounts', () => {
  it('has stakes and bonuses in the edition’s currency, and events in dollars', () => {
    const amounts = [
      { value: 10, kind: 'stake' as const },
      { value: 250, kind: 'bonus' as const },
      { value: 30_000, kind: 'event' as const },
    ]
    expect(fillAmounts({ text: '{2}, {0} of {1}', amounts }, dutch)).toBe('$\u00a030.000, €\u00a010 of €\u00a0250')
  })

  it('refuses a place that has no amount', () => {
    expect(() => fillAmounts({ text: 'tot {0}' }, dutch)).toThrow('No amount for {0} in: tot {0}')
  })
})
