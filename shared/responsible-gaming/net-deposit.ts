import type { EnteredNumber } from '#shared/site/read-number.ts'

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
  /** In this calendar month. */
  deposited: EnteredNumber
  withdrawn: EnteredNumber
  /** One's own limit for a month. */
  ownLimit: EnteredNumber
}

export interface NetDepositRoom {
  /** From which net deposits on depositing stops. */
  stop: number
  /** Deposits less withdrawals; below zero when more was taken out; null: not filled in, or not to be read. */
  net: number | null
  /** Until the stop; null: not known, or more was taken out than put in, which is no room to put in more. */
  room: number | null
  isStopped: boolean
  contactMoment: number
  /** null: no limit of one's own is known. */
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
  const { deposited, withdrawn, ownLimit } = entry
  // Nothing taken out is what an empty field means; one that cannot be read means any amount.
  const net =
    deposited.value === null || withdrawn.problem ? null : inCents(deposited.value) - inCents(withdrawn.value ?? 0)
  return {
    stop,
    net: net === null ? null : net / 100,
    room: net === null || net < 0 ? null : Math.max(0, inCents(stop) - net) / 100,
    isStopped: net !== null && net >= inCents(stop),
    contactMoment: contactMoment[age],
    needsContact: ownLimit.value === null ? null : ownLimit.value > contactMoment[age],
  }
}

function inCents(amount: number): number {
  return Math.round(amount * 100)
}
