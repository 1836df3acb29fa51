import type { TournamentStructure } from '#shared/tournaments/structures.ts'

/** The ways in which the room's tournaments begin, and the level at whose end nobody can come in any more. */
export const structures = {
  turbo: { stack: 5000, levelMinutes: 6, firstBigBlind: 100, lateLevels: 5 },
  regular: { stack: 10_000, levelMinutes: 10, firstBigBlind: 100, lateLevels: 9 },
  deep: { stack: 20_000, levelMinutes: 15, firstBigBlind: 100, lateLevels: 10 },
  flip: { stack: 10_000, levelMinutes: 6, firstBigBlind: 200, lateLevels: 0 },
} as const satisfies Record<string, TournamentStructure & { lateLevels: number }>
export type StructureName = keyof typeof structures
