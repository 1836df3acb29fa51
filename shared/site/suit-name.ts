import Type, { type Static } from 'typebox'

export const SuitName = Type.Enum(['spade', 'heart', 'club', 'diamond'])
export type SuitName = Static<typeof SuitName>
