export interface PaidPlaces {
  from: number
  to: number
  permille: number
}

/** How a large field's prize pool is divided; every thousandth of it is paid. Sample data. */
export const payoutStructure: readonly PaidPlaces[] = [
  { from: 1, to: 1, permille: 150 },
  { from: 2, to: 2, permille: 110 },
  { from: 3, to: 3, permille: 80 },
  { from: 4, to: 4, permille: 60 },
  { from: 5, to: 5, permille: 45 },
  { from: 6, to: 6, permille: 35 },
  { from: 7, to: 9, permille: 25 },
  { from: 10, to: 18, permille: 12 },
  { from: 19, to: 36, permille: 6.5 },
  { from: 37, to: 91, permille: 4 },
]

/** Amounts of a prize pool by place; what a place gets is the same for all of its group. */
export function dividePool(pool: number): (PaidPlaces & { amount: number })[] {
  return payoutStructure.map((places) => ({ ...places, amount: (pool * places.permille) / 1000 }))
}
