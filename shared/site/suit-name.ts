import Type, { type Static } from 'typebox'

/** A suit as content names it. */
export const SuitName = Type.Enum(['spade', 'heart', 'club', 'diamond'])
export type SuitName = Static<typeof SuitName>
