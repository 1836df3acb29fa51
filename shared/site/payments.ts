import Type from 'typebox'
import { atLeast, exactly } from '#shared/site/schema.ts'

/** Every means of payment that an edition may take; each has its name in the messages. */
const paymentMethods = [
  'ideal',
  'debit-card',
  'payment-card',
  'bank-transfer',
  'bank-account',
  'interac',
  'e-wallet',
] as const

const WorkingDays = Type.Integer({ minimum: 0 })
const Payment = exactly({
  method: Type.Enum([...paymentMethods]),
  /** Working days that it takes at best and at worst; of a withdrawal, once it has been processed. */
  days: Type.Tuple([WorkingDays, WorkingDays]),
})

/** How an edition takes and pays money. What it costs, and the least and the most, are business constants. */
export const PaymentsSchema = exactly({ deposits: atLeast(1, Payment), withdrawals: atLeast(1, Payment) })
