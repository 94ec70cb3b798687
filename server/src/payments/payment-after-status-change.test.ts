import type { Order } from '@mainstreet/contract/orders/order.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { aMarketDay, aTill, at, moneyOf, move, type Till } from '../test/payments/payments-fixture.ts'
import type { MadeProduct } from '../test/setup/factories.ts'
import type { Person, Town } from '../test/setup/test-app.ts'
import { advance } from './process-payment.ts'

let town: Town
let till: Till
let customer: Person
let tea: MadeProduct

beforeAll(async () => {
  ;({ town, till } = await aTill())
})
beforeEach(async () => {
  ;({ customer, tea } = await aMarketDay(town))
})

describe('a move whose news reached nobody', () => {
  const quietly = async (order: Order, status: Order['status']) => {
    await move(tea.shop.merchant, order, status, 'So it is')
    // no node listens for money here: all that is left of the news is what was written down
    await town.hearNews()
    await till.tick()
  }
  const paymentOf = async (order: Order) => (await till.see(customer, order.parent_order_id)).payment
  const isDue = async ({ parent_order_id }: Order) =>
    (await town.db.one(sql`
      select true from payments where parent_order_id = ${parent_order_id} and next_try_at is not null`)) !==
    undefined

  test('is followed by its money when the clock looks: taken, let go, given back', async () => {
    const sold = at((await till.paid(customer, [tea])).orders, tea)
    await quietly(sold, 'in_progress')
    expect(await paymentOf(sold)).toMatchObject({ state: 'captured', captured_amount: 6.5 })

    const declined = at((await till.paid(customer, [tea])).orders, tea)
    await quietly(declined, 'declined')
    expect(await paymentOf(declined)).toMatchObject({ state: 'voided' })

    await quietly(sold, 'cancelled')
    const { refunds } = await moneyOf(customer, sold)
    expect(refunds).toMatchObject([{ amount: 6.5, state: 'done' }])
    expect([await isDue(sold), await isDue(declined)]).toEqual([false, false])
  })

  test('leaves its payment due also when it comes while the money is being looked at', async () => {
    const order = at((await till.paid(customer, [tea])).orders, tea)
    const { tx } = town.db
    const between = {
      ...town.db,
      async tx<T>(work: Parameters<typeof tx<T>>[0]) {
        await move(tea.shop.merchant, order, 'in_progress')
        await town.hearNews()
        return tx(work)
      },
    }
    await advance({ ...till.money, db: between }, order.parent_order_id)
    expect(await isDue(order)).toBe(true)
    await till.tick()
    expect(await paymentOf(order)).toMatchObject({ state: 'captured' })
  })
})
