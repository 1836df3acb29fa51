import fc from 'fast-check'
import { routes } from '#shared/site/routes.ts'
import { MARKUP } from './marks.ts'

const words = (line: string) => line.split(' ')

const malicious = [
  ...words('.. %2e%2e %2e . ... ..%2f ..%5c %5c %00 %0d%0a % %zz %E0%A4%A %ff %u002e'),
  ...words('~ ; ;.js .css .git .env x.map __proto__ constructor toString null 0 -1 1e309'),
  ...['_payload.json', 'index.html', '*', '[]', '{}', '$', "'", '|', '`', '\u00e9', 'x'.repeat(300), 'a'.repeat(3000)],
  encodeURIComponent(MARKUP),
  encodeURIComponent('\u202e\u2028\ud83c\udca1'),
]

export const known = [
  ...new Set(Object.values(routes).flatMap((row) => Object.values(row.paths))),
  ...words('/api/navigations /api/util-navigations /api/brand-ambassador /api/download-url /api/visitor'),
  ...words('/api/chat-capacity /api/consent-receipt /api/leaderboards /api/timetable /api/schedule'),
  ...words('/api/giveaways /api/network-status /api/beacon /api/_nuxt_icon/site.json /api/openapi.json /api/docs'),
  ...words('/actions/download /actions/close-dialog /actions/consent /actions/locale /actions/help-vote'),
  ...words('/actions/compare-policy /actions/reset-dialogs /preview /assets/ /builds/latest.json'),
  ...words('/builds/meta/x.json'),
  ...words('/__nuxt_island/policy-clause_terms-conditions_1.json /art/card-spade-ace.svg /portraits/somebody.svg'),
  ...words('/policies.json /policies.atom /blog/feed.atom /robots.txt /sitemap.xml /favicon.svg /livez /readyz'),
]

const parameters = [
  ...words('auto embedded embeded q a token date icons brandAlias platform country from to'),
  ...words('policy locale game hand1 hand2 board dead round outs choice answer useful dialog'),
  ...words('preview __proto__ constructor toString embedded[] embedded[__proto__]'),
  '',
]

const values = [
  ...words('1 logo all 0 -1 1e309 NaN nl en NL android KAARTKAMERNL AsKdQh 20250814'),
  'As Kd',
  ...words('undefined % %00 %ff %0d%0aset-cookie:%20a=b //evil.example javascript:alert(1)'),
  '[object Object]',
  encodeURIComponent(MARKUP),
  'x'.repeat(10_000),
]

const text = fc.string({ unit: 'binary', maxLength: 20 }).map((value) => encodeURIComponent(value.toWellFormed()))
const segment = fc.oneof(fc.constantFrom(...malicious), text)
export const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.constantFrom(...known).map((value) => value.replace(/:(\w+)/g, '$1')) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...known), segment).map(([start, end]) => `${start}${end}`) },
  { weight: 2, arbitrary: fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...known), segment).map(([end, start]) => `/${start}${end}`) },
)
export const query = fc
  .array(fc.tuple(fc.constantFrom(...parameters), fc.oneof(fc.constantFrom(...values), text)), { maxLength: 5 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`))
