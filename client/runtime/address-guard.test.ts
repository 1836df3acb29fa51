import { expect, it, vi } from 'vitest'
import { judgeAddress } from './address-guard.ts'
import { leaveTo } from './load-payload.ts'

const origin = 'https://kaartkamer-nl.example'

it.each([
  ['https://kaartkamer-nl.example/over-ons/', 'own'],
  ['https://elsewhere.example/', 'external'],
  ['http://kaartkamer-nl.example/', 'external'],
  ['//elsewhere.example/', 'external'],
  ['mailto:a@b.example', 'external'],
  ['tel:+31000000000', 'external'],
  ['webcal://kaartkamer-nl.example/toernooien.ics', 'external'],
  ['javascript:alert(1)', 'refused'],
  ['JaVaScRiPt:alert(1)', 'refused'],
  [' java\tscript:alert(1)', 'refused'],
  ['data:text/html,x', 'refused'],
  ['vbscript:x', 'refused'],
  ['blob:https://kaartkamer-nl.example/1', 'refused'],
  ['file:///etc/passwd', 'refused'],
  ['about:blank', 'refused'],
  ['view-source:https://kaartkamer-nl.example/', 'refused'],
])('%j is %s', (href, judgement) => {
  expect(judgeAddress(new URL(href, origin), origin)).toBe(judgement)
})

it('nobody leaves to an address that would run what it holds', () => {
  vi.stubGlobal('location', { origin })
  expect(() => leaveTo('javascript:alert(1)')).toThrow('Refused to navigate to javascript:alert(1)')
})
