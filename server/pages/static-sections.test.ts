import { describe, expect, it, vi } from 'vitest'
import type { PageContext } from '#shared/site/page-context.ts'
import { createStaticSections } from './static-sections.ts'

const context = {
  editionId: 'nl',
  locale: 'nl',
  path: '/a/',
  status: 200,
  ruleType: null,
  brandName: 'X',
} as PageContext

describe('staticSections', () => {
  const section = { name: 'about-us/banner', context, inputs: [], version: '' }

  it('renders once for the same edition, locale, version and declared inputs', () => {
    const staticSections = createStaticSections({ isCached: true })
    const render = vi.fn(() => '<p>')
    expect(staticSections({ ...section, render })).toEqual(staticSections({ ...section, render }))
    expect(render).toHaveBeenCalledTimes(1)
    // Not declared, so it cannot matter.
    staticSections({ ...section, context: { ...context, path: '/b/' }, render })
    expect(render).toHaveBeenCalledTimes(1)
  })

  it.each([
    { context: { ...context, editionId: 'global' as const } },
    { context: { ...context, locale: 'en' as const } },
    { version: '2' },
    { context: { ...context, path: '/b/' }, inputs: ['path' as const] },
  ])('renders again for %j', (change) => {
    const staticSections = createStaticSections({ isCached: true })
    const render = vi.fn(() => '<p>')
    staticSections({ ...section, inputs: change.inputs ?? [], render })
    staticSections({ ...section, ...change, render })
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('refuses an input that was not declared', () => {
    const staticSections = createStaticSections({ isCached: true })
    const render = (declared: PageContext) => `<p>${declared.status}`
    expect(() => staticSections({ ...section, render })).toThrow('about-us/banner reads status and does not declare it')
    expect(staticSections({ ...section, inputs: ['status'], render }).html).toBe('<p>200')
  })
})
