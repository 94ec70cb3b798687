/** The payment page of the Stripe sandbox. */
export const payPage = {
  siteName: 'Mainstreet',
  testMode: 'Test mode.',
  testModeText: 'This payment page is part of the demo. No card is charged or stored.',
  pageTitle: (title: string) => `${title} · Mainstreet test mode`,
  form: {
    pageTitle: 'Pay',
    title: 'Pay by card',
    testCard: 'Test card',
    quantity: (quantity: number) => `× ${quantity}`,
    pay: (amount: string) => `Pay ${amount}`,
    cancel: 'Cancel and return to the shop',
    /** The error's title in front of its text. */
    errorTitle: (title: string) => `${title}.`,
  },
  errors: {
    declined: {
      title: 'Your card was declined',
      text: 'You weren’t charged, and your items are still on hold. Choose another card.',
    },
    unconfirmed: {
      title: 'Your bank didn’t confirm the payment',
      text: 'You weren’t charged, and your items are still on hold. Try again, or choose another card.',
    },
    unknown: { title: 'This isn’t a test card', text: 'You weren’t charged. Choose a card from the list.' },
  },
  cards: {
    succeeds: { title: 'Paid', text: 'The payment goes through.' },
    declines: { title: 'Declined', text: 'Card declined. Try another card.' },
    requires_action: { title: 'Needs confirmation', text: 'Requires 3-D Secure confirmation.' },
    delays: { title: 'Slow', text: 'Succeeds after a short delay.' },
    fails_refund: { title: 'Refund fails', text: 'The payment goes through. A refund on it fails.' },
    disputes: {
      title: 'Disputed',
      text: 'The payment goes through. The bank takes it back when it’s charged.',
    },
    inquires: {
      title: 'Bank inquiry',
      text: 'The payment goes through. The bank asks about it when it’s charged.',
    },
  },
  /** A page of the provider's dashboard. */
  dispute: {
    title: 'Disputed payment',
    notFound: 'We couldn’t find this dispute',
    statuses: {
      warning_needs_response: 'The bank asks about this payment.',
      warning_under_review: 'The bank is reading the answer.',
      warning_closed: 'The bank has closed the case.',
      needs_response: 'The bank has taken the amount back and waits for evidence.',
      under_review: 'The bank is reading the evidence.',
      won: 'Won. The amount has been returned.',
      lost: 'Lost. The decision is final.',
    },
    decisions: {
      winning_evidence: 'Submit evidence that wins',
      losing_evidence: 'Submit evidence that loses',
      accept: 'Accept the dispute',
    },
  },
  confirm: {
    pageTitle: 'Confirm',
    title: 'Confirm this payment',
    text: ({ amount, card }: { amount: string; card: string }) =>
      `Pay ${amount} to Mainstreet with the card ${card}?`,
    yes: 'Yes, pay',
    no: 'No, cancel',
  },
  closed: {
    notFound: {
      title: 'We couldn’t find this payment',
      text: 'Check the address. You weren’t charged.',
    },
    paid: { title: 'Already paid', text: 'This payment went through. You won’t be charged again.' },
    expired: {
      title: 'This payment page has expired',
      text: 'The time is up, or the order was canceled or started over. You weren’t charged here.',
    },
    goToCart: 'Go to your cart',
    viewOrder: 'View your order',
  },
}
