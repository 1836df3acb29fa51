import { expect, it } from 'vitest'
import { findPictureSizes } from '#scripts/quality/visit/picture-sizes.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()

/** A page of each kind of section that has pictures; `npm run quality` looks at every page. */
const paths = [
  '/',
  '/promoties/',
  '/toernooien/',
  '/spellen/',
  '/spellen/spin-and-gold/',
  '/spellen/aan-tafel/emoji/',
  '/streamermodus/',
  '/download/',
  '/nergens/',
]

it.each(paths)(
  'pictures of %s have hardly more pixels than each screen shows, and a place before they come',
  async (path) => {
    expect(await findPictureSizes(shared.browser, shared.site.url + path)).toEqual([])
  },
)
