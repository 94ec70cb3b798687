import type { Difference } from '@mainstreet/contract/payments/payment.ts'

export const differenceWords: Record<Difference['kind'], { title: string; text: string }> = {
  unknown_payment: {
    title: 'Unknown payment',
    text: 'The provider has a payment that we have no checkout for.',
  },
  wrong_amount: { title: 'Wrong amount', text: 'Another sum was taken than the checkout says.' },
  wrong_currency: { title: 'Wrong currency', text: 'It was paid in another currency than ours.' },
  wrong_mode: { title: 'Test and live mixed', text: 'A test payment met a live checkout, or the other way.' },
  paid_late: {
    title: 'Paid too late',
    text: 'It was paid after the goods had gone back on the shelf. The hold on the card is let go by itself.',
  },
  not_there: {
    title: 'Not at the provider',
    text: 'The provider does not know this payment. Were the keys of another account set?',
  },
  held_elsewhere: {
    title: 'Still held',
    text: "The card still holds money that we have let go. Let it go on the provider's own page.",
  },
  captured_elsewhere: {
    title: 'Captured elsewhere',
    text: "It was captured on the provider's own page, not by us.",
  },
  refunded_elsewhere: {
    title: 'Refunded elsewhere',
    text: "Money went back from the provider's own page, not by us.",
  },
  refund_failed: { title: 'Refund failed', text: 'The customer has not got the money back.' },
  capture_failed: { title: 'Capture failed', text: 'The goods went out and the money was not taken.' },
}
