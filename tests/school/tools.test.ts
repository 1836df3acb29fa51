import { parseHTML } from 'linkedom'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questionOf } from '#shared/school/daily-question.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

async function open(path: string, query: Record<string, string> = {}, host = 'nl.localhost') {
  const { text } = await request(site.app.server)
    .get(path)
    .query(query)
    .set('host', host)
    .set('user-agent', 'Googlebot/2.1')
    .expect(200)
  return parseHTML(text).document
}
const textOf = (document: Document, selector: string) =>
  (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ')
const rowsOf = (document: Document, caption: string) =>
  [...document.querySelectorAll(`section[aria-labelledby="${caption}"] tbody tr`)].map((row) =>
    [...row.children].map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ')),
  )
const centsOf = (written = '') => Number(written.replace(/[^\d]/g, ''))
/** What is said of a field that is marked as wrong. */
function wrongAt(document: Document, field: string): string {
  const control = document.getElementById(field)
  expect(control?.getAttribute('aria-invalid')).toBe('true')
  return textOf(document, `#${control?.getAttribute('aria-describedby')?.split(' ').at(-1)}`)
}

describe('a deal without a script', () => {
  const path = '/pokerschool/icm-calculator/'

  it('is divided to the cent, in three ways and in the currency of the edition', async () => {
    const asked = { stack1: '150.000', stack2: '98750', stack3: '45500', stack4: '13250' }
    const document = await open(path, { ...asked, prize1: '425', prize2: '280', prize3: '130', prize4: '75' })
    const rows = rowsOf(document, 'deal-ways')
    expect(rows.map(([, , icm]) => icm)).toEqual(['€ 323,20', '€ 278,12', '€ 195,79', '€ 112,89', '€ 910,00'])
    for (const column of [2, 3, 4]) {
      const cents = rows.map((row) => centsOf(row[column]))
      expect(cents.slice(0, 4).reduce((sum, one) => sum + one, 0)).toBe(cents[4])
    }
    expect(textOf(document, '#deal-result [role="status"]')).toContain('€ 910,00 voor 4 spelers')
    expect(document.getElementById('deal-stack1')?.getAttribute('value')).toBe('150.000')
  })

  it('says so where chips alone would give more than the first prize', async () => {
    const asked = { stack1: '8000', stack2: '1000', stack3: '1000', prize1: '50', prize2: '30', prize3: '20' }
    expect(textOf(await open(path, asked), '#deal-result')).toMatch(/krijgt Speler 1 € 52,00\. Dat is meer/)
    expect(textOf(await open(path, { ...asked, stack1: '4000' }), '#deal-result')).not.toContain('Dat is meer')
  })

  it('names what is wrong at its field, and divides nothing', async () => {
    const document = await open(path, { stack1: '10', stack2: '<b>', prize1: '5', prize2: '9' })
    expect(wrongAt(document, 'deal-stack2')).toContain('geen getal')
    expect(wrongAt(document, 'deal-prize2')).toContain('hoger dan die van de plaats erboven')
    expect(document.getElementById('deal-stack2')?.getAttribute('value')).toBe('<b>')
    expect(rowsOf(document, 'deal-ways')).toEqual([])
  })

  it('leads to an example that can be divided', async () => {
    const href = (await open(path)).querySelector('#deal-result a[rel="nofollow"]')?.getAttribute('href') ?? ''
    const document = await open(path, Object.fromEntries(new URLSearchParams(href.split(/[?#]/)[1])))
    expect(rowsOf(document, 'deal-ways').length).toBeGreaterThan(2)
  })
})

describe('an evening without a script', () => {
  const path = '/pokerschool/kosten-van-een-avond/'

  it('at cash tables is the sum of its hundred hands', async () => {
    const document = await open(path, { format: 'cash', stake: '0.5', players: '6', hours: '10', tables: '1' })
    const totals = rowsOf(document, 'evening-pots').map((row) => centsOf(row[3]))
    const perHundred = totals.reduce((sum, one) => sum + one, 0)
    // 700 hands, a sixth of the rake.
    const cost = Math.round((perHundred / 6) * 7)
    expect(centsOf(/kost je gemiddeld (€ [\d.,]+)/.exec(textOf(document, '#evening-result'))?.[1])).toBe(cost)
    expect(textOf(document, '#evening-result')).toMatch(/Huisregels, artikel \d+\.\d+/)
  })

  it.each([
    ['tournament', { buyin: '10', count: '5' }, '€ 4,50', '€ 50'],
    ['spin', { buyin: '5', count: '20' }, '€ 7', '€ 100'],
  ])('of %s is what the room keeps, and names all that can be lost', async (format, asked, cost, worst) => {
    const text = textOf(await open(path, { format, ...asked }), '#evening-result')
    expect(text).toContain(`${cost} aan toernooikosten`)
    expect(text).toContain(`kunt verliezen${worst}`)
  })

  it('names what is wrong, in dollars as well', async () => {
    const document = await open(
      '/poker-school/cost-of-an-evening/',
      { format: 'spin', buyin: '500' },
      'global.localhost',
    )
    expect(wrongAt(document, 'evening-buyin')).toContain('no such buy-in')
    expect(
      textOf(await open('/poker-school/cost-of-an-evening/', {}, 'global.localhost'), '#evening-result'),
    ).toContain('$')
  })
})

describe('variance without a script', () => {
  const path = '/pokerschool/variantie/'

  it('begins with an average player, whose mean is exactly the fees', async () => {
    const document = await open(path)
    const mean = rowsOf(document, 'variance-table').find(([what]) => what?.startsWith('Gemiddelde'))
    // 200 buy-ins of 10, nine hundredths of each.
    expect(mean?.[1]).toBe('€ −180')
    expect(textOf(document, '#variance-result')).toContain('geen bankroll groot genoeg')
  })

  it('plays less often where that is much work, says so, and draws what it played', async () => {
    const document = await open(path, { buyin: '10', entrants: '10', count: '5000', roi: '-20' })
    const text = textOf(document, '#variance-result')
    expect(Number(/([\d.]+) keer nagespeeld/.exec(text)?.[1]?.replace('.', ''))).toBeLessThan(1000)
    expect(text).toContain('De server speelt')
    const svg = document.querySelector('#variance-result svg[role="img"]')
    expect(svg?.querySelectorAll('rect').length).toBeGreaterThan(5)
    expect(svg?.getAttribute('aria-label')).toContain('op verlies')
    expect(text).toContain('meer dan')
  })

  it('names what is wrong', async () => {
    const document = await open(path, { buyin: '10', entrants: '2', count: '10', roi: '95' })
    expect(wrongAt(document, 'variance-roi')).toContain('klein veld')
    expect(document.querySelector('#variance-result svg[role="img"]')).toBeNull()
  })
})

describe('the question of the day', () => {
  const path = '/pokerschool/vraag-van-vandaag/'

  it('is the same for everybody on a date, and its answer is told the day after', async () => {
    const spot = questionOf('2026-05-04')
    const nl = await open(path, { day: '2026-05-04' })
    const en = await open('/poker-school/question-of-the-day/', { day: '2026-05-04' }, 'global.localhost')
    expect(textOf(nl, '#question-round h2')).toContain('maandag 4 mei')
    const pictures = (document: Document, part: string) =>
      [...document.querySelectorAll(`#question-${part} img`)].map((image) => image.getAttribute('src'))
    expect(pictures(nl, 'round')).toHaveLength(8)
    expect(pictures(en, 'round')).toEqual(pictures(nl, 'round'))
    const next = await open(path, { day: '2026-05-05' })
    expect(pictures(next, 'before')).toEqual(pictures(nl, 'round'))
    const { outs, unseen } = spot
    expect(textOf(next, '#question')).toContain(`${outs.length} van de ${unseen} kaarten`)
    const winning = [...next.querySelectorAll('#question-before ~ div img')].map((image) => image.getAttribute('alt'))
    expect(winning).toHaveLength(outs.length)
    expect(textOf(nl, '#question-answers [aria-live]')).toBe('')
  })

  it('answers what was sent', async () => {
    const spot = questionOf('2026-05-04')
    const asked = { day: '2026-05-04', outs: String(spot.outs.length), choice: spot.isCall ? 'fold' : 'call' }
    const items = [...(await open(path, asked)).querySelectorAll('#question-answers li p')].map(
      ({ textContent }) => textContent,
    )
    expect(items.map((text) => text?.split('.')[0])).toEqual(['Goed', 'Niet ingevuld', 'Nee'])
  })

  it.each(['2999-01-01', '2020-01-01', '2026-02-30', 'x'])('is that of today for %s', async (day) => {
    const today = textOf(await open(path), '#question-round h2')
    expect(textOf(await open(path, { day }), '#question-round h2')).toBe(today)
  })
})

describe('as days pass', () => {
  const atNoon = (day: string) => ({ wallClock: { now: () => Date.parse(`${day}T12:00:00Z`) } })
  const first = async (day: string) => {
    const other = await startSite({ overrides: atNoon(day) })
    const [trainer, question] = await Promise.all(
      ['/pokerschool/kansen/trainer/', '/pokerschool/vraag-van-vandaag/'].map(async (path) => {
        const { text } = await request(other.app.server).get(path).set('host', 'nl.localhost').expect(200)
        return textOf(parseHTML(text).document, '#trainer-round h2, #question-round h2')
      }),
    )
    await other.close()
    return { trainer, question }
  }

  it('the trainer begins with another hand, and the question is another one', async () => {
    const [one, two] = [await first('2026-11-25'), await first('2026-11-26')]
    expect(one.question).toBe('De vraag van woensdag 25 november')
    expect(two.question).toBe('De vraag van donderdag 26 november')
    expect(one.trainer).toMatch(/^Hand \d/)
    expect(two.trainer).not.toBe(one.trainer)
  })

  it('the day ends at midnight in Amsterdam, for pages that are stored as well', async () => {
    let now = Date.parse('2026-11-25T22:59:00Z')
    const other = await startSite({ overrides: { wallClock: { now: () => now } } })
    const heading = async () => {
      const { text } = await request(other.app.server)
        .get('/pokerschool/vraag-van-vandaag/')
        .set('host', 'nl.localhost')
        .expect(200)
      return textOf(parseHTML(text).document, '#question-round h2')
    }
    expect(await heading()).toContain('25 november')
    now += 2 * 60_000
    expect(await heading()).toContain('26 november')
    await other.close()
  })
})
