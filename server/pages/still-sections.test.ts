import { describe, expect, it, vi } from 'vitest'
import type { PageContext } from '#shared/site/page-context.ts'
import { createStillSections } from './still-sections.ts'

const context = {
  editionId: 'nl',
  locale: 'nl',
  path: '/a/',
  status: 200,
  ruleType: null,
  brandName: 'X',
} as PageContext

describe('stillSections', () => {
  const section = { name: 'about-us/banner', context, inputs: [], version: '' }

  it('renders once for the same edition, locale, version and declared inputs', () => {
    const stillSections = createStillSections({ isKept: true })
    const render = vi.fn(() => '<p>')
    expect(stillSections({ ...section, render })).toEqual(stillSections({ ...section, render }))
    expect(render).toHaveBeenCalledTimes(1)
    // Not declared, so it cannot matter.
    stillSections({ ...section, context: { ...context, path: '/b/' }, render })
    expect(render).toHaveBeenCalledTimes(1)
  })

  it.each([
    { context: { ...context, editionId: 'global' as const } },
    { context: { ...context, locale: 'en' as const } },
    { version: '2' },
    { context: { ...context, path: '/b/' }, inputs: ['path' as const] },
  ])('renders again for %j', (change) => {
    const stillSections = createStillSections({ isKept: true })
    const render = vi.fn(() => '<p>')
    stillSections({ ...section, inputs: change.inputs ?? [], render })
    stillSections({ ...section, ...change, render })
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('refuses an input that was not declared', () => {
    const stillSections = createStillSections({ isKept: true })
    const render = (declared: PageContext) => `<p>${declared.status}`
    expect(() => stillSections({ ...section, render })).toThrow('about-us/banner reads status and does not declare it')
    expect(stillSections({ ...section, inputs: ['status'], render }).html).toBe('<p>200')
  })
})
