import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { orders } from '@mainstreet/contract/limits.ts'
import type { OrderStatus, OrderType } from '@mainstreet/contract/orders/order.ts'
import { expireOrders } from '../../orders/expire-orders.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { cutAt, meetAt, type Point } from '../faults/query-faults.ts'
import type { Factories, MadeProduct } from '../setup/factories.ts'
import type { Person, Town } from '../setup/test-app.ts'
import { openLedger } from './stock-ledger.ts'

/** Runs something at the worst moment and returns what went wrong, in words; none when all promises were kept. */
export type Race = (town: Town) => Promise<string[]>
/** One that needs nothing but the front door: also on several nodes. */
export type Anywhere = (town: Factories & { db: Db }) => Promise<string[]>

const crowds = new WeakMap<object, Person[]>()

async function crowd(town: Factories, size: number): Promise<Person[]> {
  const people = crowds.get(town) ?? []
  crowds.set(town, people)
  while (people.length < size) people.push(await town.aCustomer())
  return people.slice(0, size)
}

type Wanted = { quantity?: number; order_type?: string; headers?: Record<string, string> }

function buy(who: Person, { id, shop }: MadeProduct, { headers, ...wanted }: Wanted = {}) {
  const body = { shop_id: shop.id, product_id: id, order_type: 'order', customer_name: 'Kim', ...wanted }
  return who.send(calls.placeOrder, { body, ...(headers && { headers }) })
}

function tally(answers: { status: number; body: { code?: string } | undefined }[]): string {
  const counts = Map.groupBy(answers, ({ status, body }) =>
    body?.code ? `${status} ${body.code}` : `${status}`,
  )
  return [...counts]
    .map(([kind, all]) => `${all.length} x ${kind}`)
    .sort()
    .join(', ')
}

const unless = (isTrue: boolean, fault: string) => (isTrue ? [] : [fault])

/** T1: one piece, two hundred buyers. */
export const lastPiece: Anywhere = async (town) => {
  const product = await town.aProduct({ stock: 1 })
  const ledger = await openLedger(town.db, [product.id])
  const answers = await Promise.all((await crowd(town, 200)).map((who) => buy(who, product)))
  const seen = tally(answers)
  return [...unless(seen === '1 x 201, 199 x 409 out_of_stock', seen), ...(await ledger.faults())]
}

/** T1: five pieces, wanted by one, two and three; nobody is refused what is still there in the end. */
export const fivePieces: Anywhere = async (town) => {
  const product = await town.aProduct({ stock: 5 })
  const ledger = await openLedger(town.db, [product.id])
  const people = await crowd(town, 60)
  const answers = await Promise.all(
    people.map(async (who, index) => ({
      quantity: 1 + (index % 3),
      ...(await buy(who, product, { quantity: 1 + (index % 3) })),
    })),
  )
  const left =
    5 - answers.filter(({ status }) => status === 201).reduce((sum, { quantity }) => sum + quantity, 0)
  const refused = answers.filter(({ status }) => status !== 201)
  return [
    ...unless(left >= 0, `${-left} were sold that were not there`),
    ...unless(
      refused.every(({ status, body }) => status === 409 && body.code === 'out_of_stock'),
      tally(refused),
    ),
    ...unless(
      refused.every(({ quantity }) => quantity > left),
      `somebody was refused while ${left} were left`,
    ),
    ...(await ledger.faults()),
  ]
}

/** T3: orders of A and B meet orders of B and A; each gets both or none. */
export const crossing: Anywhere = async (town) => {
  const a = await town.aProduct({ stock: 60 })
  const b = await town.aProduct({ stock: 50, shop: a.shop })
  const ledger = await openLedger(town.db, [a.id, b.id])
  const people = await crowd(town, 100)
  const answers = await Promise.all(
    people.map((who, index) => {
      const items = [a, b].map(({ id }) => ({ product_id: id, quantity: 1 }))
      return who.send(calls.placeOrder, {
        body: { shop_id: a.shop.id, items: index % 2 ? items : items.reverse(), customer_name: 'Kim' },
      })
    }),
  )
  const halves = await town.db.many(sql`
    select order_id from order_items where product_id in (${a.id}, ${b.id}) group by order_id having count(*) <> 2`)
  const seen = tally(answers)
  return [
    ...unless(seen === '50 x 201, 50 x 409 out_of_stock', seen),
    ...unless(halves.length === 0, `${halves.length} orders have one of two lines`),
    ...(await ledger.faults()),
  ]
}

/** T4: the same order is cancelled twenty times at once. */
export const manyCancels: Anywhere = async (town) => {
  const { order, customer, product } = await town.anOrder({ quantity: 2 })
  const ledger = await openLedger(town.db, [product.id])
  const cancel = () =>
    customer.send(calls.moveOrder, { params: { id: order.id }, body: { status: 'cancelled' } })
  const answers = await Promise.all(Array.from({ length: 20 }, cancel))
  const seen = tally(answers)
  return [
    ...unless(seen === '20 x 200', seen),
    ...(await movesOf(town, order.id, 1)),
    ...(await ledger.faults()),
  ]
}

/** T4: customer, shop and clock decide at the same moment; the first wins, the others hear what is true. */
export const whoWins: Race = async (town) => {
  const { order, customer, product, shop } = await town.anOrder({ quantity: 2, order_type: 'order' })
  const ledger = await openLedger(town.db, [product.id])
  const move = (who: Person, status: OrderStatus) => () =>
    who.send(calls.moveOrder, { params: { id: order.id }, body: { status, reason: 'Sold out' } })
  const rivals = [move(customer, 'cancelled'), move(shop.merchant, 'declined')]

  const late = { ...town.deps, now: () => new Date(Date.parse(order.respond_by ?? '') + 1000) }
  const apart = meetAt(town.db, 'update orders set status', rivals.length + 1)
  const clockFaults: string[] = []
  const [answers] = await Promise.all([
    Promise.all(rivals.map((rival) => rival())),
    expireOrders(late, (fault) => clockFaults.push(String(fault))),
  ])
  apart()
  const won = answers.filter(({ status }) => status === 200)
  const lost = answers.filter(({ status }) => status !== 200)
  return [
    ...clockFaults,
    ...unless(won.length <= 1, `${won.length} won`),
    ...unless(
      lost.every(({ status, body }) => status === 409 && body.code === 'wrong_state'),
      tally(answers),
    ),
    ...(await movesOf(town, order.id, 1)),
    ...(await ledger.faults()),
  ]
}

async function movesOf(town: { db: Db }, orderId: string, expected: number): Promise<string[]> {
  const moved = await town.db.many(
    sql`select id from order_events where order_id = ${orderId} and kind = 'moved'`,
  )
  return unless(moved.length === expected, `${moved.length} moves were written down`)
}

/** Design 5: the limit of open reservations holds for twenty at once. */
export const manyReservations: Anywhere = async (town) => {
  const product = await town.aProduct({ stock: 50 })
  const ledger = await openLedger(town.db, [product.id])
  const who = await town.aCustomer()
  const reserve = () => buy(who, product, { order_type: 'reservation' })
  const seen = tally(await Promise.all(Array.from({ length: 20 }, reserve)))
  const most = orders.openReservationsPerShop
  return [
    ...unless(seen === `${20 - most} x 409 too_many_open, ${most} x 201`, seen),
    ...(await ledger.faults()),
  ]
}

/** T10: fifty times the same request with the same key. */
export const sameKey: Anywhere = async (town) => {
  const product = await town.aProduct({ stock: 100 })
  const ledger = await openLedger(town.db, [product.id])
  const who = await town.aCustomer()
  const ask = () => untilAnswered(() => buy(who, product, { headers: { 'idempotency-key': 'the-same' } }))
  const answers = await Promise.all(Array.from({ length: 50 }, ask))
  const different = new Set(answers.map(({ body }) => JSON.stringify(body)))
  const [row] = await town.db.many<{ stock: number }>(
    sql`select stock from products where id = ${product.id}`,
  )
  return [
    ...unless(tally(answers) === '50 x 201', tally(answers)),
    ...unless(different.size === 1, `${different.size} different answers`),
    ...unless(row?.stock === 99, `${row?.stock} are left of 100`),
    ...(await ledger.faults()),
  ]
}

async function untilAnswered<A extends { body: { code?: string } }>(ask: () => Promise<A>): Promise<A> {
  const answer = await ask()
  return answer.body.code === 'in_flight' ? untilAnswered(ask) : answer
}

/** T12: killed before the write, after it, and before the answer; the retry with the key has one effect in all. */
export const killed: Race = async (town) => {
  const write = 'with wanted'
  const points: [type: OrderType, point: Point][] = [
    ['order', { before: write }],
    ['order', { after: write }],
    ['reservation', { before: write }],
    ['reservation', { after: write }],
    ['reservation', 'committed'],
  ]
  const faults: string[] = []
  for (const [order_type, point] of points) {
    const product = await town.aProduct({ stock: 10 })
    const ledger = await openLedger(town.db, [product.id])
    const who = await town.aCustomer()
    const key = randomUUID()
    const ask = () => buy(who, product, { order_type, headers: { 'idempotency-key': key } })

    const mend = cutAt(town.db, point)
    const cut = await ask()
    mend()
    const [first, second] = [await ask(), await ask()]
    const placed = await who.send(calls.listCustomerOrders, { params: { id: who.id } })
    faults.push(
      ...unless(tally([cut, first, second]) === '1 x 500 internal, 2 x 201', tally([cut, first, second])),
      ...unless(first.body.order?.id === second.body.order?.id, 'the retry was another order'),
      ...unless(placed.body.pagination.total === 1, `${placed.body.pagination.total} orders instead of 1`),
      ...(await ledger.faults()),
    )
  }
  return faults
}

/** T7: a merchant who has not seen the latest sales cannot bring back what is sold. */
export const staleEdit: Anywhere = async (town) => {
  const product = await town.aProduct({ stock: 100 })
  const { merchant } = product.shop
  const ledger = await openLedger(town.db, [product.id])
  const params = { id: product.id }
  const before = (await merchant.send(calls.getProduct, { params })).body.product
  const people = await crowd(town, 50)
  // one sale for certain, so that the version is old
  const first = await buy(await town.aCustomer(), product)
  const edit = () =>
    merchant.send(calls.updateProduct, { params, body: { stock: 100, version: before.version } })
  const [sales, edits] = await Promise.all([
    Promise.all(people.map((who) => buy(who, product))),
    Promise.all(Array.from({ length: 10 }, edit)),
  ])
  const [row] = await town.db.many<{ stock: number }>(
    sql`select stock from products where id = ${product.id}`,
  )
  return [
    ...unless(tally([first, ...sales]) === '51 x 201', tally(sales)),
    ...unless(tally(edits) === '10 x 409 stale_version', tally(edits)),
    ...unless(row?.stock === 49, `${row?.stock} are left of 100 less 51`),
    ...(await ledger.faults()),
  ]
}

/** T7: a new price and a suspension come while people order; each pays one of the two prices, nobody orders afterwards. */
export const changingShelf: Anywhere = async (town) => {
  const product = await town.aProduct({ stock: 100, price_cents: 1200 })
  const { id: shopId, merchant } = product.shop
  const ledger = await openLedger(town.db, [product.id])
  const admin = await town.anAdmin()
  const people = await crowd(town, 60)
  const changes = async () => {
    const price = await merchant.send(calls.updateProduct, {
      params: { id: product.id },
      body: { price: 15 },
    })
    const stop = await admin.send(calls.rejectShop, { params: { id: shopId }, body: { reason: 'Mouldy' } })
    return [price, stop]
  }
  const [changed, answers] = await Promise.all([
    changes(),
    Promise.all(people.map((who) => buy(who, product))),
  ])
  const late = await buy(await town.aCustomer(), product)
  const others = answers.filter(({ status }) => status !== 201 && status !== 404)
  const totals = await town.db.many<{ total_cents: number }>(sql`
    select total_cents from orders where shop_id = ${shopId} and total_cents not in (1200, 1500)`)
  return [
    ...unless(tally(changed) === '2 x 200', tally(changed)),
    ...unless(others.length === 0, tally(others)),
    ...unless(totals.length === 0, `${totals.length} paid a third price`),
    ...unless(late.status === 404, `the suspended shop answered ${late.status}`),
    ...(await ledger.faults()),
  ]
}
