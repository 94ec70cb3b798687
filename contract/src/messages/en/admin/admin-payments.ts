import type { PaymentDiscrepancy } from '../../../payments/payment.ts'

type DiscrepancyMessages = {
  title: string
  text: string
  /** What to do before it is resolved. */
  nextStep: string
}

/** The differences between our records of payments and the provider's. */
export const adminPayments = {
  cards: {
    title: 'Card payments',
    on: 'Customers can pay by card.',
    stopped: 'Customers can only pay at pickup.',
    reason: (reason: string) => `Reason: ${reason}`,
    stop: 'Stop card payments',
    resume: 'Resume card payments',
    stopTitle: 'Stop card payments?',
    stopText: 'New checkouts offer payment at pickup only. Payments and refunds that are under way continue.',
    resumeTitle: 'Resume card payments?',
    resumeText: 'Customers can pay by card again.',
    reasonLabel: 'Reason',
    reasonHint: 'Recorded in the audit log. Customers don’t see it.',
    hasStopped: 'Card payments stopped',
    hasResumed: 'Card payments resumed',
  },
  list: 'List',
  mismatches: 'Differences',
  filter: 'Status',
  open: 'Open',
  includeResolved: 'Include resolved',
  listLabel: 'Payment differences',
  empty: {
    title: 'All payments match',
    text: 'We compare our records with the payment provider’s. Differences stay here until resolved.',
    action: 'Show resolved',
  },
  columns: {
    mismatch: 'Difference',
    ourRecords: 'Our records',
    provider: 'Provider',
    found: 'Found',
    status: 'Status',
    actions: 'Actions',
  },
  resolved: 'Resolved',
  viewOrders: 'View orders',
  viewOrdersLabel: ({ mismatch, amount }: { mismatch: string; amount: string }) =>
    `View orders: ${mismatch}, ${amount}`,
  resolve: 'Resolve',
  resolveLabel: ({ mismatch, amount }: { mismatch: string; amount: string }) =>
    `Resolve: ${mismatch}, ${amount}`,
  done: (mismatch: string) => `Resolved: ${mismatch}`,
  payment: (id: string) => `Payment ${id}`,
  amountOfPayment: ({ amount, id }: { amount: string; id: string }) => `${amount}, payment ${id}`,
  chargedAmount: ({ state, amount }: { state: string; amount: string }) => `${state}, ${amount} charged`,
  states: {
    none: 'None',
    closed: 'Closed',
    void: 'Released',
    voided: 'Released',
    canceled: 'Released',
    live: 'Live keys',
    test: 'Test keys',
    open: 'Unpaid',
    authorized: 'On hold',
    requires_capture: 'On hold',
    captured: 'Charged',
    succeeded: 'Charged',
    failed: 'Not charged',
  },
  discrepancies: {
    unknown_payment: {
      title: 'Unknown payment',
      text: 'The provider has a payment that doesn’t match any checkout.',
      nextStep:
        'Look up the payment ID in the provider’s dashboard. Refund it there if it isn’t for one of our orders.',
    },
    wrong_amount: {
      title: 'Wrong amount',
      text: 'The amount paid differs from the checkout total, so the orders count as unpaid.',
      nextStep: 'Refund the payment in the provider’s dashboard. The customer can order again.',
    },
    wrong_currency: {
      title: 'Wrong currency',
      text: 'The payment was in a different currency, so the orders count as unpaid.',
      nextStep: 'Refund the payment in the provider’s dashboard. The customer can order again.',
    },
    wrong_mode: {
      title: 'Test and live mixed up',
      text: 'A test payment was used for a live checkout, or the other way around. The orders count as unpaid.',
      nextStep: 'Check which API keys the server was started with.',
    },
    paid_late: {
      title: 'Paid too late',
      text: 'The payment arrived after the items were released. The hold on the card is released automatically.',
      nextStep: 'No action needed. If the customer asks: they weren’t charged and can order again.',
    },
    not_found: {
      title: 'Not found at provider',
      text: 'The provider has no record of this payment.',
      nextStep: 'Check whether the server uses another account’s API keys.',
    },
    authorized_elsewhere: {
      title: 'Still on hold',
      text: 'The card still has a hold that we released.',
      nextStep: 'Release the hold in the provider’s dashboard.',
    },
    captured_elsewhere: {
      title: 'Captured elsewhere',
      text: 'The amount charged differs from our records because it was captured in the provider’s dashboard.',
      nextStep: 'Refund any overcharge in the provider’s dashboard.',
    },
    refunded_elsewhere: {
      title: 'Refunded elsewhere',
      text: 'The amount refunded differs from our records because it was refunded in the provider’s dashboard.',
      nextStep:
        'Resend the refund’s event from the provider’s dashboard. Until then, the shop’s payouts don’t include it.',
    },
    disputed_elsewhere: {
      title: 'Dispute not recorded',
      text: 'The provider moved money for a dispute that our records don’t include.',
      nextStep:
        'Resend the dispute’s events from the provider’s dashboard. Until then, the shop’s payouts don’t include it.',
    },
    refund_failed: {
      title: 'Refund failed',
      text: 'The customer didn’t get the refund. We notified the customer and the shop.',
      nextStep: 'Retry the refund from the shop’s order board, or repay the customer another way.',
    },
    capture_failed: {
      title: 'Capture failed',
      text: 'The shop accepted the order, but the card couldn’t be charged. The order can’t be completed.',
      nextStep: 'Make sure the shop cancels the order. The customer can order again with another card.',
    },
  } satisfies Record<PaymentDiscrepancy['kind'], DiscrepancyMessages>,
}
