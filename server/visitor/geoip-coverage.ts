import { setImmediate } from 'node:timers/promises'
import type { Location } from '#shared/visitor/visitor.ts'

/** Addresses of universities and providers that have been in one country for decades. */
export const anchors: Readonly<Record<'IPv4' | 'IPv6' | 'regional', Readonly<Record<string, string>>>> = {
  IPv4: {
    '145.100.0.1': 'NL',
    '130.161.0.1': 'NL',
    '131.155.0.1': 'NL',
    '129.132.1.1': 'CH',
    '131.111.8.46': 'GB',
    '129.187.0.1': 'DE',
    '134.157.0.1': 'FR',
    '134.58.1.1': 'BE',
    '130.192.0.1': 'IT',
    '147.83.0.1': 'ES',
    '130.225.0.1': 'DK',
    '129.240.0.1': 'NO',
    '130.237.0.1': 'SE',
    '18.0.0.1': 'US',
    '128.32.0.1': 'US',
    '17.0.0.1': 'US',
    '128.100.1.1': 'CA',
    '132.216.1.1': 'CA',
    '133.11.0.1': 'JP',
    '166.111.4.100': 'CN',
    '143.107.0.1': 'BR',
    '146.141.0.1': 'ZA',
    '128.250.0.1': 'AU',
    '140.112.0.1': 'TW',
  },
  IPv6: {
    '2001:610::1': 'NL',
    '2001:620::1': 'CH',
    '2001:630::1': 'GB',
    '2001:638::1': 'DE',
    '2001:660::1': 'FR',
    '2001:6b0::1': 'SE',
    '2001:700::1': 'NO',
    '2001:da8::1': 'CN',
  },
  // Ontario has a law of its own: with a file that knows countries only, it would be as open as the rest of Canada.
  regional: {
    '128.100.1.1': 'CA-ON',
    '129.97.1.1': 'CA-ON',
    '130.15.1.1': 'CA-ON',
    '142.150.1.1': 'CA-ON',
  },
}

/** What a complete file has at least. The embedded one places 99.9 % of the addresses and every anchor. */
const LEAST_PLACED = 0.8
const LEAST_ANCHORS = 0.75
/** What a new file must place of what the one in use does: the internet does not shrink from one month to the next. */
const LEAST_OF_CURRENT = 0.95

/** Numbers between the first and the last byte; odd, so that they fall into the many small networks as well. */
const middles = ['1.1', '33.7', '65.21', '97.99', '129.141', '161.201', '193.55', '225.241']

/** Eight addresses of every /8 that visitors can come from: 0, 10 and 127 are nobody's, 224 and above no hosts'. */
const sample: readonly string[] = Array.from({ length: 223 }, (_, index) => index + 1)
  .filter((block) => block !== 10 && block !== 127)
  .flatMap((block) => middles.map((middle) => `${block}.${middle}.1`))

/**
 * How much of the public IPv4 space a file places, from 0 to 1. Works in slices, so that requests are answered meanwhile.
 * @throws Error that says what was expected, when it is less than a site needs, or less than what the file in use places.
 */
export async function checkCoverage(
  lookup: (address: string) => Location,
  current: { coverage: number } | null,
): Promise<number> {
  const coverage = (await countPlaced(lookup)) / sample.length
  const least = Math.max(LEAST_PLACED, (current?.coverage ?? 0) * LEAST_OF_CURRENT)
  if (coverage < least) {
    const than = least > LEAST_PLACED ? `, for the one in use places ${percent(current!.coverage)}` : ''
    throw new Error(
      `it knows the country of ${percent(coverage)} of ${sample.length} addresses spread over the public IPv4 space, at least ${percent(least)} expected${than}`,
    )
  }
  for (const [family, places] of Object.entries(anchors)) {
    const entries = Object.entries(places)
    const wrong = entries.filter(([address, place]) => !isAt(lookup(address), place))
    if (entries.length - wrong.length < entries.length * LEAST_ANCHORS) {
      const [[address, place] = []] = wrong
      throw new Error(
        `it misplaces ${wrong.length} of ${entries.length} ${family} addresses whose place is well known, such as ${address}: ${place} expected`,
      )
    }
  }
  return coverage
}

/** A place is a country, or a country and a region: `CA-ON`. */
function isAt({ country, region }: Location, place: string): boolean {
  return place === country || place === `${country}-${region}`
}

const LOOKUPS_PER_SLICE = 200

async function countPlaced(lookup: (address: string) => Location): Promise<number> {
  let placed = 0
  for (const [index, address] of sample.entries()) {
    if (lookup(address).country !== null) placed += 1
    if (index % LOOKUPS_PER_SLICE === 0) await setImmediate()
  }
  return placed
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
