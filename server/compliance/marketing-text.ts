import { readPolicyPage } from '#shared/policy-routes.ts'
import { type SectionKind, sectionQueries } from '#shared/sections.ts'
import type { CheckedPage } from './rule.ts'

/** Whether the page advertises: legal texts and pages on responsible gaming may name what is forbidden (decision 0028). */
export function isMarketing({ row }: Pick<CheckedPage, 'row'>): boolean {
  return !row?.topic
}

/** Path of the file that a page's own words come from. */
export function contentFileOf({ pageId, locale }: Pick<CheckedPage, 'pageId' | 'locale'>): string {
  const policy = readPolicyPage(pageId)
  return policy ? `data/policies/${policy.policyId}/` : `data/pages/${pageId}.${locale}.json`
}

/** Sections that calculate an example before the reader’s eyes: their figures are nobody’s promise. */
const exampleKinds: readonly string[] = ['tournament-outcomes', 'payout-plot']

/** A part of what a page says: a section, or a row of one that shows the back end's figures. */
interface Block {
  text: string
  isFromBackEnd: boolean
  isExample: boolean
}

/** What a marketing page says between header and footer; nothing for any other page. */
export function listBlocks(page: CheckedPage): Block[] {
  if (!isMarketing(page)) return []
  const main = page.document.querySelector('main')
  if (page.kindOf.size === 0) return [{ text: page.textOf(main), isFromBackEnd: false, isExample: false }]
  return [...page.kindOf].flatMap(([id, kind]): Block[] => {
    const section = main?.querySelector(`[id="${id}"]`) ?? null
    const isFromBackEnd = (sectionQueries[kind as SectionKind]?.length ?? 0) > 0
    const parts = isFromBackEnd ? [...(section?.querySelectorAll('tr, li') ?? [])] : [section]
    const isExample = exampleKinds.includes(kind)
    return parts.map((part) => ({ text: page.textOf(part), isFromBackEnd, isExample }))
  })
}
