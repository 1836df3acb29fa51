interface AmountByAge {
  adult: number
  youngAdult: number
}

export interface DepositLimits {
  contactMoment: AmountByAge
  netDepositStop: AmountByAge
}

interface DepositEntry {
  isYoungAdult: boolean
  /** In this calendar month; null: not filled in. */
  deposited: number | null
  withdrawn: number | null
  /** One's own limit for a month; null: not filled in. */
  ownLimit: number | null
}

export interface NetDepositRoom {
  /** From which net deposits on depositing stops. */
  stop: number
  /** Deposits less withdrawals; below zero when more was taken out. */
  net: number | null
  /** Until the stop; null: not filled in, or more was taken out than put in, which is no room to put in more. */
  room: number | null
  isStopped: boolean
  contactMoment: number
  /** null: no limit of one's own was filled in. */
  needsContact: boolean | null
}

/**
 * What the Dutch rules leave in one calendar month: net deposits are deposits less withdrawals, and
 * depositing stops once they reach the stop; a limit is spoken about when it is above the contact moment.
 */
export function computeNetDepositRoom(
  entry: DepositEntry,
  { contactMoment, netDepositStop }: DepositLimits,
): NetDepositRoom {
  const age = entry.isYoungAdult ? 'youngAdult' : 'adult'
  const stop = netDepositStop[age]
  // Nothing taken out is what an empty field means.
  const net = entry.deposited === null ? null : inCents(entry.deposited) - inCents(entry.withdrawn ?? 0)
  return {
    stop,
    net: net === null ? null : net / 100,
    room: net === null || net < 0 ? null : Math.max(0, inCents(stop) - net) / 100,
    isStopped: net !== null && net >= inCents(stop),
    contactMoment: contactMoment[age],
    needsContact: entry.ownLimit === null ? null : entry.ownLimit > contactMoment[age],
  }
}

function inCents(amount: number): number {
  return Math.round(amount * 100)
}
