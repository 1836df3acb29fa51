/** What no advertisement for gambling may claim, in any market of ours. */
export const claimKinds = {
  winning: 'promises that people win, or an income',
  urgency: 'hurries people',
  ease: 'calls money easy',
  moneyTrouble: 'offers play as a way out of money trouble',
  socialSuccess: 'links play to standing, friends or attraction',
  youth: 'speaks to the young, or through people whom they look up to',
  bonus: 'offers a bonus to everyone, without its terms or for a loss',
  risk: 'plays down what can be lost',
  chasing: 'asks people to win back what they lost',
  skill: 'says that skill decides, and chance does not',
  free: 'calls free what costs money to get',
} as const
export type ClaimKind = keyof typeof claimKinds

type ByKind<Value> = Readonly<Partial<Record<ClaimKind, readonly Value[]>>>

/** Claims by families of words: what one of each family says when both stand near each other, and words that say it alone. */
export interface Families {
  near: ByKind<readonly [string, string]>
  alone: ByKind<string>
}
/** As in `ClaimPatterns`: those that a negation turns around, and those that it is a part of. */
export interface ClaimFamilies extends Families {
  plain: Families
}

/** Sources of regular expressions, read without regard to case in one folded sentence. */
export interface ClaimPatterns {
  /** Claims that a negation turns into a warning: “you never always win”. */
  deniable: Readonly<Record<ClaimKind, readonly string[]>>
  /** Claims that a negation is a part of: “you cannot lose”. Only a refusal takes them back. */
  plain: Readonly<Partial<Record<ClaimKind, readonly string[]>>>
  denials: readonly string[]
  /** Words of warnings, of help and of talk about the law. */
  refusals: readonly string[]
  /** How the answer to a question begins that takes it back: “Rich by poker? No.” */
  answers: readonly string[]
}
