import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { processPayment } from '../../payments/process-payment.ts'
import type { TestApp } from '../setup/test-app.ts'
import type { TestUser } from '../setup/test-user.ts'
import {
  type FaultyGatewayOptions,
  type GatewayFault,
  retryAfterSeconds,
  startFaultyGateway,
} from './faulty-gateway.ts'
import { createPaymentsFixture } from './payments-fixture.ts'

const maxResponseMs = 10_000

/**
 * The provider fails when a session is opened, a payment captured, a refund made and a session closed. Every caller
 * gets a response in time, nothing is lost, and after the fault everything has happened once.
 */
export async function runGatewayFaultScenario(
  testApp: TestApp,
  gatewayFault: GatewayFault,
  options: FaultyGatewayOptions = {},
): Promise<string[]> {
  const failures: string[] = []
  const expectSame = (what: string, seen: unknown, wanted: unknown) => {
    if (String(seen) !== String(wanted)) failures.push(`${gatewayFault}, ${what}: ${seen}, not ${wanted}`)
  }
  const payments = createPaymentsFixture(testApp)
  const gateway = await startFaultyGateway(testApp, options)
  const began = Date.now()
  const wait = (minutes: number) => {
    testApp.clock.now = new Date(began + minutes * minuteMs)
  }

  async function withFault<T>(what: string, at: RegExp, act: () => Promise<T>): Promise<T> {
    gateway.fault = { at, is: gatewayFault }
    const started = performance.now()
    const done = await act()
    const took = performance.now() - started
    if (took > maxResponseMs)
      failures.push(`${gatewayFault}, ${what}: responded after ${Math.round(took)} ms`)
    gateway.fault = undefined
    return done
  }

  try {
    wait(0)
    const customer = await testApp.createCustomer()
    const tea = await testApp.createProduct({ name: 'Tea', price_cents: 1000, stock: 5 })
    const { merchant } = tea.shop
    const { status, body } = await withFault('opening', /sessions$/, () => payments.checkout(customer, [tea]))
    const parentId = body.parent_order_id
    expectSame('opening', `${status} ${body.payment?.state} ${body.payment?.payment_url}`, '201 open null')
    await checkRetryAfter(customer, parentId)
    wait(1)
    const open = await payments.getCheckout(customer, parentId)
    expectSame('opened', open.payment?.payment_url !== null, true)
    expectSame('sessions', await sessionsOf(parentId), 'open')

    await payments.pay(open)
    while ((await payments.deliver()) > 0);
    const params = { id: body.orders[0]?.id ?? '' }
    await merchant.send(calls.updateOrderStatus, { params, body: { status: 'in_progress' } })
    await withFault('charging', /capture$/, () => processPayment(payments.deps, parentId))
    const paid = async () => {
      const { payment, orders } = await payments.getCheckout(customer, parentId)
      return `${payment?.state} ${orders[0]?.payment_status}`
    }
    expectSame('charging', await paid(), 'authorized authorized')
    wait(10)
    await payments.runPaymentJobs()
    expectSame('charged', await paid(), 'captured paid')

    const refund = { amount: 3, reason: 'Cold' }
    const requested = await withFault('giving back', /refunds$/, () =>
      merchant.send(calls.refundOrder, { params, body: refund }),
    )
    expectSame('giving back', `${requested.status} ${requested.body.refund?.state}`, '201 requested')
    wait(20)
    await payments.runPaymentJobs()
    const { ledger } = (await customer.send(calls.getOrderLedger, { params })).body
    const books = ledger.entries.map(({ kind, amount }) => `${kind} ${amount}`)
    expectSame('given back', books, ['authorized 10', 'captured 10', 'refunded -3'])
    expectSame('refunds', await refundsOf(parentId), '300')

    wait(21)
    const other = (await payments.checkout(customer, [tea])).body
    const giveUp = { params: { parent_order_id: other.parent_order_id } }
    const given = await withFault('closing', /expire$/, () => customer.send(calls.cancelCheckout, giveUp))
    expectSame('closing', `${given.status} ${given.body.orders?.[0]?.status}`, '200 cancelled')
    expectSame('stock', await stockOf(tea.id), 4)
    wait(30)
    await payments.runPaymentJobs()
    expectSame(
      'closed',
      (await payments.getCheckout(customer, other.parent_order_id)).payment?.state,
      'closed',
    )
    expectSame('closed sessions', await sessionsOf(other.parent_order_id), 'expired')
  } catch (error) {
    failures.push(`${gatewayFault}: ${(error as Error).message}`)
  } finally {
    testApp.clock.now = undefined
    await gateway.close()
  }
  return failures

  /** A provider that wants a pause is not called during it, however often the payment is read. */
  async function checkRetryAfter(customer: TestUser, parentId: string) {
    if (gatewayFault !== 'is rate limited') return
    const before = gateway.requestCount
    wait((retryAfterSeconds - 2) / 60)
    await payments.getCheckout(customer, parentId)
    await payments.runPaymentJobs()
    expectSame('asked in the quiet', gateway.requestCount - before, 0)
  }

  async function sessionsOf(parentId: string): Promise<string[]> {
    const rows = await testApp.db.many<{ status: string }>(sql`
      select body->>'status' as status from sandbox_objects
      where kind = 'checkout.session' and body->>'client_reference_id' = ${parentId}`)
    return rows.map((row) => row.status)
  }

  async function refundsOf(parentId: string): Promise<number[]> {
    const rows = await testApp.db.many<{ amount: number }>(sql`
      select (body->>'amount')::integer as amount from sandbox_objects where kind = 'refund'
        and payment_intent = (select intent_id from payments where parent_order_id = ${parentId})`)
    return rows.map(({ amount }) => amount)
  }

  async function stockOf(id: string): Promise<number | undefined> {
    return (await testApp.db.one<{ stock: number }>(sql`select stock from products where id = ${id}`))?.stock
  }
}
