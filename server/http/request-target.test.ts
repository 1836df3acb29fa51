import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasUnreadablePath, hostOfTarget, originForm, readableTarget } from './request-target.ts'

const target = fc.stringMatching(/^\/(?:[a-z/?#;.]|%|%[0-9a-fA-F]{2}|%[cCeEfF][0-9a-f]%[89ab][0-9a-f]){0,12}$/)

describe('a target', () => {
  it('can be decoded once it is readable, whatever it was, and stays as it is then', () => {
    fc.assert(
      fc.property(fc.oneof(target, fc.string({ unit: 'binary' })), (text) => {
        const readable = readableTarget(originForm(text))
        expect(hasUnreadablePath(readable)).toBe(false)
        expect(() => decodeURI(readable.split(/[?#]/, 1)[0] ?? '')).not.toThrow()
        expect(readableTarget(readable)).toBe(readable)
        if (!hasUnreadablePath(originForm(text))) expect(readable).toBe(originForm(text))
      }),
    )
  })

  it.each([
    ['/%', '/%25'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/caf%C3%A9/%ff/', '/caf%C3%A9/%25ff/'],
    ['/a%2Fb/%zz?x=%', '/a%2Fb/%25zz?x=%'],
    ['/%#%', '/%25#%'],
  ])('%s is taken for %s', (text, expected) => {
    expect(readableTarget(text)).toBe(expected)
  })

  it('names a host or none, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void hostOfTarget(text)))
  })
})
