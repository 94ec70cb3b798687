import { calls } from '@mainstreet/contract/calls.ts'
import { processPayment } from '../../payments/process-payment.ts'
import { interleaveAt } from '../faults/query-faults.ts'
import type { TestApp } from '../setup/test-app.ts'
import {
  createPaymentsFixture,
  getOrderLedger,
  requestOrderStatus,
  requireOrderFor,
  testCards,
} from './payments-fixture.ts'

const problemUnless = (isTrue: boolean, error: string) => (isTrue ? [] : [error])

/** Creates a captured order of two units, with the actions on it. */
async function createCapturedOrder(testApp: TestApp, card: string) {
  const payments = createPaymentsFixture(testApp)
  const customer = await testApp.createCustomer()
  const tea = await testApp.createProduct({ name: 'Tea', price_cents: 1000, stock: 5 })
  const order = requireOrderFor((await payments.captured(customer, [[tea, 2]], card)).orders, tea)
  const { merchant } = tea.shop
  const lines = [{ product_id: tea.id, quantity: 1 }]
  return {
    payments,
    tea,
    order,
    customer,
    cancel: () => requestOrderStatus(merchant, order, 'cancelled', 'The roof leaks'),
    refund: () =>
      merchant.send(calls.refundOrder, {
        params: { id: order.id },
        body: { lines, restock: true, reason: 'Cold' },
      }),
    again: (id: string) => merchant.send(calls.retryRefund, { params: { id } }),
  }
}

type CapturedOrder = Awaited<ReturnType<typeof createCapturedOrder>>
type RefundRace = {
  /**
   * Where the rival starts: the refund then holds a lock that the rival needs, and needs one that the rival may hold.
   */
  mark: string
  card: string
  before?: (sale: CapturedOrder) => Promise<string>
  act: (sale: CapturedOrder, refundId: string) => Promise<{ status: number }>
  rival: (sale: CapturedOrder) => Promise<{ status: number }>
}

const reserveRefundSql = 'update orders set refunded_cents = refunded_cents +'
const createFailedRefund = async ({ refund }: CapturedOrder) => (await refund()).body.refund.id

const refundRaces = {
  'requested while the order is cancelled': {
    mark: reserveRefundSql,
    card: testCards.succeeds,
    act: ({ refund }) => refund(),
    rival: ({ cancel }) => cancel(),
  },
  'rejected while the order is cancelled': {
    mark: 'update orders set refunded_cents = refunded_cents -',
    card: testCards.failsRefund,
    act: ({ refund }) => refund(),
    rival: ({ cancel }) => cancel(),
  },
  'retried while the order is cancelled': {
    mark: reserveRefundSql,
    card: testCards.failsRefund,
    before: createFailedRefund,
    act: ({ again }, id) => again(id),
    rival: ({ cancel }) => cancel(),
  },
  'completed while another is requested': {
    mark: 'set restocked_quantity = k.after',
    card: testCards.succeeds,
    act: ({ refund }) => refund(),
    rival: ({ refund }) => refund(),
  },
} satisfies Record<string, RefundRace>

export const refundRaceNames = Object.keys(refundRaces) as (keyof typeof refundRaces)[]

/** One waits for the other without a deadlock: nothing is refunded or restocked twice. */
export async function runRefundRace(testApp: TestApp, name: keyof typeof refundRaces): Promise<string[]> {
  const { mark, card, before, act, rival }: RefundRace = refundRaces[name]
  const sale = await createCapturedOrder(testApp, card)
  const id = (await before?.(sale)) ?? ''
  const { again, back } = countTransactionRetries(testApp.db)
  const crossing = interleaveAt(testApp.db, mark, () => rival(sale))
  const { status } = await act(sale, id)
  const other = (await crossing) as { status: number }
  await processPayment(sale.payments.deps, sale.order.parent_order_id)
  back()

  const wanted = `${before ? 200 : 201} ${name.includes('cancelled') ? 200 : 201}`
  const ledger = await getOrderLedger(sale.customer, sale.order)
  const given = card === testCards.succeeds ? 20 : 0
  const left = await sale.payments.getStock(sale.tea)
  return [
    ...problemUnless(`${status} ${other.status}` === wanted, `statuses ${status} ${other.status}`),
    ...problemUnless(ledger.refunded_amount === given, `${ledger.refunded_amount} of 20 were refunded`),
    ...problemUnless(left === 5, `${left} of 5 units are in stock`),
    ...problemUnless(again() === 0, 'a deadlock occurred, and the database aborted one of them'),
  ]
}

/** How often a transaction was retried. */
function countTransactionRetries(db: TestApp['db']) {
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
