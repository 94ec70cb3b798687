import { z } from 'zod'
import { id, numberField, textField } from '../fields.ts'
import { payoutRules } from './field-rules.ts'

/** A transfer to the bank account of a shop, as an admin recorded it. */
export const payout = z.object({
  id,
  /** Dollars. */
  amount: z.number(),
  paid_on: z.iso.date(),
  /** Its date is still to come, by the clock of the shop. */
  scheduled: z.boolean(),
  /** What the shop's bank statement says; may be empty. */
  reference: z.string(),
  created_at: z.iso.datetime(),
})
export type Payout = z.infer<typeof payout>

export const payoutBody = z.object({
  /** Dollars. */
  amount: numberField(payoutRules.amount),
  paid_on: z.iso.date(),
  reference: textField(payoutRules.reference).default(''),
})

export const payoutSummary = z.object({
  /** What the marketplace owes the shop now: its card payments less refunds, disputes, commission and payouts. */
  balance_amount: z.number(),
  /** The sum of all payouts up to today. */
  paid_out_amount: z.number(),
  /** The first one that is scheduled. */
  next_payout: payout.nullable(),
  /** Whether customers can pay by card at all. */
  card_payments: z.boolean(),
})
