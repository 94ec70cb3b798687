import { plural, spellAmount } from './formats.ts'

/** Checkout, payment and its pages. */
export const checkout = {
  loading: 'Loading your checkout',
  viewMyOrders: 'View my orders',
  fulfillment: {
    legend: (shop: string) => `Pickup or delivery from ${shop}`,
    pickup: 'Pickup',
    delivery: 'Delivery',
    free: 'Free',
    address: 'Delivery address',
    addressHint: 'Include apartment number and delivery notes.',
    savedAddresses: 'Deliver to',
    otherAddress: 'A different address',
    saveAddress: 'Save this address for next time',
  },
  shop: {
    deliveryFee: 'Delivery',
    subtotal: 'Subtotal',
    addNote: 'Add a note',
    addNoteFor: (shop: string) => `Add a note for ${shop}`,
    arrangeDelivery: (shop: string) => `${shop} delivers it. Message the shop to agree on a time.`,
    notTakingOrders: (shop: string) => `${shop} isn’t taking orders right now.`,
    continueWithout: 'Continue without this shop',
    note: (shop: string) => `Note for ${shop} (optional)`,
  },
  pickupTime: {
    label: (shop: string) => `Pickup time at ${shop}`,
    soonest: ({ day, time }: { day: string; time: string }) => `ASAP: ${day}, around ${time}`,
    passed: 'That time has passed. Choose another one.',
    today: 'Today',
    option: ({ day, time }: { day: string; time: string }) => `${day}, ${time}`,
  },
  notTakingOrders: ({ shops, count }: { shops: string; count: number }) =>
    count === 1
      ? `${shops} isn’t taking orders right now. Continue without it, or come back later.`
      : `${shops} aren’t taking orders right now. Continue without them, or come back later.`,
  contact: {
    title: 'Contact information',
    change: 'Change',
    changeContact: 'Change contact information',
    name: 'Name',
    email: 'Email',
    phone: 'Phone (optional)',
    phoneHint: 'So the shop can call about your order.',
    savePhone: 'Save this number for next time',
  },
  payment: {
    title: 'Payment',
    legend: 'How do you want to pay?',
    online: { title: 'Pay now by card', text: 'One payment for all shops' },
    inStore: { title: 'Pay at pickup', text: 'Pay each shop when you pick up' },
    deliveryIsOnline: 'Delivery orders are paid online.',
    onlineOnly: ({ shops, count }: { shops: string; count: number }) =>
      count === 1 ? `${shops} only accepts online payment.` : `${shops} only accept online payment.`,
    noCards: 'Card payments aren’t available yet.',
    cardsStopped: 'Card payments are paused right now.',
    testMode: 'Test mode.',
    testModeText: 'No real charge. Pick a test card on the next page.',
    total: 'Total',
    pay: (amount: string) => `Pay ${amount}`,
    placeOrder: (amount: string) => `Place order for ${amount}`,
    payNow: (amount: string) => `Pay ${amount} now`,
    split: ({ card, pickup }: { card: string; pickup: string }) =>
      `You’ll pay ${card} by card now and ${pickup} at pickup.`,
    payAtPickupHint: 'The shops start right away. Pay each shop when you pick up.',
    holdHint: (minutes: number) =>
      plural(minutes, {
        one: 'Your card is charged only for what the shops accept. We’ll hold your items for # minute while you pay.',
        other:
          'Your card is charged only for what the shops accept. We’ll hold your items for # minutes while you pay.',
      }),
  },
  nextSteps: {
    outOfStock: 'Lower the quantity or remove it, then try again. Nothing was ordered or charged.',
    notAcceptingOrders: 'Remove its items, or come back later. You can still check out with the other shops.',
    ruleViolation: 'Change it above, then try again. Nothing was ordered or charged.',
    cardsStopped: 'Choose to pay at pickup. Nothing was ordered or charged.',
    conflict: 'Check your order, then try again.',
    notFound: 'Remove what’s no longer sold, then try again. Nothing was ordered or charged.',
    inProgress: 'We’re placing your order. If nothing happens, try again. It won’t be placed twice.',
    network: 'When you’re back online, try again. Your order won’t be placed twice.',
    priceChanged: 'Check the new prices, then try again.',
    newTotal: (amount: string) => `Your new total is ${amount}. Nothing was ordered or charged.`,
  },
  unpaid: {
    text: ({ shops, amount }: { shops: string; amount: string }) =>
      `You have an unpaid order at ${shops} for ${amount}. Pay now, or start over and we’ll cancel it.`,
    resume: 'Resume payment',
  },
  redirect: {
    opening: 'Opening the payment page',
    notResponding: 'The payment provider isn’t responding',
    tryOrCancel: 'Try again, or cancel and return to your cart.',
    continueToPayment: 'Continue to payment',
    cancel: 'Cancel and return to cart',
    unreachable: {
      title: 'The payment page didn’t open',
      text: 'Check your connection and try again, or cancel and return to your cart.',
    },
    invalidTitle: 'Invalid payment URL',
    invalidText: 'The payment page has no valid address. Try again, or cancel and return to your cart.',
    wrongSiteText: ({ site, payment }: { site: string; payment: string }) =>
      `Card payments don’t work at ${site}. Open ${payment} to pay by card, or cancel and return to your cart.`,
    notPaid: {
      title: 'Not paid yet',
      text: 'Continue to the payment page, or cancel and return to your cart.',
    },
    onHold: 'You weren’t charged. Your items are on hold for you.',
    onHoldUntil: (time: string) => `You weren’t charged. Your items are on hold for you until ${time}.`,
  },
  canceled: {
    notPaidTitle: 'Not paid yet',
    notPaid: (shops: string) => `Your order at ${shops} isn’t paid.`,
    notResponding: 'The payment provider isn’t responding. We’ll keep trying.',
    notCharged: { title: 'You weren’t charged', description: 'Your items are back in your cart.' },
    itemsInCart: 'Your items are still in your cart.',
    backToCart: 'Back to cart',
  },
  status: {
    title: 'Your payment',
    loading: 'Loading your payment',
    notFound: 'We couldn’t find this payment',
    mayTakeMinutes:
      'If you just paid, the confirmation may take a few minutes. Your order will appear in My Account. You won’t be charged for an order that isn’t there.',
    waitingTitle: 'One moment',
    confirming: 'Confirming your payment',
    confirmingText: 'We’re confirming your payment. This takes a few seconds.',
    nothingToShow: 'You’ll see the result of a card payment here. Your orders are in My Account.',
    signInTitle: 'Please sign in',
    signInText: 'Sign in with the account you ordered with to see this payment.',
  },
  summary: {
    placed: 'Order placed',
    shopConfirms: (shop: string) => `${shop} will confirm shortly. You’ll pay at pickup.`,
    shopsConfirm: 'Each shop will confirm shortly. You’ll pay at pickup.',
    payAtPickup: ({ shops, count }: { shops: string; count: number }) =>
      count === 1
        ? `Your order at ${shops} is placed. You’ll pay at pickup.`
        : `Your orders at ${shops} are placed. You’ll pay at pickup.`,
    notPaidYet: 'Not paid yet',
    notReceived: (amount: string) => `We haven’t received your payment of ${amount}. You weren’t charged.`,
    chargedOnAccept: ({ shop, amount }: { shop: string; amount: string }) =>
      `Your card is charged once ${shop} accepts your order. Until then, ${amount} is on hold. You won’t be charged for anything the shop can’t fulfill.`,
    chargedOnAcceptAll: (amount: string) =>
      `${amount} is on hold. Your card is charged once all shops have responded, or when the first part of your order is ready. Anything a shop can’t fulfill isn’t charged or is refunded.`,
    paid: 'Paid',
    charged: (amount: string) => `${amount} was charged to your card for the items the shops accepted.`,
    notCharged: 'You weren’t charged',
    holdReleased: (amount: string) =>
      `The order wasn’t accepted. The ${amount} hold on your card is released.`,
    notPaid: 'Not paid',
    expired:
      'The order wasn’t paid in time or was canceled. You weren’t charged, and your items are still in your cart.',
    chargeFailed: 'Your card couldn’t be charged',
    chargeFailedText: (amount: string) =>
      `${amount} wasn’t charged. The shops have been notified. Contact them before you go.`,
  },
  confirmation: {
    orderTotal: 'Order total',
    total: 'Total',
    charged: 'Charged to your card',
  },
  refund: {
    action: 'Refund',
    title: (customer: string) => `Refund ${customer}`,
    refundsSoFar: 'Refunds so far',
    totals: {
      charged: 'Charged to card',
      refunded: 'Refunded',
      disputed: 'Disputed, with fees',
      commission: 'Commission',
      net: 'Net',
    },
    fullyRefunded: 'This order is fully refunded.',
    started: (amount: string) => `Refunding ${amount} to the card.`,
    legend: 'Refund amount',
    full: { title: (amount: string) => `Full refund, ${amount}`, text: 'Stock won’t change.' },
    selected: { title: 'Selected items', text: 'You can return them to stock.' },
    custom: { title: 'Other amount', text: 'For example, part of the price' },
    tooMuch: (left: string) => `That’s more than the ${left} left to refund.`,
    amountLabel: 'Amount ($)',
    reasonLabel: 'Reason',
    reasonHint: 'Internal note. The customer doesn’t see it.',
    submit: (amount: string) => `Refund ${amount}`,
    confirm: {
      title: (cents: number) => `Refund ${spellAmount(cents)}?`,
      text: 'That’s more than half of what’s left to refund.',
      back: 'Go back',
    },
    quantity: (product: string) => `Quantity of ${product}`,
    none: 'None',
    countOf: ({ count, quantity }: { count: number; quantity: number }) => `${count} of ${quantity}`,
    restock: 'Return to stock',
    restocked: 'Returned to stock',
    item: ({ quantity, product }: { quantity: number; product: string }) => `${quantity} × ${product}`,
    states: {
      requested: (amount: string) => `${amount} refund in progress`,
      succeeded: (amount: string) => `${amount} refunded`,
      failed: (amount: string) => `${amount} refund failed`,
    },
    failures: {
      lostOrStolen: 'The card was reported lost or stolen. Refund the customer another way.',
      expiredOrCanceled: 'The card has expired or was canceled. Refund the customer another way.',
      unknown: (reason: string) => `Reason from the bank: ${reason}`,
    },
  },
}
