import { isCalendarDay } from '#shared/site/calendar-days.ts'
import { type EditionId, editionIds } from '#shared/site/editions.ts'
import { type VisitorSource, visitorSources } from './visitor.ts'

export interface SupportCase {
  editionId: EditionId
  /** null: the whitelist. */
  ruleKey: string | null
  source: VisitorSource
  /** ISO 8601 date in UTC. */
  day: string
}

const sourceLetters: Readonly<Record<VisitorSource, string>> = {
  preview: 'P',
  whitelist: 'W',
  home: 'H',
  database: 'D',
  unknown: 'U',
}
/** No rule; a key has two letters at least. */
const NO_RULE = 'X'

/**
 * The case as a code that can be read out over the telephone.
 *
 * @example writeSupportCode({ editionId: 'global', ruleKey: 'CAON', source: 'database', day: '2026-11-20' }) // 'GLOBAL-CAON-D-20261120'
 */
export function writeSupportCode({ editionId, ruleKey, source, day }: SupportCase): string {
  return [editionId.toUpperCase(), ruleKey ?? NO_RULE, sourceLetters[source], day.replaceAll('-', '')].join('-')
}

/** Reads a code in upper or lower case, with hyphens or spaces; null when it is none of ours. */
export function readSupportCode(code: string): SupportCase | null {
  const [edition = '', key = '', letter = '', digits = '', ...rest] = code
    .trim()
    .toUpperCase()
    .split(/[\s-]+/)
  const editionId = editionIds.find((id) => id.toUpperCase() === edition)
  const source = visitorSources.find((name) => sourceLetters[name] === letter)
  const day = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  if (!editionId || !source || rest.length > 0 || !isCalendarDay(day)) return null
  const ruleKey = key === NO_RULE ? null : key
  return isKeyOf(source, ruleKey) ? { editionId, ruleKey, source, day } : null
}

/** Whether a source decides by such a key: the whitelist and its preview have none, and `UNKNOWN` is what no lookup gives. */
function isKeyOf(source: VisitorSource, key: string | null): boolean {
  if (key === null) return source === 'whitelist' || source === 'preview'
  if (source === 'whitelist') return false
  if (key === 'UNKNOWN') return source === 'unknown' || source === 'preview'
  return source !== 'unknown' && /^[A-Z]{2}[A-Z0-9]{0,3}$/.test(key)
}
