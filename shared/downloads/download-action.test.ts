import { describe, expect, it } from 'vitest'
import { decideDownload, shouldStartDownload } from './download-action.ts'

describe('decideDownload', () => {
  it.each([
    // Blocked goes before the device.
    { ruleType: 'BLOCKED', pageId: 'about-us', isDesktop: true, target: 'home' },
    { ruleType: 'BLOCKED', pageId: 'about-us', isDesktop: false, target: 'home' },
    { ruleType: 'BLOCKED', pageId: null, isDesktop: false, target: 'home' },
    // Where it is not blocked, the download page explains.
    { ruleType: 'BLOCKED', pageId: 'index', isDesktop: true, target: 'download-page' },
    { ruleType: 'BLOCKED', pageId: 'poker-school', isDesktop: false, target: 'download-page' },
    { ruleType: 'BLOCKED', pageId: 'download', isDesktop: true, target: 'download-page' },
    { ruleType: null, pageId: 'index', isDesktop: true, target: 'download-page' },
    { ruleType: null, pageId: 'about-us', isDesktop: true, target: 'download-page' },
    { ruleType: null, pageId: null, isDesktop: true, target: 'download-page' },
    { ruleType: null, pageId: 'download', isDesktop: true, target: 'installer' },
    { ruleType: null, pageId: 'download', isDesktop: false, target: 'installer' },
    { ruleType: null, pageId: 'about-us', isDesktop: false, target: 'installer' },
    // A file that Android takes only when it is told to.
    { ruleType: null, pageId: 'index', isDesktop: false, isAndroid: true, target: 'download-page' },
    { ruleType: null, pageId: 'download', isDesktop: false, isAndroid: true, target: 'installer' },
    { ruleType: 'WARNING', pageId: 'about-us', isDesktop: true, target: 'download-page' },
    { ruleType: 'WARNING', pageId: 'index', isDesktop: false, target: 'installer' },
  ] as const)('leads with $ruleType on $pageId (desktop: $isDesktop) to $target', ({ target, ...input }) => {
    expect(decideDownload({ isAndroid: false, ...input })).toBe(target)
  })
})

describe('shouldStartDownload', () => {
  const arrival = { search: '?auto=1', navigationType: 'navigate', hasStarted: false }
  it.each([
    [{}, true],
    [{ search: '?utm_source=x&auto=1' }, true],
    [{ search: '' }, false],
    [{ search: '?auto=0' }, false],
    [{ search: '?automatic=1' }, false],
    [{ navigationType: 'reload' }, false],
    [{ navigationType: 'back_forward' }, false],
    [{ navigationType: '' }, false],
    [{ hasStarted: true }, false],
  ])('for an arrival with %j is %s', (change, expected) => {
    expect(shouldStartDownload({ ...arrival, ...change })).toBe(expected)
  })
})
