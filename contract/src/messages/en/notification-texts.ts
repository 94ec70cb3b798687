import type {
  AuthorizedOrder,
  NotificationTexts,
  NotifiedItems,
  NotifiedRefund,
} from '../../notifications/notification-content.ts'
import { getLocalMinutes } from '../../shops/time-zone.ts'
import { formats, plural } from './formats.ts'

/** The text of each notification, in the app and as an email. */
export const notificationTexts = {
  order_placed: ({ order_type, customer, items, card_cents, delivery_address }) => ({
    title: `New ${order_type} from ${customer}`,
    body: sentences(
      summarizeItems(items),
      delivery_address && `Deliver to ${delivery_address}.`,
      card_cents !== null && `${formats.money(card_cents)} by card once you accept.`,
    ),
  }),
  order_received: ({ order_type, shops, awaits_shop }) => ({
    title:
      order_type === 'order'
        ? `Order placed at ${placesOf(shops)}`
        : `${awaits_shop ? 'Reservation requested' : 'Reserved'} at ${placesOf(shops)}`,
    body: awaits_shop
      ? `${shops.length === 1 ? 'The shop' : 'Each shop'} will confirm soon. We’ll email you when it’s ready. You pay at pickup.`
      : 'We’ll email you when it’s ready. You pay at pickup.',
  }),
  order_confirmed: ({ order_type, shop, items }) => ({
    title: `${shop} confirmed your ${order_type}`,
    body: summarizeItems(items),
  }),
  order_in_preparation: ({ order_type, shop, items }) => ({
    title: order_type === 'order' ? `${shop} is preparing your order` : `${shop} is setting aside your items`,
    body: summarizeItems(items),
  }),
  order_declined: ({ order_type, shop, items, reason, refund }) => ({
    title: `${shop} can’t take your ${order_type}`,
    body: sentences(summarizeItems(items), reason && `Reason: ${quoteSentence(reason)}`, refundText(refund)),
  }),
  order_ready_for_pickup: ({ shop, items, pickup_code }) => ({
    title: `Ready for pickup at ${shop}`,
    body: `${summarizeItems(items)} Your pickup code is ${pickup_code}.`,
  }),
  order_pickup_reminder: ({ order_type, shop, items, pickup_code, pickup_until, time_zone }) => ({
    title: `Pick up by ${formats.minuteOfDay(getLocalMinutes(time_zone, Date.parse(pickup_until)))} at ${shop}`,
    body: sentences(
      summarizeItems(items),
      `Your pickup code is ${pickup_code}.`,
      order_type === 'reservation' && 'After that, your reservation is no longer held.',
    ),
  }),
  order_out_for_delivery: ({ shop, items, pickup_code, delivery_address }) => ({
    title: `Out for delivery from ${shop}`,
    body: `${summarizeItems(items)} Delivery to ${delivery_address}. Your delivery code is ${pickup_code}.`,
  }),
  order_picked_up: ({ shop, items }) => ({
    title: `Picked up at ${shop}. Enjoy!`,
    body: summarizeItems(items),
  }),
  order_delivered: ({ shop, items }) => ({
    title: `Delivered by ${shop}. Enjoy!`,
    body: summarizeItems(items),
  }),
  order_cancelled: ({ order_type, customer, items }) => ({
    title: `${customer}’s ${order_type} was canceled`,
    body: summarizeItems(items),
  }),
  order_cancelled_by_shop: ({ order_type, shop, items, reason, refund }) => ({
    title: `${shop} canceled your ${order_type}`,
    body: sentences(summarizeItems(items), reason && `Reason: ${quoteSentence(reason)}`, refundText(refund)),
  }),
  order_expired: ({ order_type, customer, items }) => ({
    title: `${customer}’s ${order_type} expired`,
    body: `${summarizeItems(items)} You didn’t respond in time.`,
  }),
  order_expired_unanswered: ({ order_type, shop, items, refund }) => ({
    title: `${shop} didn’t respond in time`,
    body: sentences(`Your ${order_type} has expired:`, summarizeItems(items), refundText(refund)),
  }),
  order_not_picked_up: ({ order_type, shop, items }) => ({
    title: `Missed pickup at ${shop}`,
    body: `${summarizeItems(items)} Your ${order_type} is no longer held.`,
  }),
  order_not_delivered: ({ shop, items }) => ({
    title: `Missed delivery from ${shop}`,
    body: `${summarizeItems(items)} Nobody was there to accept it.`,
  }),
  order_message_from_customer: ({ order_type, customer, message }) => ({
    title: `New message from ${customer}`,
    body: `About the ${order_type}: ${quote(message)}`,
  }),
  order_message_from_shop: ({ order_type, shop, message }) => ({
    title: `New message from ${shop}`,
    body: `About your ${order_type}: ${quote(message)}`,
  }),
  payment_authorized: ({ total_cents, orders }) => ({
    title: 'Order placed',
    body: [...orders.map(describeAuthorizedOrder), holdText(total_cents, orders.length)].join('\n'),
  }),
  payment_charged: ({ shop, items, cents }) => ({
    title: `You paid ${formats.money(cents)} at ${shop}`,
    body: `${summarizeItems(items)} Your card was charged ${formats.money(cents)}.`,
  }),
  payment_refunded: ({ shop, items, refunded_cents, total_cents }) => ({
    title: `Refund from ${shop}`,
    body: `${summarizeItems(items)} ${formats.money(refunded_cents)} of ${formats.money(total_cents)} is on its way to your card. ${refundArrival}`,
  }),
  payment_failed: ({ shop, items }) => ({
    title: 'Your card couldn’t be charged',
    body: `${summarizeItems(items)} Contact ${shop} before you pick it up.`,
  }),
  payment_failed_for_shop: ({ customer, items }) => ({
    title: `${customer}’s card couldn’t be charged`,
    body: `${summarizeItems(items)} Don’t hand it over until it’s paid.`,
  }),
  payment_expired: ({ order_type, shop }) => ({
    title: `Your ${order_type} wasn’t paid in time`,
    body: `${shop} no longer holds your items. You weren’t charged, and your cart is unchanged.`,
  }),
  refund_failed: ({ shop, items, cents }) => ({
    title: `Your ${formats.money(cents)} refund is delayed`,
    body: `${summarizeItems(items)} Your bank rejected the refund. ${shop} has been notified, and you’ll still get your money back.`,
  }),
  refund_failed_for_shop: ({ customer, items, cents }) => ({
    title: `Refund to ${customer} failed`,
    body: `${summarizeItems(items)} ${formats.money(cents)} wasn’t refunded. Try again from the order, or arrange it with the customer.`,
  }),
  refund_at_provider_for_shop: ({ customer, items, cents }) => ({
    title: `${formats.money(cents)} refunded to ${customer}`,
    body: `${summarizeItems(items)} The marketplace made this refund at the card provider. It’s deducted from your payouts.`,
  }),
  refund_at_provider_for_admin: ({ shop, number, cents }) => ({
    title: `${formats.money(cents)} refunded at the card provider`,
    body: `Order ${number} at ${shop} was refunded in the provider’s dashboard. The shop has been notified.`,
  }),
  dispute_opened_for_shop: ({ customer, items, cents, ...dispute }) => ({
    title: dispute.is_inquiry
      ? `${customer}’s bank asks about a ${formats.money(cents)} payment`
      : `${customer} disputes a ${formats.money(cents)} payment`,
    body: sentences(
      summarizeItems(items),
      dispute.is_inquiry
        ? 'No money has been taken back yet.'
        : 'The bank has taken the amount back. It’s deducted from your payouts unless the dispute is won.',
      evidenceText(dispute),
    ),
  }),
  dispute_opened_for_admin: ({ shop, number, cents, ...dispute }) => ({
    title: dispute.is_inquiry
      ? `Bank inquiry about ${formats.money(cents)}`
      : `Dispute over ${formats.money(cents)}`,
    body: sentences(`Order ${number} at ${shop}.`, evidenceText(dispute)),
  }),
  dispute_won_for_shop: ({ customer, items, cents }) => ({
    title: `Dispute won: ${formats.money(cents)}`,
    body: `${summarizeItems(items)} The bank decided against ${customer}, and the amount is back in your payouts.`,
  }),
  dispute_won_for_admin: ({ shop, number, cents }) => ({
    title: `Dispute won: ${formats.money(cents)}`,
    body: `Order ${number} at ${shop}. The amount has been returned.`,
  }),
  dispute_lost_for_shop: ({ customer, items, cents }) => ({
    title: `Dispute lost: ${formats.money(cents)}`,
    body: `${summarizeItems(items)} The bank decided for ${customer}. The decision is final.`,
  }),
  dispute_lost_for_admin: ({ shop, number, cents }) => ({
    title: `Dispute lost: ${formats.money(cents)}`,
    body: `Order ${number} at ${shop}. The decision is final.`,
  }),
  dispute_ended_for_shop: ({ customer, items, cents }) => ({
    title: `Question about ${formats.money(cents)} settled`,
    body: `${summarizeItems(items)} ${customer}’s bank has closed the case, and no money was taken back.`,
  }),
  dispute_ended_for_admin: ({ shop, number, cents }) => ({
    title: `Question about ${formats.money(cents)} settled`,
    body: `Order ${number} at ${shop}. The bank has closed the case.`,
  }),
  messages_unread: ({ from, count }) => ({
    title: `New message from ${from ?? 'a customer'}`,
    body: plural(count, { one: 'You have an unread message.', other: 'You have # unread messages.' }),
  }),
  shop_approved: ({ shop }) => ({
    title: `${shop} is approved`,
    body: 'Customers can now find your shop.',
  }),
  shop_rejected: ({ shop, reason }) => ({
    title: `${shop} wasn’t approved`,
    body: sentences(
      reason && `Reason: ${quoteSentence(reason)}`,
      'Fix the problem in your dashboard, then resubmit your shop.',
    ),
  }),
  shop_submitted: ({ shop, location }) => ({
    title: `${shop} is waiting for approval`,
    body: `Address: ${location}\nReview it under Shop approvals.`,
  }),
  /** A notification of a newer version. */
  unknown: { title: 'New notification', body: 'Refresh the page to see it.' },
} satisfies NotificationTexts & { unknown: { title: string; body: string } }

function summarizeItems({ name, quantity, others }: NotifiedItems): string {
  return others === 0 ? `${quantity} × ${name}.` : `${quantity} × ${name} and ${others} more.`
}

function describeAuthorizedOrder({
  shop,
  number,
  items,
  total_cents,
  pickup_code,
  delivery_address,
}: AuthorizedOrder): string {
  const order = `${shop}, order ${number}, ${formats.money(total_cents)}: ${summarizeItems(items)}`
  return delivery_address
    ? `${order} Delivery to ${delivery_address}, delivery code ${pickup_code}.`
    : `${order} Pickup code ${pickup_code}.`
}

function holdText(cents: number, orders: number): string {
  return `${formats.money(cents)} is on hold. ${plural(orders, {
    one: 'Your card is charged once the shop accepts your order.',
    other:
      'Your card is charged once all shops have responded, or when the first order is ready. What a shop can’t fulfill isn’t charged or is refunded.',
  })}`
}

/** As Stripe tells its merchants (support.stripe.com); a single refund has no date. */
const refundArrival = 'Refunds can take 5 to 10 business days to appear.'

function refundText(refund: NotifiedRefund): string | null {
  if (refund === 'released') return 'You weren’t charged, and the hold on your card is released.'
  return refund === 'refunded' ? `Your payment will be refunded to your card. ${refundArrival}` : null
}

type Evidence = { evidence_until: string | null; time_zone: string; evidence_url: string }

function evidenceText({ evidence_until, time_zone, evidence_url }: Evidence): string {
  const link = `Details: ${evidence_url}`
  if (evidence_until === null) return link
  const deadline = formats.date(new Date(evidence_until), 'dayAndTime', time_zone)
  return `Submit evidence, such as a receipt or proof of delivery, by ${deadline}. ${link}`
}

function sentences(...parts: (string | false | null)[]): string {
  return parts.filter(Boolean).join(' ')
}

const quote = (text: string) => `“${text}”`

/** Ends with a period, as a sentence among others. */
const quoteSentence = (text: string) => quote(/[.!?…]$/.test(text) ? text : `${text}.`)

function placesOf(shops: readonly string[]): string {
  return shops.length === 1 ? (shops[0] ?? '') : plural(shops.length, { one: '# shop', other: '# shops' })
}
