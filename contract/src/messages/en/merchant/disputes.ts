import type { DisputeStatus } from '../../../payments/dispute.ts'
import { plural } from '../formats.ts'

/** Card payments that cardholders contest at their bank. */
export const disputes = {
  title: 'Disputes',
  listLabel: 'Disputed payments',
  openCount: (count: number) => plural(count, { one: '# open dispute', other: '# open disputes' }),
  empty: {
    title: 'No disputes',
    text: 'Payments that customers contest at their bank appear here.',
  },
  columns: {
    dispute: 'Reason',
    amount: 'Amount',
    deadline: 'Evidence due',
    opened: 'Opened',
    status: 'Status',
  },
  noDeadline: 'None',
  evidence: 'View at provider',
  evidenceLabel: (amount: string) => `View the dispute over ${amount} at the provider`,
  amount: (amount: string) => `${amount} disputed`,
  deadline: (date: string) => `Evidence is due by ${date}.`,
  noRefund: 'The customer’s bank has taken this payment back, so it can’t be refunded here.',
  statuses: {
    warning_needs_response: 'Bank inquiry',
    warning_under_review: 'Inquiry in review',
    warning_closed: 'Inquiry closed',
    needs_response: 'Needs evidence',
    under_review: 'In review',
    prevented: 'Prevented',
    won: 'Won',
    lost: 'Lost',
  } satisfies Record<DisputeStatus, string>,
  /** The bank's reasons by their code. */
  reasons: {
    bank_cannot_process: 'The bank can’t process it',
    credit_not_processed: 'Refund not received',
    duplicate: 'Charged twice',
    fraudulent: 'Not made by the cardholder',
    general: 'No reason given',
    product_not_received: 'Product not received',
    product_unacceptable: 'Product not as described',
    unrecognized: 'Payment not recognized',
  },
}
