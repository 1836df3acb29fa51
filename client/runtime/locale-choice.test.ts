import { parseHTML } from 'linkedom'
import { afterEach, expect, it, vi } from 'vitest'
import { startLocaleChoice } from './locale-choice.ts'
import { writeCookie } from './write-cookie.ts'

const handlers = vi.hoisted(() => new Map<string, (control: object) => void>())
vi.mock('./actions.ts', () => ({ onAction: (name: string, handler: () => void) => void handlers.set(name, handler) }))
vi.mock('./write-cookie.ts', () => ({ writeCookie: vi.fn() }))
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['an edition that does not ask', '', '', true],
  ['who has not answered', '{"version":"20250814"}', '', false],
  ['who has refused', '{"version":"20250814"}', 'consent=20250814.1763650000.', false],
  ['who has allowed the others', '{"version":"20250814"}', 'consent=20250814.1763650000.sm', false],
  ['who has allowed it under another text', '{"version":"20250814"}', 'consent=20240125.1763650000.fsm', false],
  ['who has allowed it', '{"version":"20250814"}', 'a=b; consent=20250814.1763650000.f; c=d', true],
  ['who has allowed everything', '{"version":"20250814"}', 'consent=20250814.1763650000.fsm', true],
  ['who has a cookie of a like name', '{"version":"20250814"}', 'xconsent=20250814.1763650000.f', false],
])('keeps language and region, and reads the region, for %s: as allowed', (_, config, cookie, isKept) => {
  const { document } = parseHTML(
    `<html><body>${config && '<div data-consent-config></div>'}<p data-region-note="at" hidden></p></body></html>`,
  )
  const place = document.querySelector<HTMLElement>('[data-consent-config]')
  if (place) place.dataset.consentConfig = config
  Object.defineProperty(document, 'cookie', { value: `${cookie}; region=at` })
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { search: '', hash: '' })
  vi.mocked(writeCookie).mockClear()
  startLocaleChoice()
  expect(document.querySelector('[data-region-note]')?.hasAttribute('hidden')).toBe(!isKept)
  handlers.get('choose-locale')?.({ dataset: { locale: 'en', region: 'at' } })
  const expected = Object.entries({ locale: 'en', region: 'at' }).map(([name, value]) => [
    { name, value, maxAge: 31_536_000 },
  ])
  expect(vi.mocked(writeCookie).mock.calls).toEqual(isKept ? expected : [])
})
