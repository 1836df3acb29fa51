import type { DataFiles } from './data-files.ts'
import { findWords } from './find-file.ts'
import { isLegalText } from './marketing-text.ts'
import { pitchOf } from './read-page.ts'
import type { CheckedPage, PageRule, RuleContext } from './rule.ts'
import { attributesOf, selectAll } from './select.ts'

/** What a regulator has replaced, and by what. */
const retired = [
  { pattern: /loket ?kansspel/i, instead: 'openovergokken.nl, its successor since November 2025' },
  { pattern: /speel bewust/i, instead: 'the warning line in use since 1 April 2022' },
] as const

/** A number of a helpline or a service line, in the ways in which such numbers are written here. */
const phone = /(?<![\d.,])(?:0[89]\d\d|088|1[- ]8\d\d)[- ]\d[\d -]{3,10}\d(?!\d)/g

const law = 'Product facts, 0 (fact 3), 1.2 and 5.1 (item 8): help links and numbers are data that a person checks'

export const helplineRules: readonly PageRule[] = [
  {
    id: 'C21',
    sentence:
      'Nobody is sent to a helpline, a number or a register that is not in the checked data, or is no longer in use.',
    checkPage(page, { files }) {
      const known = listKnown(files)
      return [
        ...listRetired(page),
        ...listNumbers(page).filter((number) => !known.numbers.has(digitsOf(number))),
        ...listAddresses(page).filter((address) => !known.text.includes(address)),
      ].map((found) => {
        const old = retired.find(({ pattern }) => pattern.test(found))
        const message = old
          ? `The page names “${found}”; what holds is ${old.instead}`
          : `The page sends people to ${found}, which is in no data of helplines`
        return { message, law, ...findWords(files, found, page) }
      })
    },
  },
]

export const helpPageRules: readonly PageRule[] = [
  {
    id: 'C22',
    sentence: 'On pages about responsible gaming nobody else is asked for anything, and nothing counts visitors.',
    checkPage(page, { files }) {
      if (page.row?.topic !== 'responsible-gaming') return []
      return listThirdParties(page).map((found) => ({
        message: `The page asks for ${found}`,
        law: 'Issue of the site: responsible gaming has no analytics and no third party',
        ...findWords(files, found, page),
      }))
    },
  },
]

function listRetired(page: CheckedPage): string[] {
  const links = attributesOf('a[href]', 'href', page.document)
  const text = pitchOf(page.text())
  return retired.flatMap(({ pattern }) => [text, ...links].flatMap((one) => pattern.exec(one)?.[0] ?? [])).slice(0, 1)
}

function listNumbers(page: CheckedPage): string[] {
  const dialled = attributesOf('a[href^="tel:"]', 'href', page.document)
  return [...new Set([...(pitchOf(page.text()).match(phone) ?? []), ...dialled])]
}

function listAddresses(page: CheckedPage): string[] {
  if (page.row?.topic !== 'responsible-gaming' || isLegalText(page)) return []
  return [...new Set(attributesOf('main a[href^="http"]', 'href', page.document))]
}

/** Whatever a browser would load from elsewhere, or tell somebody, by showing or leaving the page. */
function listThirdParties({ document, site }: CheckedPage): string[] {
  const isOwn = (address: string) =>
    /^(?:\/(?!\/)|#|data:|blob:)/.test(address) || address.startsWith(site.edition.origin)
  const loading = ['src', 'srcset', 'poster', 'data', 'ping', 'action', 'formaction'].flatMap((name) =>
    attributesOf(`[${name}]`, name, document),
  )
  const links = attributesOf('link[href]:not([rel="canonical"]):not([rel="alternate"])', 'href', document)
  const addresses = [...loading, ...links]
  const counters = selectAll('[ping], [data-track], [data-analytics], [data-event], iframe', document)
  return [...addresses.filter((address) => address !== '' && !isOwn(address)), ...counters.map(({ name }) => name)]
}

/** Made once for all pages of a run. */
const knownIn = new WeakMap<DataFiles, { text: string; numbers: Set<string> }>()

/** What people may be sent to: everything in the data of markets, of other countries and of editions. */
function listKnown(files: RuleContext['files']): { text: string; numbers: ReadonlySet<string> } {
  const made = knownIn.get(files)
  if (made) return made
  const texts = [...files].filter(([name]) => /^data\/(?:jurisdictions\/|markets\/\w+\/edition|help-links)/.test(name))
  const text = texts.map(([, content]) => content).join('\n')
  const numbers = [...text.matchAll(/"phone": "([^"]+)"/g)].map(([, number = '']) => digitsOf(number))
  const known = { text, numbers: new Set(numbers) }
  knownIn.set(files, known)
  return known
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}
