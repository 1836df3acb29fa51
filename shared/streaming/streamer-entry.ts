import { type NumberProblem, readNumber } from '#shared/site/read-number.ts'
import { readStreamLink } from './stream-link.ts'
import { type ListError, readStreamList } from './stream-list.ts'
import type { EligibilityEntry, MonthTotal } from './streamer-eligibility.ts'

/** Names of the form's fields, which are its query parameters too; h1 and v1 are hours and viewers of the oldest month. */
export const checkFields = [
  'place',
  'link',
  'h1',
  'v1',
  'h2',
  'v2',
  'h3',
  'v3',
  'streams',
  'all',
  'ours',
  'minutes',
  'streamed',
  'end',
] as const
type CheckField = (typeof checkFields)[number]

/** Why a field cannot be used: it is no number, no whole one, or more than what it is a part of. */
export type FieldProblem = NumberProblem | 'whole' | 'tables' | 'session'

interface ReadEntry {
  entry: EligibilityEntry
  problems: Readonly<Partial<Record<string, FieldProblem>>>
  lines: readonly ListError[]
}

/** Reads what the form of the eligibility check holds. What cannot be read counts as not filled in, and is named. */
export function readEntry(values: Readonly<Record<string, string>>, language: string): ReadEntry {
  const problems: Partial<Record<CheckField, FieldProblem>> = {}
  const numberOf = (name: CheckField): number | null => {
    const { value, problem } = readNumber(values[name] ?? '', language)
    if (problem) problems[name] = problem
    return value
  }
  const wholeOf = (name: CheckField): number | null => {
    const value = numberOf(name)
    if (value === null || Number.isInteger(value)) return value
    problems[name] = 'whole'
    return null
  }
  const partOf = (name: CheckField, whole: number | null, problem: FieldProblem): number | null => {
    const part = wholeOf(name)
    if (part === null || whole === null || part <= whole) return part
    problems[name] = problem
    return null
  }

  const place = (['twitch', 'youtube', 'other'] as const).find((one) => one === values.place) ?? null
  const list = readStreamList(values.streams ?? '', language)
  const [all, minutes] = [wholeOf('all'), wholeOf('minutes')]
  const [ours, streamed] = [partOf('ours', all, 'tables'), partOf('streamed', minutes, 'session')]
  const months = ([1, 2, 3] as const).map((month): MonthTotal | null => {
    const [hours, viewers] = [numberOf(`h${month}`), numberOf(`v${month}`)]
    if (hours === null || (viewers === null && hours > 0)) return null
    const streamedMinutes = Math.round(hours * 60)
    return { minutes: streamedMinutes, weight: Math.round((viewers ?? 0) * 100) * streamedMinutes }
  })
  return {
    entry: {
      place,
      link: place === 'other' ? null : readStreamLink(values.link ?? '', place ?? 'twitch'),
      months,
      streams: list.streams,
      hasUnreadLines: list.errors.length > 0,
      tables: all && ours !== null ? { ours, all } : null,
      session: minutes && streamed !== null ? { minutes, streamed } : null,
      isOnAtEnd: values.end === 'on',
    },
    problems,
    lines: list.errors,
  }
}
