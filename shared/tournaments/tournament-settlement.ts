export interface BrokenTournament {
  buyIn: number
  fee: number
  eliminated: number
  /** Chips of those still in, at the start of the last hand that had ended (house rules, 7.4). */
  chips: readonly number[]
}

/** What each player still in gets when no prize was reached: buy-in, fee and a share (house rules, 7.2). */
export function rollBack({ buyIn, fee, eliminated, chips }: BrokenTournament): number[] {
  const pot = eliminated * buyIn
  const all = sum(chips)
  return chips.map((own) => buyIn + fee + pot / 2 / chips.length + ((pot / 2) * own) / all)
}

/**
 * What each player still in gets when the prizes were reached: the lowest prize still to be won, and of the rest a part
 * by chips, but never more than the first prize; what that cuts off goes to the others (house rules, 7.3).
 */
export function rollForward(prizes: readonly number[], chips: readonly number[]): number[] {
  const [first, lowest] = [Math.max(...prizes), Math.min(...prizes)]
  const paid = chips.map(() => lowest)
  let open = chips.map((_, index) => index)
  let rest = sum(prizes) - lowest * chips.length
  while (rest > 0.001 && open.length > 0) {
    const all = sum(open.map((index) => chips[index] ?? 0))
    const share = rest
    rest = 0
    for (const index of open) {
      const wanted = (paid[index] ?? 0) + (share * (chips[index] ?? 0)) / all
      paid[index] = Math.min(wanted, first)
      rest += wanted - Math.min(wanted, first)
    }
    open = open.filter((index) => (paid[index] ?? 0) < first)
  }
  return paid
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
