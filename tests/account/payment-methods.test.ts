import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { businessConstants } from '#shared/site/business-constants.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

async function read(host: string, url: string): Promise<Document> {
  const { body, statusCode } = await site.app.inject({ url, headers: { host, 'user-agent': 'Googlebot/2.1' } })
  expect(statusCode, url).toBe(200)
  return parseHTML(body).document
}

const words = (element: Element | null | undefined) =>
  (element?.textContent ?? '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
const rowsOf = (page: Document, id: string) =>
  [...page.querySelectorAll(`#${id} tbody tr`)].map((row) => [...row.children].map(words))
const clauseOf = (policy: Document, number: string) => policy.querySelector(`[id="c-${number}"]`)
const linesOf = (clause: Element | null) => [...(clause?.querySelectorAll('li') ?? [])].map(words)
/** How many means a line of a policy lists. */
const countOf = (line: string) => line.split(/,? (?:or|of) |, /).length
/** The first amount of a text, whole. */
const amountOf = (text: string) => Number(/\d[\d.,]*/.exec(text)?.[0].replace(/[.,]/g, ''))

const dutch = ['betaalmiddelen', 'betaalgegevens', 'uitbetalingsbeleid', 'hulp/storten-en-opnemen']
const english = ['payment-methods', 'payment-details-policy', 'withdrawal-policy', 'help/deposits-and-withdrawals']
it.each([
  ['nl', '/', dutch, 'in nederland:'],
  ['ca', '/', english, 'in ontario:'],
  ['global', '/', english, 'elsewhere:'],
  ['global', '/nl/', dutch, 'elders:'],
])(
  'the payment methods of %s%s are those of its policies and its help centre',
  async (edition, prefix, names, market) => {
    const pages = names.map((name) => read(`${edition}.localhost`, `${prefix}${name}/`))
    const [page, details, withdrawals, help] = (await Promise.all(pages)) as [Document, Document, Document, Document]
    const deposits = rowsOf(page, 'deposits')
    const payouts = rowsOf(page, 'withdrawals')

    const lineOf = (clause: Element | null) => linesOf(clause).find((line) => line.startsWith(market)) ?? ''
    const means = lineOf(clauseOf(details, '1.1'))
    const places = lineOf(clauseOf(withdrawals, '2.3'))
    for (const [name = ''] of deposits) expect(means).toContain(name)
    for (const [name = ''] of payouts) expect(places).toContain(name)
    expect([deposits.length, payouts.length]).toEqual([countOf(means), countOf(places)])
    const ways = words(help.querySelector('[id^="deposit-methods"]'))
    for (const [name = ''] of deposits) expect(ways).toContain(name)

    const times = linesOf(clauseOf(withdrawals, '4.2'))
    const answer = words(help.querySelector('#withdrawal-time'))
    for (const [name = '', time = ''] of payouts) {
      expect(times.find((line) => line.includes(name))).toContain(time)
      // The answer names the unit once, after the last of its figures.
      expect(answer).toContain(time.replace(/ werkdag.*| working day.*/, ''))
    }

    const { 'smallest-payment': least, 'largest-daily-withdrawal': most } = businessConstants
    for (const [, , cost = '', minimum = ''] of [...deposits, ...payouts]) {
      expect([cost, minimum].map(amountOf)).toEqual([0, least.amount])
    }
    for (const [, , , , maximum = ''] of payouts) expect(amountOf(maximum)).toBe(most.amount)
    const stated = [clauseOf(details, '1.4'), clauseOf(withdrawals, '3.1'), clauseOf(withdrawals, '3.2')]
    // Behind its number, each clause begins with its amount.
    expect(stated.map((clause) => amountOf(words(clause?.querySelector('p:not([class])') ?? clause)))).toEqual([
      least.amount,
      least.amount,
      most.amount,
    ])
  },
)
