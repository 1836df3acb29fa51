import { textContent } from 'domutils'
import { helpLinksOf, warningOf } from '#shared/law/jurisdictions.ts'
import { findWords } from './find-file.ts'
import { isMarketing } from './marketing-text.ts'
import { numberWords, parseNumberWords } from './number-words.ts'
import { isHidden, pitchOf, shownTextOf } from './read-page.ts'
import type { Breach, CheckedPage, PageRule } from './rule.ts'
import { selectAll, selectFirst } from './select.ts'

/** What every jurisdiction has to name, so that nothing can be dropped by deleting the demand itself. */
const neededLinks = ['help', 'regulator']
const neededBadges = ['licence', 'age']

const jurisdictionFile = ({ site }: CheckedPage) => `data/jurisdictions/${site.jurisdiction.id}.json`
const editionFile = ({ site }: CheckedPage) => `data/markets/${site.edition.id}/edition.json`

export const dutyRules: readonly PageRule[] = [
  {
    id: 'C01',
    sentence: 'Every page carries the warning line and every other mandatory text, word for word, above the page.',
    checkPage(page) {
      const { jurisdiction } = page.site
      const law = jurisdiction.sources[0]?.id ?? ''
      if (warningOf(jurisdiction, page.locale) === '') {
        return [{ message: `The law of ${jurisdiction.id} has no warning line`, law, file: jurisdictionFile(page) }]
      }
      const strip = shownTextOf(selectFirst('[data-strip]', page.document))
      return jurisdiction.mandatoryTexts
        .filter(({ text }) => !strip.includes(text[page.locale]))
        .map(
          (missing): Breach => ({
            message: `The page does not say “${missing.text[page.locale]}”`,
            law: missing.law,
            file: 'client/layout/strip.tsx',
          }),
        )
    },
  },
  {
    id: 'C02',
    sentence: 'Every page carries the age mark of its market.',
    checkPage(page) {
      const { jurisdiction } = page.site
      const mark = `${jurisdiction.minimumAge}+`
      const law = jurisdiction.badges.find(({ id }) => id === 'age')?.law ?? jurisdiction.sources[0]?.id ?? ''
      const hasMark = selectAll('[data-strip] *', page.document).some(
        (element) => textContent(element) === mark && !isHidden(element),
      )
      return hasMark ? [] : [{ message: `The page has no age mark ${mark}`, law, file: 'client/layout/strip.tsx' }]
    },
  },
  {
    id: 'C03',
    sentence: 'Every page links to help and to the regulator, and wherever else its law demands.',
    checkPage(page) {
      const { jurisdiction } = page.site
      const links = selectAll('a[href]', page.document)
      // A link without words, or one that nobody gets to see, leads nobody.
      const leadsTo = (url: string) =>
        links.some((link) => link.attribs.href === url && !isHidden(link) && page.textOf(link))
      const missing = jurisdiction.mandatoryLinks
        .filter(({ url }) => !leadsTo(url))
        .map(
          ({ name, url, law }): Breach => ({
            message: `The page has no link to ${name} (${url})`,
            law,
            file: url === helpLinksOf(jurisdiction)[0]?.url ? 'client/layout/strip.tsx' : editionFile(page),
          }),
        )
      return [...missing, ...listUnnamed(page, neededLinks, jurisdiction.mandatoryLinks)]
    },
  },
  {
    id: 'C04',
    sentence: 'Every page shows the licence badge and the age badge, each leading where the regulator wants it.',
    checkPage(page) {
      const { jurisdiction } = page.site
      const missing = jurisdiction.badges
        .filter(({ imagePath, url }) => {
          const image = `img[src="${imagePath}"]`
          const images = selectAll(url === null ? `footer ${image}` : `footer a[href="${url}"] ${image}`, page.document)
          return images.every(isHidden)
        })
        .map(
          ({ id, imagePath, url, law }): Breach => ({
            message: `The footer has no ${id} badge (${imagePath}${url ? `, leading to ${url}` : ''})`,
            law,
            file: editionFile(page),
          }),
        )
      return [...missing, ...listUnnamed(page, neededBadges, jurisdiction.badges)]
    },
  },
]

export const ageRule: PageRule = {
  id: 'C26',
  sentence: 'Nothing names another age limit than those of its market, or says that one may play below its own.',
  checkPage(page, { files }) {
    const { jurisdiction } = page.site
    const wrong = listAges(page).find(
      ({ age, isLimit }) =>
        !jurisdiction.ages.some((allowed) => allowed === age) || (isLimit && age < jurisdiction.minimumAge),
    )
    if (!wrong) return []
    return [
      {
        message: `The page names an age limit of ${wrong.age}: “${wrong.written}”`,
        law: jurisdiction.badges.find(({ id }) => id === 'age')?.law ?? jurisdiction.sources[0]?.id ?? '',
        ...findWords(files, wrong.written, page),
      },
    ]
  },
}

const years = { nl: `(\\d\\d|${numberWords.nl})`, en: `(\\d\\d|${numberWords.en})` } as const
/** How a text says from which age somebody may play. Legal texts and the list of ages name those of other markets too. */
const ageLimits = {
  nl: new RegExp(
    `(?:vanaf|minimaal|minstens|ten minste|boven de|ouder dan) (?:de leeftijd van )?${years.nl} ?(?:jaar|-?jarige)|(?<!\\p{L})${years.nl} jaar (?:of|en) ouder|(?<!\\d)(\\d\\d)[- ]?plus`,
    'giu',
  ),
  en: new RegExp(
    `(?:from|at least|aged|over) ${years.en} years|(?<!\\p{L})${years.en}(?: years(?: old| of age)?)? (?:or|and) (?:older|over)|over[- ](\\d\\d)s`,
    'giu',
  ),
} as const

/** A sentence that lists the ages of several places says of none that it is this one's. */
const others = /^(?: jaar)?(?:,| of| or) \d\d|^\. (?:vraagt de wet|if the law)/i

function listAges(page: CheckedPage): { age: number; written: string; isLimit: boolean }[] {
  const text = pitchOf(page.text())
  const marks = [...text.matchAll(/(?<![\d.,])(1\d|2[0-5]) ?\+(?! ?\d)/g)]
  const limits = isMarketing(page) ? [...text.matchAll(ageLimits[page.locale])] : []
  return [...marks, ...limits].map((match, position) => {
    const [written, ...groups] = match
    const age = groups.find(Boolean) ?? ''
    const rest = text.slice(match.index + written.length)
    return {
      age: /^\d/.test(age) ? Number(age) : parseNumberWords(age, page.locale),
      written,
      isLimit: position >= marks.length && !others.test(rest),
    }
  })
}

function listUnnamed(page: CheckedPage, needed: readonly string[], named: readonly { id: string }[]): Breach[] {
  return needed
    .filter((id) => !named.some((demand) => demand.id === id))
    .map((id) => ({
      message: `The law of ${page.site.jurisdiction.id} names no ${id}`,
      law: page.site.jurisdiction.sources[0]?.id ?? '',
      file: jurisdictionFile(page),
    }))
}
