import type { RuleType } from './visitor.ts'

/** Pages that always offer the download, or its explanation, in the button's place (specification, section 4). */
const openPageIds: readonly string[] = ['index', 'download', 'poker-school']

export interface BlockedInput {
  ruleType: RuleType | null
  pageId: string | null
}

/** Whether downloads are blocked: the rule is BLOCKED and the page is not home, download or poker school (R06). */
export function isDownloadBlocked({ ruleType, pageId }: BlockedInput): boolean {
  return ruleType === 'BLOCKED' && !openPageIds.includes(pageId ?? '')
}
