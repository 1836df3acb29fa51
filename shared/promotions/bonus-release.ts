export interface BonusTerms {
  /** Part of the first deposit that it comes to, in percent. */
  matchPercent: number
  most: number
  smallestDeposit: number
  playThrough: number
  step: number
  /** Days after the deposit in which it can be released. */
  days: number
}

interface BonusPlay {
  deposit: number
  fees: number
  daysPassed: number
}

export interface BonusRelease {
  bonus: number
  steps: number
  stepsReleased: number
  released: number
  /** What is not released yet: it lapses with the last day, or has lapsed. */
  rest: number
  /** Fees that the rest still asks; 0 when nothing is left or the days are over. */
  feesToGo: number
  daysLeft: number
}

/**
 * How far a welcome bonus has been released (bonus restrictions, 3.5 to 3.7). Null for a deposit below the smallest one,
 * which brings no bonus. The last step is what remains of the bonus. Sums are in hundredths, so that 0.1 + 0.2 is 0.3.
 */
export function releaseBonus(terms: BonusTerms, { deposit, fees, daysPassed }: BonusPlay): BonusRelease | null {
  if (deposit < terms.smallestDeposit) return null
  const [step, playThrough] = [toHundredths(terms.step), toHundredths(terms.playThrough)]
  // Down: nobody gets a hundredth more than the percentage says.
  const bonus = Math.min(Math.floor((toHundredths(deposit) * terms.matchPercent) / 100), toHundredths(terms.most))
  const steps = Math.ceil(bonus / step)
  const stepsReleased = Math.min(Math.floor(toHundredths(fees) / playThrough), steps)
  const released = Math.min(stepsReleased * step, bonus)
  const daysLeft = Math.max(terms.days - daysPassed, 0)
  const feesToGo = daysLeft > 0 ? Math.max(steps * playThrough - toHundredths(fees), 0) : 0
  return {
    bonus: bonus / 100,
    steps,
    stepsReleased,
    released: released / 100,
    rest: (bonus - released) / 100,
    feesToGo: feesToGo / 100,
    daysLeft,
  }
}

function toHundredths(amount: number): number {
  return Math.round(amount * 100)
}
