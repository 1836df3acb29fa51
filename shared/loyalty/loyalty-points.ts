export const loyaltyLevels = ['ivory', 'oxblood', 'night', 'brass'] as const
export type LoyaltyLevelId = (typeof loyaltyLevels)[number]

export interface LoyaltyTerms {
  /** Points for one unit of the currency that is paid as a fee. */
  pointsPerUnit: number
  /** From the lowest on, which begins at 0: points in a calendar month, and the part of the month's fees that points are worth, in percent. */
  levels: readonly { id: LoyaltyLevelId; from: number; percent: number }[]
}

export interface LoyaltyMonth {
  points: number
  level: LoyaltyLevelId
  /** What the points can be exchanged for; always less than the fees that they came from. */
  worth: number
  /** What the month has cost all the same. */
  cost: number
}

/** What the fees of one calendar month come to as points, as a level and as an amount. Parts of a point and of a hundredth are dropped. */
export function countLoyalty({ pointsPerUnit, levels }: LoyaltyTerms, fees: number): LoyaltyMonth {
  const hundredths = Math.round(fees * 100)
  const points = Math.floor((hundredths * pointsPerUnit) / 100)
  const level = levels.findLast(({ from }) => points >= from)
  if (!level) throw new RangeError('The lowest level must begin at 0')
  const worth = Math.floor((hundredths * level.percent) / 100)
  return { points, level: level.id, worth: worth / 100, cost: (hundredths - worth) / 100 }
}
