import { fillWords } from '#shared/site/fill-words.ts'
import type { TextToken, TokenReader } from './policy-tokens.ts'

export const placeholders = [
  'brand',
  'company',
  'regulator',
  'licence',
  'minimumAge',
  'helpline',
  'disputeBody',
  'supportMail',
  'securityMail',
] as const
export type Placeholder = (typeof placeholders)[number]

export type SourceLink = { page: string } | { policyId: string; clauseId: string } | { href: string }

export interface SourceRun {
  text: string
  isStrong?: true
  link?: SourceLink
  line: number
}

/**
 * Reads running text: plain, bold, links by page, clause or https.
 * @throws Error that names file and line for anything else, and for a placeholder that nobody fills.
 */
export function parseRuns(reader: TokenReader, { children, line }: TextToken): SourceRun[] {
  const runs: SourceRun[] = []
  let isStrong = false
  let link: SourceLink | null = null
  let current = line
  for (const token of children) {
    if (token.type === 'strong_open') isStrong = true
    else if (token.type === 'strong_close') isStrong = false
    else if (token.type === 'link_open') link = parseLink(reader, current, String(token.attrGet('href') ?? ''))
    else if (token.type === 'link_close') link = null
    else if (token.type === 'text' || token.type === 'softbreak') {
      const isBreak = token.type === 'softbreak'
      const text = isBreak ? ' ' : token.content
      if (text) runs.push({ text, ...(isStrong && { isStrong }), ...(link && { link }), line: current })
      if (isBreak) current += 1
    } else if (token.type !== 'text_special') {
      reader.fail({ line: current }, `plain text, **bold** or a link, found ${token.type}`)
    } else runs.push({ text: token.content, line: current })
  }
  for (const run of runs) checkPlaceholders(reader, run)
  return runs
}

/** What a bonus comes to, and what stands there instead where no bonus may be shown in public: `{offer: … | …}`. */
const offer = /\{offer: ([^{}|]+) \| ([^{}|]+)\}/g

export interface Filling {
  words: Readonly<Record<Placeholder, string>>
  /** False where the law forbids inducements in public. */
  showsOffers: boolean
}

export function fillText(text: string, { words, showsOffers }: Filling): string {
  return fillWords(text.replace(offer, showsOffers ? '$1' : '$2'), words)
}

function parseLink(reader: TokenReader, line: number, address: string): SourceLink {
  const [, scheme, rest = ''] = /^(page|clause):(.+)$/.exec(address) ?? []
  if (scheme === 'page') return { page: rest }
  if (scheme === 'clause') {
    const [policyId = '', clauseId] = rest.split('#')
    if (clauseId) return { policyId, clauseId }
  }
  if (/^https:\/\/[^\s"<>]+$/.test(address)) return { href: address }
  return reader.fail({ line }, `a link to page:{id}, clause:{policy}#{id} or https, found ${address}`)
}

/** @throws Error that names file and line for a brace that is no placeholder's. */
export function checkPlaceholders(reader: TokenReader, { text, line }: { text: string; line: number }): void {
  for (const [found, name] of text.replace(offer, '').matchAll(/\{(\w*)\}|[{}]/g)) {
    if (placeholders.some((placeholder) => placeholder === name)) continue
    reader.fail(
      { line },
      `one of the placeholders ${placeholders.map((known) => `{${known}}`).join(', ')}, found ${found}`,
    )
  }
}
