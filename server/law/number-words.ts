import type { Locale } from '#shared/site/locales.ts'

const small: Readonly<Record<Locale, readonly string[]>> = {
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(
    ' ',
  ),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
}
const tens: Readonly<Record<Locale, readonly string[]>> = {
  nl: ['twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'],
  en: ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
}
const powers: Readonly<Record<Locale, Readonly<Record<string, number>>>> = {
  nl: { honderd: 100, duizend: 1000, miljoen: 1_000_000, mln: 1_000_000, miljard: 1_000_000_000 },
  en: { hundred: 100, thousand: 1000, million: 1_000_000, mln: 1_000_000, billion: 1_000_000_000 },
}

/** Every word of a number by its value, the longest first, so that `zestien` is not read as `zes`. */
const values = {
  nl: listValues('nl'),
  en: listValues('en'),
}

function listValues(locale: Locale): [string, number][] {
  return [
    ...small[locale].map((word, value): [string, number] => [word, value]),
    ...tens[locale].map((word, at): [string, number] => [word, (at + 2) * 10]),
    ...Object.entries(powers[locale]),
  ].toSorted(([a], [b]) => b.length - a.length)
}

/** Source of a pattern for a number in words, such as `tweehonderdvijftig` or `two hundred and fifty`. */
export const numberWords: Readonly<Record<Locale, string>> = { nl: patternOf('nl'), en: patternOf('en') }

function patternOf(locale: Locale): string {
  const word = values[locale].map(([name]) => name).join('|')
  // A hyphen only stands between the words of one number.
  const between = locale === 'nl' ? '(?:\\s|en|ën|-)*' : '(?:\\s|and\\b|-)*'
  return `(?:${word})(?:${between}(?:${word}))*`
}

/** The value of a number in words; powers above the number so far take all of it: `tweeduizend driehonderd` is 2300. */
export function parseNumberWords(text: string, locale: Locale): number {
  let rest = text.toLowerCase()
  let total = 0
  let part = 0
  while (rest !== '') {
    const [word, value] = values[locale].find(([name]) => rest.startsWith(name)) ?? [rest.slice(0, 1), 0]
    rest = rest.slice(word.length)
    if (value < 100) part += value
    else if (value === 100) part = Math.max(1, part) * 100
    else {
      total += Math.max(1, part) * value
      part = 0
    }
  }
  return total + part
}
