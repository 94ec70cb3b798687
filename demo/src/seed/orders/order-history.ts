import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { Actor, OrderStatus, OrderType } from '@mainstreet/contract/orders/transitions.ts'
import { demoAccounts } from '../demo-accounts.ts'
import type { DemoProduct, DemoShop } from '../demo-marketplace.ts'
import { createDemoRandom } from '../seeded-random.ts'
import { pickOrderTime } from './pick-order-time.ts'

export type PastEvent = {
  kind: 'placed' | 'status_changed' | 'ready'
  actor: Actor
  from: OrderStatus | null
  to: OrderStatus
  reason: string | null
  /** The time of a no-show is set from the shop's pickup promise, not here. */
  at: Date
}

export type PastOrder = {
  id: string
  /** The first order of the checkout. */
  parent_id: string
  shop_id: string
  product: DemoProduct
  quantity: number
  customer: { id: string; name: string; email: string; phone: string }
  type: OrderType
  status: OrderStatus
  code: string
  ready_at: Date | null
  events: PastEvent[]
}

/** The course of an order: steps with the minutes between them. */
type OrderTimeline = {
  type: OrderType
  steps: { kind: 'status_changed' | 'ready'; actor: Actor; to: OrderStatus; after: number; reason?: string }[]
}

const initialStatus = (type: OrderType): OrderStatus => (type === 'order' ? 'pending' : 'reserved')
const acceptedStep = { kind: 'status_changed', actor: 'merchant', to: 'in_progress', after: 9 } as const
const readyStep = { kind: 'ready', actor: 'merchant', to: 'in_progress', after: 18 } as const
const completedStep = { kind: 'status_changed', actor: 'merchant', to: 'completed', after: 47 } as const

const completedTimelines: Record<string, OrderTimeline> = {
  ordered: { type: 'order', steps: [acceptedStep, readyStep, completedStep] },
  reserved: { type: 'reservation', steps: [acceptedStep, readyStep, completedStep] },
  straight: { type: 'reservation', steps: [{ ...completedStep, after: 95 }] },
}
const endedTimelines: OrderTimeline[] = [
  {
    type: 'order',
    steps: [
      { kind: 'status_changed', actor: 'merchant', to: 'declined', after: 6, reason: 'Sold out today' },
    ],
  },
  {
    type: 'order',
    steps: [
      {
        kind: 'status_changed',
        actor: 'system',
        to: 'expired',
        after: 30,
        reason: 'Not accepted in time',
      },
    ],
  },
  {
    type: 'order',
    steps: [
      { kind: 'status_changed', actor: 'customer', to: 'cancelled', after: 4, reason: 'Changed my mind' },
    ],
  },
  { type: 'reservation', steps: [{ kind: 'status_changed', actor: 'customer', to: 'cancelled', after: 35 }] },
  {
    type: 'reservation',
    steps: [
      acceptedStep,
      {
        kind: 'status_changed',
        actor: 'merchant',
        to: 'cancelled',
        after: 20,
        reason: 'It broke during packing',
      },
    ],
  },
  {
    type: 'reservation',
    steps: [
      acceptedStep,
      readyStep,
      {
        kind: 'status_changed',
        actor: 'system',
        to: 'no_show',
        after: 60 * 26,
        reason: 'Not picked up in time',
      },
    ],
  },
]
const openTimelines: OrderTimeline[] = [
  { type: 'order', steps: [] },
  { type: 'reservation', steps: [] },
  { type: 'order', steps: [acceptedStep] },
  { type: 'reservation', steps: [acceptedStep] },
  { type: 'reservation', steps: [acceptedStep, readyStep] },
  { type: 'order', steps: [acceptedStep, readyStep] },
]

const customerNames = [
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
const pickupCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const historyId = (kind: number, index: number) =>
  `01900000-0000-7000-8${String(kind).padStart(3, '0')}-${String(index).padStart(12, '0')}`

export const demoCustomers = customerNames.map((name, index) => ({
  id: historyId(4, index + 1),
  name,
  email: `${name
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .replace(' ', '.')}@people.example`,
  phone: `(209) 555-01${String(40 + index).padStart(2, '0')}`,
}))

const dayMinutes = 24 * 60
/** Longer than any pickup window: an order from before is over. */
const noShowMinutes = 5 * dayMinutes
/** An order that is not picked up is over after that; see card-payments.ts for refunds. */
const minutesUntilOver = ({ steps }: OrderTimeline) =>
  steps.some(({ to }) => to === 'no_show') ? noShowMinutes : durationMinutes({ steps }) + 6 * 60
/** Minutes from the order to the pickup, without the wait before a no-show. */
const durationMinutes = ({ steps }: Pick<OrderTimeline, 'steps'>) =>
  steps.reduce((sum, { to, after }) => (to === 'no_show' ? sum : sum + after), 0)

/**
 * Orders of the last weeks in every status, as of the first start at `now`. Completed ones were placed while their shop
 * was open, active ones within the last hours. There are enough to show the hours of a shop in its reports.
 */
export function buildOrderHistory(
  shops: readonly DemoShop[],
  products: readonly DemoProduct[],
  now: Date,
): PastOrder[] {
  const random = createDemoRandom('history')
  const orders: PastOrder[] = []
  const demoShopIds = new Set(demoAccounts.map((account) => account.shop_id))
  const demoCustomer = demoAccounts.find((account) => account.role === 'customer')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  const pickTime = ({ hours }: DemoShop, course: OrderTimeline) =>
    pickOrderTime(
      hours,
      { now, durationMinutes: durationMinutes(course), minutesUntilOver: minutesUntilOver(course) },
      random,
    )

  function addOrder(
    shop: DemoShop,
    course: OrderTimeline,
    placedAt: Date,
    customer: PastOrder['customer'],
    parentId?: string,
  ) {
    const productsInStock = products.filter(
      (one) => one.shop_id === shop.id && !one.is_archived && one.stock > 0,
    )
    if (productsInStock.length === 0) return undefined
    const product = random.of(productsInStock)
    const id = historyId(5, orders.length + 1)
    const order = buildPastOrder(id, shop, product, course, placedAt, customer, random)
    orders.push({ ...order, parent_id: parentId ?? id })
    return id
  }

  for (const shop of shops.filter((one) => one.status === 'approved')) {
    const isDemoShop = demoShopIds.has(shop.id)
    for (let count = isDemoShop ? 140 : 3 + random.below(5); count > 0; count--) {
      const course = random.chance(0.8)
        ? random.of(Object.values(completedTimelines))
        : random.of(endedTimelines)
      addOrder(shop, course, pickTime(shop, course), random.of(demoCustomers))
    }
    if (isDemoShop)
      for (const course of openTimelines)
        addOrder(shop, course, ago(durationMinutes(course) + 4 + random.below(50)), random.of(demoCustomers))
  }

  const demoShops = shops.filter((shop) => shop.status === 'approved' && demoShopIds.has(shop.id))
  if (demoCustomer && demoShops.length >= 4) {
    const customer = { ...demoCustomer, phone: '(209) 555-0139' }
    const [first, second, third, fourth] = demoShops as [DemoShop, DemoShop, DemoShop, DemoShop]
    addOrder(first, { type: 'reservation', steps: [acceptedStep, readyStep] }, ago(55), customer)
    addOrder(second, { type: 'order', steps: [acceptedStep] }, ago(22), customer)
    for (const [shop, course] of [
      [third, completedTimelines.reserved],
      [fourth, endedTimelines[2]],
      [second, completedTimelines.ordered],
    ] as [DemoShop, OrderTimeline][])
      addOrder(shop, course, pickTime(shop, course), customer)
    // three checkouts over two shops, paid by card: one with a declined order, one in progress, one pending; the first
    // shop is open whenever the third is
    const then = pickTime(third, completedTimelines.ordered as OrderTimeline)
    const both = addOrder(first, completedTimelines.ordered as OrderTimeline, then, customer)
    addOrder(third, endedTimelines[0] as OrderTimeline, then, customer, both)
    const underWay = addOrder(fourth, { type: 'order', steps: [acceptedStep] }, ago(40), customer)
    addOrder(second, { type: 'order', steps: [acceptedStep, readyStep] }, ago(40), customer, underWay)
    const neighbour = random.of(demoCustomers)
    const unanswered = addOrder(first, { type: 'order', steps: [] }, ago(7), neighbour)
    addOrder(third, { type: 'order', steps: [] }, ago(7), neighbour, unanswered)
  }
  return orders
}

function buildPastOrder(
  id: string,
  shop: DemoShop,
  product: DemoProduct,
  { type, steps }: OrderTimeline,
  placedAt: Date,
  customer: PastOrder['customer'],
  random: ReturnType<typeof createDemoRandom>,
): Omit<PastOrder, 'parent_id'> {
  let status = initialStatus(type)
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
    code: Array.from({ length: 6 }, () => pickupCodeAlphabet[random.below(pickupCodeAlphabet.length)]).join(
      '',
    ),
    ready_at: readyAt,
    events,
  }
}
