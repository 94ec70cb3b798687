import { z } from 'zod'
import { id } from '../fields.ts'

/** The provider's states. `warning_…`: an inquiry of the bank; no money has moved. */
export const disputeStatuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'prevented',
  'won',
  'lost',
] as const
export const disputeStatus = z.enum(disputeStatuses)
export type DisputeStatus = z.infer<typeof disputeStatus>

/** A card payment that the cardholder contests at the bank. */
export const dispute = z.object({
  id,
  parent_order_id: id,
  status: disputeStatus,
  /** The bank's reason, as the provider reports it: `fraudulent`, `product_not_received` and others. */
  reason: z.string(),
  /** Dollars; at an order, its share of the disputed payment. */
  amount: z.number(),
  /** Until when the provider takes evidence; null when it requires none. */
  evidence_due_at: z.iso.datetime().nullable(),
  /** Where evidence is submitted, in the payment provider's dashboard; null while card payments are off. */
  evidence_url: z.url().nullable(),
  created_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable(),
})
export type Dispute = z.infer<typeof dispute>

const statusRanks: Record<DisputeStatus, number> = {
  warning_needs_response: 1,
  warning_under_review: 2,
  warning_closed: 3,
  needs_response: 4,
  under_review: 5,
  prevented: 6,
  won: 6,
  lost: 6,
}

/**
 * Whether a dispute may take this status after the other: its reports come in any order, and a decision is final. A
 * closed inquiry can still become a dispute.
 */
export function canDisputeBecome(from: DisputeStatus, to: DisputeStatus): boolean {
  return statusRanks[to] > statusRanks[from]
}

export function isDisputeClosed(status: DisputeStatus): boolean {
  return status === 'won' || status === 'lost' || status === 'prevented' || status === 'warning_closed'
}

/** Whether the provider waits for evidence. */
export function needsEvidence(status: DisputeStatus): boolean {
  return status === 'needs_response' || status === 'warning_needs_response'
}
