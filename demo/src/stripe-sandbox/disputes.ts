import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { z } from 'zod'
import { recordBalanceTransaction } from './balance-transactions.ts'
import { recordEvent } from './events.ts'
import { insertStripeObject, lockStripeObject, newId, toUnixSeconds, updateStripeObject } from './store.ts'
import { StripeApiError } from './stripe-api-error.ts'
import type { StripeDispute } from './stripe-objects.ts'

const evidencePeriodS = 7 * 24 * 3600
const disputeFeeCents = 1500

/** The texts by which Stripe's test mode decides a dispute. */
const verdicts = { winning_evidence: 'won', losing_evidence: 'lost' } as const

export const updateDisputeParams = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: z.string().max(20_000).optional() }).optional(),
  submit: z.enum(['true', 'false']).optional(),
})

/** Whether a bank keeps an amount of the payment, which then cannot be refunded. */
export async function hasWithdrawnDispute(reader: Queryable, intentId: string): Promise<boolean> {
  const row = await reader.one(sql`
    select 1 from sandbox_objects where payment_intent = ${intentId} and kind = 'dispute'
      and body->>'status' in ('needs_response', 'under_review', 'lost') limit 1`)
  return row !== undefined
}

type NewDispute = { reason: StripeDispute['reason']; isInquiry?: boolean; amount?: number }

/** The cardholder contests the payment at the bank, which takes the amount back at once; an inquiry only asks. */
export async function openDispute(
  tx: Tx,
  now: Date,
  intentId: string,
  { reason, isInquiry = false, amount }: NewDispute,
): Promise<StripeDispute> {
  const intent = await lockStripeObject(tx, 'payment_intent', intentId)
  const charge = await lockStripeObject(tx, 'charge', intent.latest_charge ?? '')
  const due_by = toUnixSeconds(now) + evidencePeriodS
  const dispute: StripeDispute = {
    id: newId('dp'),
    object: 'dispute',
    created: toUnixSeconds(now),
    livemode: false,
    amount: amount ?? charge.amount_captured - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: { due_by, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: isInquiry,
    metadata: {},
    payment_intent: intent.id,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  }
  await insertStripeObject(tx, dispute)
  await updateStripeObject(tx, { ...charge, disputed: true })
  await recordEvent(tx, now, 'charge.dispute.created', dispute)
  return isInquiry ? dispute : withdrawFunds(tx, now, dispute)
}

async function withdrawFunds(tx: Tx, now: Date, dispute: StripeDispute): Promise<StripeDispute> {
  const withdrawal = await recordBalanceTransaction(tx, now, {
    reporting_category: 'dispute',
    amount: -dispute.amount,
    fee: disputeFeeCents,
    source: dispute.id,
  })
  const withdrawn = { ...dispute, balance_transactions: [...dispute.balance_transactions, withdrawal] }
  await updateStripeObject(tx, withdrawn)
  await recordEvent(tx, now, 'charge.dispute.funds_withdrawn', withdrawn)
  return withdrawn
}

/** The bank turns an inquiry into a dispute. */
export async function escalateInquiry(tx: Tx, now: Date, id: string): Promise<StripeDispute> {
  const inquiry = await lockStripeObject(tx, 'dispute', id)
  if (!inquiry.status.startsWith('warning_')) throw new StripeApiError(400, 'This dispute is not an inquiry.')
  const dispute: StripeDispute = { ...inquiry, status: 'needs_response', is_charge_refundable: false }
  await updateStripeObject(tx, dispute)
  await recordEvent(tx, now, 'charge.dispute.updated', dispute)
  return withdrawFunds(tx, now, dispute)
}

/** As in Stripe's test mode, the text of the evidence decides at once. */
export async function updateDispute(
  tx: Tx,
  now: Date,
  id: string,
  { evidence, submit = 'true' }: z.output<typeof updateDisputeParams>,
): Promise<StripeDispute> {
  const dispute = await lockStripeObject(tx, 'dispute', id)
  if (isClosed(dispute)) throw new StripeApiError(400, 'This dispute is already closed.')
  const text = evidence?.uncategorized_text
  const isSubmitted = submit === 'true' && text !== undefined
  const updated: StripeDispute = {
    ...dispute,
    evidence: { ...dispute.evidence, ...evidence },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: dispute.evidence_details.has_evidence || text !== undefined,
      submission_count: dispute.evidence_details.submission_count + (isSubmitted ? 1 : 0),
    },
    status: isSubmitted ? getReviewStatus(dispute) : dispute.status,
  }
  await updateStripeObject(tx, updated)
  await recordEvent(tx, now, 'charge.dispute.updated', updated)
  const verdict = isSubmitted ? verdicts[text as keyof typeof verdicts] : undefined
  return verdict ? closeDispute(tx, now, updated, verdict) : updated
}

function getReviewStatus({ status }: StripeDispute): StripeDispute['status'] {
  return status.startsWith('warning_') ? 'warning_under_review' : 'under_review'
}

/** The marketplace accepts the dispute: it is lost. */
export async function acceptDispute(tx: Tx, now: Date, id: string): Promise<StripeDispute> {
  const dispute = await lockStripeObject(tx, 'dispute', id)
  if (isClosed(dispute)) throw new StripeApiError(400, 'This dispute is already closed.')
  return closeDispute(tx, now, dispute, 'lost')
}

const isClosed = ({ status }: StripeDispute) =>
  status === 'won' || status === 'lost' || status === 'warning_closed'

async function closeDispute(
  tx: Tx,
  now: Date,
  dispute: StripeDispute,
  verdict: 'won' | 'lost',
): Promise<StripeDispute> {
  const isInquiry = dispute.status.startsWith('warning_')
  const closed: StripeDispute = { ...dispute, status: isInquiry ? 'warning_closed' : verdict }
  const isReinstated = closed.status === 'won'
  const reinstated = isReinstated ? await reinstateFunds(tx, now, closed) : closed
  await updateStripeObject(tx, reinstated)
  await recordEvent(tx, now, 'charge.dispute.closed', reinstated)
  if (isReinstated) await recordEvent(tx, now, 'charge.dispute.funds_reinstated', reinstated)
  return reinstated
}

async function reinstateFunds(tx: Tx, now: Date, dispute: StripeDispute): Promise<StripeDispute> {
  const reversal = await recordBalanceTransaction(tx, now, {
    reporting_category: 'dispute_reversal',
    amount: dispute.amount,
    fee: -disputeFeeCents,
    source: dispute.id,
  })
  return { ...dispute, balance_transactions: [...dispute.balance_transactions, reversal] }
}
