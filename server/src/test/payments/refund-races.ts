import { calls } from '@mainstreet/contract/calls.ts'
import { advance } from '../../payments/process-payment.ts'
import { crossAt } from '../faults/query-faults.ts'
import type { Town } from '../setup/test-app.ts'
import { at, moneyOf, move, testCards, tillOf } from './payments-fixture.ts'

const unless = (isTrue: boolean, fault: string) => (isTrue ? [] : [fault])

/** Two pieces, accepted and charged, and what can be done to them. */
async function sold(town: Town, card: string) {
  const till = tillOf(town)
  const customer = await town.aCustomer()
  const tea = await town.aProduct({ name: 'Tea', price_cents: 1000, stock: 5 })
  const order = at((await till.paid(customer, [[tea, 2]], card)).orders, tea)
  const { merchant } = tea.shop
  await move(merchant, order, 'in_progress')
  await advance(till.money, order.parent_order_id)
  const lines = [{ product_id: tea.id, quantity: 1 }]
  return {
    till,
    tea,
    order,
    customer,
    cancel: () => move(merchant, order, 'cancelled', 'The roof leaks'),
    refund: () =>
      merchant.send(calls.refundOrder, {
        params: { id: order.id },
        body: { lines, restock: true, reason: 'Cold' },
      }),
    again: (id: string) => merchant.send(calls.retryRefund, { params: { id } }),
  }
}

type Sold = Awaited<ReturnType<typeof sold>>
type Moment = {
  /** By then the refund holds what its rival wants, and wants what its rival may hold. */
  mark: string
  card: string
  before?: (sale: Sold) => Promise<string>
  act: (sale: Sold, refundId: string) => Promise<{ status: number }>
  rival: (sale: Sold) => Promise<{ status: number }>
}

const holdsSum = 'update orders set refunded_cents = refunded_cents +'
const aFailedOne = async ({ refund }: Sold) => (await refund()).body.refund.id

const moments = {
  'asked for while the order is cancelled': {
    mark: holdsSum,
    card: testCards.pays,
    act: ({ refund }) => refund(),
    rival: ({ cancel }) => cancel(),
  },
  'refused while the order is cancelled': {
    mark: 'update orders set refunded_cents = refunded_cents -',
    card: testCards.refundFails,
    act: ({ refund }) => refund(),
    rival: ({ cancel }) => cancel(),
  },
  'asked for again while the order is cancelled': {
    mark: holdsSum,
    card: testCards.refundFails,
    before: aFailedOne,
    act: ({ again }, id) => again(id),
    rival: ({ cancel }) => cancel(),
  },
  'done while another is asked for': {
    mark: 'set restocked_quantity = k.after',
    card: testCards.pays,
    act: ({ refund }) => refund(),
    rival: ({ refund }) => refund(),
  },
} satisfies Record<string, Moment>

export const refundMoments = Object.keys(moments) as (keyof typeof moments)[]

/** One waits for the other and not in a circle: nothing is done twice, no cent goes twice. */
export async function refundCrossed(town: Town, name: keyof typeof moments): Promise<string[]> {
  const { mark, card, before, act, rival }: Moment = moments[name]
  const sale = await sold(town, card)
  const id = (await before?.(sale)) ?? ''
  const { again, back } = countRepeats(town.db)
  const crossing = crossAt(town.db, mark, () => rival(sale))
  const { status } = await act(sale, id)
  const other = (await crossing) as { status: number }
  await advance(sale.till.money, sale.order.parent_order_id)
  back()

  const wanted = `${before ? 200 : 201} ${name.includes('cancelled') ? 200 : 201}`
  const money = await moneyOf(sale.customer, sale.order)
  const given = card === testCards.pays ? 20 : 0
  const left = await sale.till.stockOf(sale.tea)
  return [
    ...unless(`${status} ${other.status}` === wanted, `answered ${status} ${other.status}`),
    ...unless(money.refunded_amount === given, `${money.refunded_amount} of 20 were given back`),
    ...unless(left === 5, `${left} pieces are there of 5`),
    ...unless(again() === 0, 'they waited for each other, and the database ended one'),
  ]
}

/** How often a transaction was done again. */
function countRepeats(db: Town['db']) {
  const { tx } = db
  let repeats = 0
  db.tx = (work) => {
    let tries = 0
    return tx((inner) => {
      if (tries++ > 0) repeats += 1
      return work(inner)
    })
  }
  return { again: () => repeats, back: () => void Object.assign(db, { tx }) }
}
