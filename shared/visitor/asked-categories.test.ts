import type { Static } from 'typebox'
import { expect, it } from 'vitest'
import { askedCategories } from './asked-categories.ts'
import type { OutsideScriptsSchema } from './third-parties.ts'

const edition = {
  jurisdiction: 'netherlands',
  isConsentEnabled: true,
  isGeneralSiteDialog: false,
  isSupportChat: true,
  isSupportRegionSelector: false,
  locales: ['nl'] as ['nl'],
  analytics: { beacon: false, dataLayer: false },
  outsideScripts: {} as Static<typeof OutsideScriptsSchema>,
}
const script = { url: 'https://a.example/', connects: [], images: [], frames: [] }

it.each([
  ['nothing is used', {}, []],
  ['a language may be chosen', { locales: ['nl', 'en'] as ['nl', 'en'] }, ['functional']],
  ['pages are counted', { analytics: { beacon: true, dataLayer: false } }, ['statistics']],
  ['a queue is read', { analytics: { beacon: false, dataLayer: true } }, ['statistics']],
  [
    'a script counts',
    { outsideScripts: { analytics: { ...script, category: 'statistics' as const } } },
    ['statistics'],
  ],
  [
    'a script sells',
    { outsideScripts: { 'tag-manager': { ...script, category: 'marketing' as const } } },
    ['marketing'],
  ],
  ['nobody is asked', { isConsentEnabled: false, analytics: { beacon: true, dataLayer: true } }, []],
])('where %s, asks for no more than that', (_, differs, expected) => {
  expect(askedCategories({ ...edition, ...differs })).toEqual(expected)
})
