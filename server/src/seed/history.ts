import type { Actor, OrderStatus, OrderType } from '@mainstreet/contract/orders/transitions.ts'
import { diceOf } from './chance.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { TownProduct, TownShop } from './town.ts'

export type PastEvent = {
  kind: 'placed' | 'moved' | 'ready'
  actor: Actor
  from: OrderStatus | null
  to: OrderStatus
  reason: string | null
  minutes_ago: number
}

export type PastOrder = {
  id: string
  /** Of a checkout over several shops its first order, else itself. */
  parent_id: string
  shop_id: string
  product: TownProduct
  quantity: number
  customer: { id: string; name: string; email: string; phone: string }
  type: OrderType
  status: OrderStatus
  code: string
  ready_minutes_ago: number | null
  events: PastEvent[]
}

/** How an order went, as steps with the minutes between them. */
type Course = {
  type: OrderType
  steps: { kind: 'moved' | 'ready'; actor: Actor; to: OrderStatus; after: number; reason?: string }[]
}

const start = (type: OrderType): OrderStatus => (type === 'order' ? 'pending' : 'reserved')
const prepared = { kind: 'moved', actor: 'merchant', to: 'in_progress', after: 9 } as const
const ready = { kind: 'ready', actor: 'merchant', to: 'in_progress', after: 18 } as const
const handedOver = { kind: 'moved', actor: 'merchant', to: 'completed', after: 47 } as const

const done: Record<string, Course> = {
  ordered: { type: 'order', steps: [prepared, ready, handedOver] },
  reserved: { type: 'reservation', steps: [prepared, ready, handedOver] },
  straight: { type: 'reservation', steps: [{ ...handedOver, after: 95 }] },
}
const ended: Course[] = [
  {
    type: 'order',
    steps: [{ kind: 'moved', actor: 'merchant', to: 'declined', after: 6, reason: 'Sold out today' }],
  },
  {
    type: 'order',
    steps: [
      { kind: 'moved', actor: 'clock', to: 'expired', after: 30, reason: 'The shop did not answer in time' },
    ],
  },
  {
    type: 'order',
    steps: [{ kind: 'moved', actor: 'customer', to: 'cancelled', after: 4, reason: 'Changed my mind' }],
  },
  { type: 'reservation', steps: [{ kind: 'moved', actor: 'customer', to: 'cancelled', after: 35 }] },
  {
    type: 'reservation',
    steps: [
      prepared,
      { kind: 'moved', actor: 'merchant', to: 'cancelled', after: 20, reason: 'It broke while being packed' },
    ],
  },
  {
    type: 'reservation',
    steps: [
      prepared,
      ready,
      { kind: 'moved', actor: 'clock', to: 'no_show', after: 60 * 26, reason: 'Not picked up in time' },
    ],
  },
]
const open: Course[] = [
  { type: 'order', steps: [] },
  { type: 'reservation', steps: [] },
  { type: 'order', steps: [prepared] },
  { type: 'reservation', steps: [prepared] },
  { type: 'reservation', steps: [prepared, ready] },
  { type: 'order', steps: [prepared, ready] },
]

const people = [
  'Maya Lindqvist',
  'Tom Okafor',
  'Priya Raman',
  'Walt Jensen',
  'Lucía Ortega',
  'Ben Harlow',
  'Ada Whitcomb',
  'Jonah Reyes',
  'Grace Tanaka',
  'Eli Brandt',
  'Nora Castellanos',
  'Sam Pettigrew',
  'Ines Duarte',
  'Hugo Marsh',
  'Wren Abbott',
  'Theo Vance',
]
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const idOf = (kind: number, index: number) =>
  `01900000-0000-7000-8${String(kind).padStart(3, '0')}-${String(index).padStart(12, '0')}`

export const townCustomers = people.map((name, index) => ({
  id: idOf(4, index + 1),
  name,
  email: `${name
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .replace(' ', '.')}@people.example`,
  phone: `(209) 555-01${String(40 + index).padStart(2, '0')}`,
}))

const day = 24 * 60
/** Longer than anything is kept for anybody: what began then is over. */
const longAgo = 5 * day

/** Orders of the last weeks, in every status, newest course last; times are minutes before the first start. */
export function history(shops: readonly TownShop[], products: readonly TownProduct[]): PastOrder[] {
  const random = diceOf('history')
  const orders: PastOrder[] = []
  const busy = new Set(demoAccounts.map((account) => account.shop_id))
  const demoCustomer = demoAccounts.find((account) => account.role === 'customer')

  function place(
    shop: TownShop,
    course: Course,
    startedAgo: number,
    customer: PastOrder['customer'],
    parentId?: string,
  ) {
    const shelf = products.filter((one) => one.shop_id === shop.id && !one.is_archived && one.stock > 0)
    if (shelf.length === 0) return undefined
    const product = random.of(shelf)
    const id = idOf(5, orders.length + 1)
    const order = pastOrder(id, shop, product, course, startedAgo, customer, random)
    orders.push({ ...order, parent_id: parentId ?? id })
    return id
  }

  for (const shop of shops.filter((one) => one.status === 'approved')) {
    const isBusy = busy.has(shop.id)
    for (let count = isBusy ? 22 : 3 + random.below(5); count > 0; count--) {
      const course = random.chance(0.8) ? random.of(Object.values(done)) : random.of(ended)
      place(shop, course, longAgo + random.below(25 * day), random.of(townCustomers))
    }
    if (isBusy) for (const course of open) place(shop, course, 4 + random.below(50), random.of(townCustomers))
  }

  const mine = shops.filter((shop) => shop.status === 'approved' && busy.has(shop.id))
  if (demoCustomer && mine.length >= 4) {
    const customer = { ...demoCustomer, phone: '(209) 555-0139' }
    const [first, second, third, fourth] = mine as [TownShop, TownShop, TownShop, TownShop]
    place(first, { type: 'reservation', steps: [prepared, ready] }, 55, customer)
    place(second, { type: 'order', steps: [prepared] }, 22, customer)
    place(third, done.reserved as Course, 6 * day, customer)
    place(fourth, ended[2] as Course, 9 * day, customer)
    place(second, done.ordered as Course, 13 * day, customer)
    // paid by card over two shops: one of them declined, one under way, one that nobody has answered yet
    const both = place(first, done.ordered as Course, 6 * day, customer)
    place(third, ended[0] as Course, 6 * day, customer, both)
    const underWay = place(fourth, { type: 'order', steps: [prepared] }, 40, customer)
    place(second, { type: 'order', steps: [prepared, ready] }, 40, customer, underWay)
    const neighbour = random.of(townCustomers)
    const unanswered = place(first, { type: 'order', steps: [] }, 7, neighbour)
    place(third, { type: 'order', steps: [] }, 7, neighbour, unanswered)
  }
  return orders
}

function pastOrder(
  id: string,
  shop: TownShop,
  product: TownProduct,
  { type, steps }: Course,
  startedAgo: number,
  customer: PastOrder['customer'],
  random: ReturnType<typeof diceOf>,
): Omit<PastOrder, 'parent_id'> {
  let status = start(type)
  let ago = startedAgo
  let readyAgo: number | null = null
  const events: PastEvent[] = [
    { kind: 'placed', actor: 'customer', from: null, to: status, reason: null, minutes_ago: ago },
  ]
  for (const { kind, actor, to, after, reason } of steps) {
    // an open course happened within the hour: its steps are squeezed between its start and now
    ago = startedAgo < day ? ago * 0.6 : ago - after
    if (kind === 'ready') readyAgo = ago
    events.push({ kind, actor, from: status, to, reason: reason ?? null, minutes_ago: ago })
    status = to
  }
  return {
    id,
    shop_id: shop.id,
    product,
    quantity: 1 + random.below(Math.min(3, product.stock)),
    customer,
    type,
    status,
    code: Array.from({ length: 6 }, () => letters[random.below(letters.length)]).join(''),
    ready_minutes_ago: readyAgo,
    events,
  }
}
