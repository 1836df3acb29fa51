import { createRandom } from '#shared/site/seeded-random.ts'
import type { Asked } from './ask-from.ts'

/** Networks whose visitors are of different classes, as wide as an edge asks about and narrower. */
const networks = [
  '86.82.10.',
  '145.97.3.',
  '8.8.8.',
  '72.14.201.',
  '99.224.12.',
  '142.112.7.',
  '24.48.0.',
  '91.198.174.',
  '185.60.216.',
  '212.58.244.',
  '193.99.144.',
  '200.147.3.',
  '2a02:a44:1::',
  '2001:980:7::',
  '2600:1f18:22::',
  '2607:fea8:1::',
  '2a00:1450:4::',
]
export const pages: readonly (readonly [host: string, url: string])[] = [
  ...['/', '/over-ons/', '/promoties/', '/download/', '/contact/', '/over-ons', '/nergens/', '/zoeken/?q=rake'].map(
    (url) => ['nl.localhost', url] as const,
  ),
  ...['/', '/promotions/', '/download/', '/tournaments/', '/nl/contact/', '/about-us/'].map(
    (url) => ['global.localhost', url] as const,
  ),
  ...['/', '/promotions/', '/download/', '/contact/'].map((url) => ['ca.localhost', url] as const),
]
const cookies = ['', '', 'closeRM=1', 'closeON=1; other=7', 'a=b; closeGS=1', 'consent=%7B%7D', 'closeRM=1; closeON=1']
const encodings = ['br', 'gzip, deflate, br, zstd', 'gzip', 'identity', 'deflate, gzip;q=0.5']
const campaigns = ['', '', '?utm_source=mail', '?gclid=1&utm_medium=x', '?utm_campaign=a&fbclid=b&']

/**
 * Requests at random: of addresses, pages, cookies, encodings and campaigns, with classes and addresses that are claimed.
 * `claims` are classes that there are.
 */
export function* mixRequests(count: number, claims: readonly string[]): Generator<Asked> {
  const random = createRandom(29)
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  for (let number = 0; number < count; number += 1) {
    const network = one(networks)
    const last = 1 + Math.floor(random() * 12)
    const from = network + (network.includes(':') ? last.toString(16) : last)
    const [host, url] = one(pages)
    const cookie = one(cookies)
    const isForged = random() < 0.2
    yield {
      from,
      host,
      url: url.includes('?') ? url : url + one(campaigns),
      headers: {
        'accept-encoding': one(encodings),
        ...(cookie && { cookie }),
        ...(random() < 0.1 && { 'sec-gpc': '1' }),
        ...(random() < 0.05 && { referer: `http://${host}/?embedded=1` }),
        ...(isForged && {
          'edge-class': one(claims),
          'visitor-class': one(claims),
          'x-forwarded-for': one(networks).replace(/[.:]$/, '$&1'),
          'visitor-network': '0.0.0.0/0',
        }),
      },
    }
  }
}

/** What of a request the site itself is told of, by a proxy that it trusts. */
export function asSiteIsAsked({ from, headers = {}, ...asked }: Asked): Asked {
  const { 'edge-class': _, 'visitor-class': __, 'visitor-network': ___, 'x-forwarded-for': ____, ...own } = headers
  // The whole page, and whose it is.
  return {
    ...asked,
    from,
    headers: { ...own, 'x-forwarded-for': from, 'edge-class': 'asked', 'x-forwarded-proto': 'https' },
  }
}
