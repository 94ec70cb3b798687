import type { Actor, OrderStatus, OrderType } from '@mainstreet/contract/orders/transitions.ts'
import { demoAccounts } from '../demo-accounts.ts'
import type { TownProduct, TownShop } from '../demo-marketplace.ts'
import { diceOf } from '../seeded-random.ts'
import { pastVisit } from './pick-order-time.ts'

export type PastEvent = {
  kind: 'placed' | 'moved' | 'ready'
  actor: Actor
  from: OrderStatus | null
  to: OrderStatus
  reason: string | null
  /** What was not picked up is given up when its shop's promise says so, not here. */
  at: Date
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
  ready_at: Date | null
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

const minuteMs = 60_000
const day = 24 * 60
/** Longer than anything is kept for anybody: what began then is over. */
const longAgo = 5 * day
/** What is not fetched is over after that; of the rest also what is given back is, see card-payments.ts. */
const overAfter = ({ steps }: Course) =>
  steps.some(({ to }) => to === 'no_show') ? longAgo : lengthOf({ steps }) + 6 * 60
/** Minutes from the order to the counter, without the wait for those who never came. */
const lengthOf = ({ steps }: Pick<Course, 'steps'>) =>
  steps.reduce((sum, { to, after }) => (to === 'no_show' ? sum : sum + after), 0)

/**
 * Orders of the last weeks, in every status, as the first start at `now` finds them: those that are over came in while
 * their shop was open, those under way within the last hours. So many are over that they tell the hours of a shop.
 */
export function history(
  shops: readonly TownShop[],
  products: readonly TownProduct[],
  now: Date,
): PastOrder[] {
  const random = diceOf('history')
  const orders: PastOrder[] = []
  const busy = new Set(demoAccounts.map((account) => account.shop_id))
  const demoCustomer = demoAccounts.find((account) => account.role === 'customer')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  const visit = ({ hours }: TownShop, course: Course) =>
    pastVisit(hours, { now, lasts: lengthOf(course), over: overAfter(course) }, random)

  function place(
    shop: TownShop,
    course: Course,
    placedAt: Date,
    customer: PastOrder['customer'],
    parentId?: string,
  ) {
    const shelf = products.filter((one) => one.shop_id === shop.id && !one.is_archived && one.stock > 0)
    if (shelf.length === 0) return undefined
    const product = random.of(shelf)
    const id = idOf(5, orders.length + 1)
    const order = pastOrder(id, shop, product, course, placedAt, customer, random)
    orders.push({ ...order, parent_id: parentId ?? id })
    return id
  }

  for (const shop of shops.filter((one) => one.status === 'approved')) {
    const isBusy = busy.has(shop.id)
    for (let count = isBusy ? 140 : 3 + random.below(5); count > 0; count--) {
      const course = random.chance(0.8) ? random.of(Object.values(done)) : random.of(ended)
      place(shop, course, visit(shop, course), random.of(townCustomers))
    }
    if (isBusy)
      for (const course of open)
        place(shop, course, ago(lengthOf(course) + 4 + random.below(50)), random.of(townCustomers))
  }

  const mine = shops.filter((shop) => shop.status === 'approved' && busy.has(shop.id))
  if (demoCustomer && mine.length >= 4) {
    const customer = { ...demoCustomer, phone: '(209) 555-0139' }
    const [first, second, third, fourth] = mine as [TownShop, TownShop, TownShop, TownShop]
    place(first, { type: 'reservation', steps: [prepared, ready] }, ago(55), customer)
    place(second, { type: 'order', steps: [prepared] }, ago(22), customer)
    for (const [shop, course] of [
      [third, done.reserved],
      [fourth, ended[2]],
      [second, done.ordered],
    ] as [TownShop, Course][])
      place(shop, course, visit(shop, course), customer)
    // paid by card over two shops: one of them declined, one under way, one that nobody has answered yet
    // the first is open whenever the third is
    const then = visit(third, done.ordered as Course)
    const both = place(first, done.ordered as Course, then, customer)
    place(third, ended[0] as Course, then, customer, both)
    const underWay = place(fourth, { type: 'order', steps: [prepared] }, ago(40), customer)
    place(second, { type: 'order', steps: [prepared, ready] }, ago(40), customer, underWay)
    const neighbour = random.of(townCustomers)
    const unanswered = place(first, { type: 'order', steps: [] }, ago(7), neighbour)
    place(third, { type: 'order', steps: [] }, ago(7), neighbour, unanswered)
  }
  return orders
}

function pastOrder(
  id: string,
  shop: TownShop,
  product: TownProduct,
  { type, steps }: Course,
  placedAt: Date,
  customer: PastOrder['customer'],
  random: ReturnType<typeof diceOf>,
): Omit<PastOrder, 'parent_id'> {
  let status = start(type)
  let at = placedAt
  let readyAt: Date | null = null
  const events: PastEvent[] = [
    { kind: 'placed', actor: 'customer', from: null, to: status, reason: null, at },
  ]
  for (const { kind, actor, to, after, reason } of steps) {
    at = new Date(at.getTime() + after * minuteMs)
    if (kind === 'ready') readyAt = at
    events.push({ kind, actor, from: status, to, reason: reason ?? null, at })
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
    ready_at: readyAt,
    events,
  }
}
