/**
 * roleModels: people of renown in advertising; lossBonus: a bonus linked to a loss; urgency: pressure by a deadline;
 * publicInducement: bonuses and credits shown to the public; welcomeBonus: any bonus for a new player; freeWord: the
 * word free where a cost follows.
 */
export const forbiddenKinds = [
  'roleModels',
  'lossBonus',
  'urgency',
  'publicInducement',
  'welcomeBonus',
  'freeWord',
] as const
export type ForbiddenKind = (typeof forbiddenKinds)[number]
