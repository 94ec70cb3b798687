import type { NoticeEvent } from '@mainstreet/contract/messages/notice-events.ts'
import type { OrderStatus } from '@mainstreet/contract/orders/order.ts'
import type { OrderFacts, Telling, Waiting } from './notice-store.ts'

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
  return toShop(order, 'order_placed', `New ${thing(order)} from ${order.customer_name}`)
}

export function readyWords(order: OrderFacts): Words[] {
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
  completed: (order) => toCustomer(order, 'order_completed', `Picked up at ${order.shop_name}. Enjoy!`),
  declined: (order, { reason }) =>
    toCustomer(
      order,
      'order_declined',
      `${order.shop_name} cannot take your ${thing(order)}`,
      `${goods(order)}.${because(reason)}`,
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
          `${goods(order)}.${because(reason)}`,
        )),
  ],
  expired: (order) => [
    ...toShop(order, 'order_expired', `${order.customer_name}'s ${thing(order)} was not answered in time`),
    ...toCustomer(
      order,
      'order_unanswered',
      `${order.shop_name} did not answer your ${thing(order)} in time`,
    ),
  ],
  no_show: (order) =>
    toCustomer(order, 'order_not_picked_up', `Your ${thing(order)} at ${order.shop_name} was not picked up`),
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

export function waitingWords({ hearer_id, from_name, waiting }: Waiting): Words {
  const count = waiting === 1 ? 'A message is' : `${waiting} messages are`
  return {
    user_id: hearer_id,
    event: 'message_waiting',
    title: `${from_name} wrote to you`,
    body: `${count} waiting for your answer.`,
  }
}
