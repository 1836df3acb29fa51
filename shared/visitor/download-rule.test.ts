import { describe, expect, it } from 'vitest'
import { isDownloadBlocked } from './download-rule.ts'

const pages = ['index', 'download', 'poker-school', 'about-us', null] as const

describe('isDownloadBlocked', () => {
  it.each([
    { ruleType: 'BLOCKED', blockedOn: ['about-us', null] },
    { ruleType: 'WARNING', blockedOn: [] },
    { ruleType: null, blockedOn: [] },
  ] as const)('for the rule $ruleType holds on $blockedOn', ({ ruleType, blockedOn }) => {
    expect(pages.filter((pageId) => isDownloadBlocked({ ruleType, pageId }))).toEqual(blockedOn)
  })
})
