import type { InteractiveSectionKind } from './sections.ts'

/** The interactive messages come in two parts: home's, which every visit may need, and those of the other pages. */
export type MessagePart = 'home' | 'more'

/** First parts of the keys of home's interactive sections, and of what any interactive section may say. */
const homePrefixes = ['ERROR_UNEXPECTED', 'ambassadors', 'formats', 'giveaways', 'leaderboards', 'live', 'series']

/** Interactive sections whose texts are all in home's part. */
const homeKinds: readonly InteractiveSectionKind[] = ['ambassadors', 'format-finder', 'leaderboards', 'series']

export function messagePartOf(key: string): MessagePart {
  return homePrefixes.includes(key.split('.', 1)[0] ?? '') ? 'home' : 'more'
}

export function needsMore(kind: InteractiveSectionKind): boolean {
  return !homeKinds.includes(kind)
}
