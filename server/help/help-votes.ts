import type { EditionId } from '#shared/site/editions.ts'
import { editionIds } from '#shared/site/editions.ts'
import type { Help } from './load-help.ts'

interface VoteCount {
  yes: number
  no: number
}

export interface HelpVotes {
  add(editionId: EditionId, answerId: string, isUseful: boolean): boolean
  counts(): Record<EditionId, Record<string, VoteCount>>
}

/** By edition and answer. They stay when another content comes; what it has no answer for is not told. */
type VoteCounts = Map<string, VoteCount>

/** Counters that can never become more than there are answers. */
export function createHelpVotes(help: Pick<Help, 'answerIdsOf'>, counts: VoteCounts = new Map()): HelpVotes {
  const keyOf = (editionId: EditionId, answerId: string) => `${editionId}|${answerId}`
  return {
    add(editionId, answerId, isUseful) {
      if (!help.answerIdsOf(editionId).has(answerId)) return false
      const key = keyOf(editionId, answerId)
      const count = counts.get(key) ?? { yes: 0, no: 0 }
      count[isUseful ? 'yes' : 'no'] += 1
      counts.set(key, count)
      return true
    },
    counts() {
      const entries = editionIds.map((id) => [
        id,
        Object.fromEntries(
          [...help.answerIdsOf(id)].flatMap((answerId) => {
            const count = counts.get(keyOf(id, answerId))
            return count ? [[answerId, { ...count }]] : []
          }),
        ),
      ])
      return Object.fromEntries(entries) as ReturnType<HelpVotes['counts']>
    },
  }
}
