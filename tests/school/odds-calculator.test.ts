import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SERVER_LIMITS } from '#shared/poker/odds-run.ts'
import { trainingRound } from '#shared/school/pot-odds-training.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

async function open(path: string, query: Record<string, string>) {
  const { text } = await request(site.server)
    .get(path)
    .query(query)
    .set('host', 'global.localhost')
    .set('user-agent', 'Googlebot/2.1')
    .expect(200)
  return parseHTML(text).document
}
const calculate = (query: Record<string, string>) => open('/poker-school/odds/calculator/', query)
const textOf = (document: Document, selector: string) => document.querySelector(selector)?.textContent ?? ''
const cellsOf = (document: Document) =>
  [...document.querySelectorAll('#calculator-result tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

describe('the calculator without a script', () => {
  it('tells exact odds where that is little work', async () => {
    const document = await calculate({ hand1: 'Kc Kd', hand2: 'Ah Qh', board: '9h 4h 2s' })
    expect(textOf(document, '#calculator-result')).toContain('counted over all 990 ways')
    const [kings, hearts] = cellsOf(document)
    expect(kings?.[0]).toBe('Hand 1: king of clubs, king of diamonds')
    // 990 ends of the board, counted by hand's evaluator in `shared/poker/odds.test.ts`.
    expect(Number.parseFloat(kings?.[1] ?? '') + Number.parseFloat(hearts?.[1] ?? '')).toBeCloseTo(100, 1)
    expect(document.getElementById('calculator-hand1')?.getAttribute('value')).toBe('Kc Kd')
  })

  it.each([
    ['two hands before the flop', { hand1: 'As Ah', hand2: 'Ks Kh' }, 2, 1],
    [
      'six of Omaha',
      { game: 'omaha', hand1: 'As Ah 2c 3c', hand2: '?', hand3: '?', hand4: '?', hand5: '?', hand6: '?' },
      360,
      5,
    ],
  ])(
    'simulates %s, and never evaluates more than it may, and prints no digit that it does not know',
    async (_, query, perDeal, step) => {
      const document = await calculate(query as Record<string, string>)
      const text = textOf(document, '#calculator-result')
      const deals = Number(/([\d,]+) random deals/.exec(text)?.[1]?.replaceAll(',', ''))
      expect(deals).toBe(Math.min(SERVER_LIMITS.mostDeals, Math.floor(SERVER_LIMITS.mostEvaluations / perDeal)))
      expect(text).toMatch(/Standard error at most \d\.\d\d percentage points/)
      for (const [, equity, win, tie, error] of cellsOf(document)) {
        const shown = [equity, win, tie].map((cell) => Number(cell?.replace('%', '')))
        expect(shown.map((points) => points % step)).toEqual([0, 0, 0])
        expect(2 * Number(error?.replace('± ', ''))).toBeLessThanOrEqual(step)
      }
    },
  )

  it('begins with an example that is counted, and has nothing to say of a table that was cleared', async () => {
    const example = await calculate({})
    const [first, second] = cellsOf(example)
    expect(first?.[0]).toBe('Hand 1: ace of hearts, king of hearts')
    expect(Number.parseFloat(first?.[1] ?? '') + Number.parseFloat(second?.[1] ?? '')).toBeCloseTo(100, 1)
    const cleared = await calculate({ game: 'omaha' })
    expect(cellsOf(cleared)).toEqual([])
    expect(cleared.querySelector('[aria-invalid]')).toBeNull()
    expect(textOf(cleared, '#calculator-result')).toContain('You’ll see the odds here')
  })

  it('says what is wrong beside the field', async () => {
    const document = await calculate({ hand1: 'As Ah', hand2: 'As Kh', board: 'no' })
    const field = document.getElementById('calculator-hand2')
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    expect(textOf(document, `#${field?.getAttribute('aria-describedby')?.split(' ').at(-1)}`)).toContain(
      'somewhere already',
    )
    expect(textOf(document, '#calculator')).toContain('cannot read this as cards')
    expect(cellsOf(document)).toEqual([])
  })

  it('shows entries as text, however they are written', async () => {
    const document = await calculate({ hand1: '"><img src=x>', hand2: 'A'.repeat(5000) })
    expect(document.querySelector('img[src="x"]')).toBeNull()
    expect(document.getElementById('calculator-hand2')?.getAttribute('value')).toHaveLength(48)
  })
})

describe('the trainer without a script', () => {
  const spot = trainingRound(7)
  it('answers each question with its sum', async () => {
    const document = await open('/poker-school/odds/trainer/', {
      ...{ round: '7', outs: String(spot.outs.length), needed: '99', choice: spot.isCall ? 'call' : 'fold' },
    })
    const answers = [...document.querySelectorAll('#trainer-answers li')].map(({ textContent }) => textContent ?? '')
    expect(answers.map((text) => text.slice(0, 3))).toEqual(['Rig', 'No.', 'Rig'])
    expect(answers.join(' ')).toContain(`${spot.outs.length} in 44`)
    expect(answers.join(' ')).not.toMatch(/\{\w+\}/)
    expect(document.querySelector('#trainer-answers > a')?.getAttribute('href')).toBe(
      '/poker-school/odds/trainer/?round=8#trainer-round',
    )
  })

  it.each(['', '0', '-3', 'NaN', '1e9', '99999999'])('has a round for %j', async (round) => {
    const document = await open('/poker-school/odds/trainer/', { round })
    expect(document.querySelectorAll('#trainer-round img')).toHaveLength(8)
    expect(document.querySelectorAll('#trainer-answers li')).toHaveLength(0)
  })
})
