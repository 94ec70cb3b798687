import { calls } from '@mainstreet/contract/calls.ts'
import { advance } from '../../payments/process-payment.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person, Town } from '../setup/test-app.ts'
import { type Mood, openGateway, quietS, type Spoilt } from './faulty-gateway.ts'
import { tillOf } from './payments-fixture.ts'

const mostMs = 10_000
const minuteMs = 60_000

/**
 * T18: the provider is in a mood whenever it is asked to open, to charge, to give back and to close. Whoever asked is answered in
 * time, nothing is lost, and once the mood has passed all of it has happened once.
 */
export async function moodyGateway(town: Town, is: Mood, spoilt: Spoilt = {}): Promise<string[]> {
  const faults: string[] = []
  const expectSame = (what: string, seen: unknown, wanted: unknown) => {
    if (String(seen) !== String(wanted)) faults.push(`${is}, ${what}: ${seen}, not ${wanted}`)
  }
  const till = tillOf(town)
  const gateway = await openGateway(town, spoilt)
  const began = Date.now()
  const wait = (minutes: number) => {
    town.clock.now = new Date(began + minutes * minuteMs)
  }

  async function inMood<T>(what: string, at: RegExp, act: () => Promise<T>): Promise<T> {
    gateway.mood = { at, is }
    const started = performance.now()
    const done = await act()
    const took = performance.now() - started
    if (took > mostMs) faults.push(`${is}, ${what}: answered after ${Math.round(took)} ms`)
    gateway.mood = undefined
    return done
  }

  try {
    wait(0)
    const customer = await town.aCustomer()
    const tea = await town.aProduct({ name: 'Tea', price_cents: 1000, stock: 5 })
    const { merchant } = tea.shop
    const { status, body } = await inMood('opening', /sessions$/, () => till.checkout(customer, [tea]))
    const parentId = body.parent_order_id
    expectSame('opening', `${status} ${body.payment?.state} ${body.payment?.payment_url}`, '201 open null')
    await readInQuiet(customer, parentId)
    wait(1)
    const open = await till.see(customer, parentId)
    expectSame('opened', open.payment?.payment_url !== null, true)
    expectSame('sessions', await sessionsOf(parentId), 'open')

    await till.pay(open)
    while ((await till.deliver()) > 0);
    const params = { id: body.orders[0]?.id ?? '' }
    await merchant.send(calls.moveOrder, { params, body: { status: 'in_progress' } })
    await inMood('charging', /capture$/, () => advance(till.money, parentId))
    const paid = async () => {
      const { payment, orders } = await till.see(customer, parentId)
      return `${payment?.state} ${orders[0]?.payment_status}`
    }
    expectSame('charging', await paid(), 'authorized authorized')
    wait(10)
    await till.tick()
    expectSame('charged', await paid(), 'captured paid')

    const refund = { amount: 3, reason: 'Cold' }
    const asked = await inMood('giving back', /refunds$/, () =>
      merchant.send(calls.refundOrder, { params, body: refund }),
    )
    expectSame('giving back', `${asked.status} ${asked.body.refund?.state}`, '201 requested')
    wait(20)
    await till.tick()
    const { money } = (await customer.send(calls.orderMoney, { params })).body
    const books = money.entries.map(({ kind, amount }) => `${kind} ${amount}`)
    expectSame('given back', books, ['authorized 10', 'captured 10', 'refunded -3'])
    expectSame('refunds', await refundsOf(parentId), '300')

    wait(21)
    const other = (await till.checkout(customer, [tea])).body
    const giveUp = { params: { parent_order_id: other.parent_order_id } }
    const given = await inMood('closing', /expire$/, () => customer.send(calls.cancelCheckout, giveUp))
    expectSame('closing', `${given.status} ${given.body.orders?.[0]?.status}`, '200 cancelled')
    expectSame('stock', await stockOf(tea.id), 4)
    wait(30)
    await till.tick()
    expectSame('closed', (await till.see(customer, other.parent_order_id)).payment?.state, 'closed')
    expectSame('closed sessions', await sessionsOf(other.parent_order_id), 'expired')
  } catch (fault) {
    faults.push(`${is}: ${(fault as Error).message}`)
  } finally {
    town.clock.now = undefined
    await gateway.close()
  }
  return faults

  /** Who has asked for quiet is left alone, however often somebody looks. */
  async function readInQuiet(customer: Person, parentId: string) {
    if (is !== 'is busy') return
    const before = gateway.asked
    wait((quietS - 2) / 60)
    await till.see(customer, parentId)
    await till.tick()
    expectSame('asked in the quiet', gateway.asked - before, 0)
  }

  async function sessionsOf(parentId: string): Promise<string[]> {
    const rows = await town.db.many<{ status: string }>(sql`
      select body->>'status' as status from sandbox_objects
      where kind = 'checkout.session' and body->>'client_reference_id' = ${parentId}`)
    return rows.map((row) => row.status)
  }

  async function refundsOf(parentId: string): Promise<number[]> {
    const rows = await town.db.many<{ amount: number }>(sql`
      select (body->>'amount')::integer as amount from sandbox_objects where kind = 'refund'
        and payment_intent = (select intent_id from payments where parent_order_id = ${parentId})`)
    return rows.map(({ amount }) => amount)
  }

  async function stockOf(id: string): Promise<number | undefined> {
    return (await town.db.one<{ stock: number }>(sql`select stock from products where id = ${id}`))?.stock
  }
}
