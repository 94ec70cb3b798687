import { formatMoney } from '@mainstreet/contract/money.ts'
import type { NoticeEvent } from '@mainstreet/contract/notifications/notification-events.ts'
import { isBrought } from '@mainstreet/contract/orders/delivery.ts'
import type { OrderStatus, PaymentStatus } from '@mainstreet/contract/orders/order.ts'
import { orderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { isTheShops } from '../orders/shop-visibility.ts'
import type { OrderFacts, Telling, Waiting } from './store.ts'

type Move = { actor: string; reason: string | null }
type Words = Omit<Telling, 'source' | 'subject'>

const thing = ({ order_type }: OrderFacts) => order_type

function goods({ first_quantity, first_item, lines }: OrderFacts): string {
  const first = `${first_quantity} x ${first_item}`
  return lines === 1 ? first : `${first} and ${lines - 1} more`
}

const because = (reason: string | null) => (reason ? ` ${quoted(reason)}` : '')
const quoted = (text: string) => `“${text.length > 160 ? `${text.slice(0, 159)}…` : text}”`

function toShop(order: OrderFacts, event: NoticeEvent, title: string, body = `${goods(order)}.`): Words[] {
  return order.owner_id ? [{ user_id: order.owner_id, event, title, body }] : []
}

function toCustomer(
  order: OrderFacts,
  event: NoticeEvent,
  title: string,
  body = `${goods(order)}.`,
): Words[] {
  return [{ user_id: order.customer_id, event, title, body }]
}

export function placedWords(order: OrderFacts): Words[] {
  const title = `New ${thing(order)} from ${order.customer_name}`
  const isCardPaid = order.payment_status === 'authorized'
  const words = isCardPaid ? ` ${formatMoney(order.total_cents)} by card once you accept.` : ''
  const where = isBrought(order) ? ` To be brought to ${order.delivery_address}.` : ''
  return toShop(order, 'order_placed', title, `${goods(order)}.${where}${words}`)
}

/** What happens to the customer's money because of what has just happened to the order. */
function moneyAfter({ payment_status }: OrderFacts): string {
  if (payment_status === 'authorized' || payment_status === 'voided')
    return ' Nothing is charged, and the hold on your card is let go.'
  if (['paid', 'part_refunded', 'refunded'].includes(payment_status))
    return ' What you paid goes back to your card.'
  return ''
}

/** Charged, given back, not charged: the customer hears of every cent, the shop of what it has to act on. */
export function moneyWords(order: OrderFacts, status: PaymentStatus): Words[] {
  const { shop_name, customer_name, total_cents, refunded_cents } = order
  const told = (title: string, words: string) =>
    toCustomer(order, 'order_money', title, `${goods(order)}. ${words}`)
  const [total, back] = [formatMoney(total_cents), formatMoney(refunded_cents)]
  if (status === 'paid') return told(`${total} paid at ${shop_name}`, `Your card was charged ${total}.`)
  if (status === 'part_refunded' || status === 'refunded')
    return told(`${shop_name} has given money back`, `${back} of ${total} is on its way to your card.`)
  if (status === 'failed')
    return [
      ...told('Your card could not be charged', `Ask ${shop_name} before you come.`),
      ...toShop(
        order,
        'order_money',
        `${customer_name}'s card could not be charged`,
        `${goods(order)}. Do not hand it over before it is paid.`,
      ),
    ]
  // what was never paid and was let go by hand needs no words
  if (status === 'voided' && order.status === 'expired' && !isTheShops(order))
    return told(
      `Your ${thing(order)} at ${shop_name} was not paid in time`,
      'Nothing was charged, and your cart is as you left it.',
    )
  return []
}

/** One confirmation for all that was paid together, with what the counters ask for. */
export function heldWords(orders: readonly OrderFacts[]): Words[] {
  const [first] = orders
  if (!first) return []
  const total = formatMoney(orders.reduce((sum, { total_cents }) => sum + total_cents, 0))
  const parts = orders.map(
    (order) =>
      `${order.shop_name}, order ${orderNumber(order)}: ${goods(order)}, ${formatMoney(order.total_cents)}, ${
        isBrought(order) ? `brought to ${order.delivery_address}, code for the door` : 'pickup code'
      } ${order.pickup_code}.`,
  )
  const words = `${total} is on hold. Your card is charged once ${
    orders.length === 1 ? 'the shop accepts your order' : 'the shops accept your order'
  }, and any remaining hold is released.`
  return toCustomer(first, 'order_money', 'Order placed', [...parts, words].join('\n'))
}

export function refundFailedWords(order: OrderFacts, cents: number): Words[] {
  const amount = formatMoney(cents)
  return [
    ...toCustomer(
      order,
      'order_money',
      `${amount} could not go back to your card yet`,
      `${goods(order)}. Your bank refused it. ${order.shop_name} and the street know of it and try again: the money stays yours.`,
    ),
    ...toShop(
      order,
      'order_money',
      `A refund to ${order.customer_name} has failed`,
      `${goods(order)}. ${amount} did not go back. Try it again at the order, or settle it with the customer.`,
    ),
  ]
}

export function readyWords(order: OrderFacts): Words[] {
  if (isBrought(order))
    return toCustomer(
      order,
      'order_ready',
      `On its way from ${order.shop_name}`,
      `${goods(order)}. It comes to ${order.delivery_address}; your code for the door is ${order.pickup_code}.`,
    )
  const body = `${goods(order)}. Your pickup code is ${order.pickup_code}.`
  return toCustomer(order, 'order_ready', `Ready for pickup at ${order.shop_name}`, body)
}

type Told = (order: OrderFacts, move: Move) => Words[]

/** Who hears of which move; the one who made it knows already. */
const moved: Partial<Record<OrderStatus, Told>> = {
  reserved: (order) =>
    toCustomer(order, 'order_accepted', `${order.shop_name} has confirmed your ${thing(order)}`),
  in_progress: (order) =>
    toCustomer(order, 'order_accepted', `${order.shop_name} is preparing your ${thing(order)}`),
  completed: (order) =>
    toCustomer(
      order,
      'order_completed',
      isBrought(order)
        ? `Delivered by ${order.shop_name}. Enjoy!`
        : `Picked up at ${order.shop_name}. Enjoy!`,
    ),
  declined: (order, { reason }) =>
    toCustomer(
      order,
      'order_declined',
      `${order.shop_name} cannot take your ${thing(order)}`,
      `${goods(order)}.${because(reason)}${moneyAfter(order)}`,
    ),
  cancelled: (order, { actor, reason }) => [
    ...(actor === 'merchant'
      ? []
      : toShop(order, 'order_cancelled', `${order.customer_name}'s ${thing(order)} was cancelled`)),
    ...(actor === 'customer'
      ? []
      : toCustomer(
          order,
          'order_called_off',
          `${order.shop_name} has cancelled your ${thing(order)}`,
          `${goods(order)}.${because(reason)}${moneyAfter(order)}`,
        )),
  ],
  expired: (order) => [
    ...toShop(order, 'order_expired', `${order.customer_name}'s ${thing(order)} was not answered in time`),
    ...toCustomer(
      order,
      'order_unanswered',
      `${order.shop_name} did not answer your ${thing(order)} in time`,
      `${goods(order)}.${moneyAfter(order)}`,
    ),
  ],
  no_show: (order) =>
    toCustomer(
      order,
      'order_not_picked_up',
      isBrought(order)
        ? `Your order from ${order.shop_name} could not be delivered`
        : `Your ${thing(order)} at ${order.shop_name} was not picked up`,
    ),
}

export function movedWords(order: OrderFacts, to: OrderStatus, move: Move): Words[] {
  return moved[to]?.(order, move) ?? []
}

export function orderMessageWords(order: OrderFacts, senderType: string, message: string): Words[] {
  return senderType === 'customer'
    ? toShop(order, 'order_message', `${order.customer_name} about the ${thing(order)}`, quoted(message))
    : toCustomer(order, 'order_message', `${order.shop_name} about your ${thing(order)}`, quoted(message))
}

export function reviewWords(
  ownerId: string,
  shop: { name: string; rejection_reason: string | null },
  to: string,
): Words[] {
  return to === 'approved'
    ? [
        {
          user_id: ownerId,
          event: 'shop_approved',
          title: `${shop.name} is open on the street`,
          body: 'Customers can find your shop now.',
        },
      ]
    : [
        {
          user_id: ownerId,
          event: 'shop_rejected',
          title: `${shop.name} was not approved`,
          body: shop.rejection_reason ?? '',
        },
      ]
}

type WaitingShop = { name: string; location: string }

export function submittedWords(adminIds: readonly string[], shop: WaitingShop): Words[] {
  const title = `${shop.name} is waiting for approval`
  // without its owner's name, which would outlive the account
  const body = `Address: ${shop.location}\nApprove or reject it in the approval queue.`
  return adminIds.map((user_id) => ({ user_id, event: 'shop_waiting', title, body }))
}

export function waitingWords({ hearer_id, from_name, waiting }: Waiting): Words {
  const count = waiting === 1 ? 'A message is' : `${waiting} messages are`
  return {
    user_id: hearer_id,
    event: 'message_waiting',
    title: `${from_name} wrote to you`,
    body: `${count} waiting for your answer.`,
  }
}
