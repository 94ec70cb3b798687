import { calls } from '@mainstreet/contract/calls.ts'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { advance } from '../payments/process-payment.ts'
import { sql } from '../platform/db/sql.ts'
import { testCards, tillOf } from '../test/payments/payments-fixture.ts'
import type { MadeProduct } from '../test/setup/factories.ts'
import { startTelling } from '../test/setup/start-notifications.ts'
import { type Person, startTown, type Town } from '../test/setup/test-app.ts'

let town: Town
let till: ReturnType<typeof tillOf>
let customer: Person
let tea: MadeProduct

beforeAll(async () => {
  town = await startTown()
  till = tillOf(town)
  return startTelling(town)
})
beforeEach(async () => {
  town.clock.now = undefined
  customer = await town.aCustomer()
  tea = await town.aProduct({ name: 'Tea', price_cents: 650, stock: 5 })
})

const told = async (who: Person) =>
  (await who.send(calls.listNotices)).body.data.map(({ event, body }) => [event, body])
const hears = (who: Person, event: string, words: string) =>
  vi.waitFor(async () => expect(await told(who)).toContainEqual([event, expect.stringContaining(words)]))

async function paid() {
  const { body } = await till.checkout(customer, [tea])
  await till.pay(body)
  await till.deliver()
  return body
}

test('the shop hears of an order when it is paid, not when it is placed', async () => {
  const { body } = await till.checkout(customer, [tea])
  await till.settleDown()
  expect(await told(tea.shop.merchant)).toEqual([])
  await till.pay(body)
  await till.deliver()
  await hears(tea.shop.merchant, 'order_placed', '$6.50 by card once you accept')
  expect(await told(tea.shop.merchant)).toHaveLength(1)
})

test('the customer hears what was charged, and what is given back', async () => {
  const { parent_order_id, orders } = await paid()
  const params = { id: orders[0]?.id ?? '' }
  await tea.shop.merchant.send(calls.moveOrder, { params, body: { status: 'in_progress' } })
  await advance(till.money, parent_order_id)
  await hears(customer, 'order_money', 'Your card was charged $6.50')
  await tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 2, reason: 'Cold' } })
  await hears(customer, 'order_money', '$2.00 of $6.50 is on its way to your card')
})

test('what is declined says that nothing is charged', async () => {
  const { orders } = await paid()
  await tea.shop.merchant.send(calls.moveOrder, {
    params: { id: orders[0]?.id ?? '' },
    body: { status: 'declined', reason: 'Sold out' },
  })
  await hears(customer, 'order_declined', 'Nothing is charged')
})

test('what was never paid never was the shop’s: nobody there hears of it, or sees it', async () => {
  const { body } = await till.checkout(customer, [tea])
  town.clock.now = new Date(Date.now() + 16 * 60_000)
  await till.tick()
  await hears(customer, 'order_money', 'Nothing was charged')
  expect(await told(tea.shop.merchant)).toEqual([])
  const { merchant, id } = tea.shop
  const past = await merchant.send(calls.listShopOrders, { params: { id }, query: { active: 'false' } })
  expect(past.body.data).toEqual([])
  const one = await merchant.send(calls.getOrder, { params: { id: body.orders[0]?.id ?? '' } })
  expect(one.status).toBe(404)
})

test('one confirmation says what is held, for all shops, with the codes for their counters', async () => {
  const book = await town.aProduct({ name: 'Book', price_cents: 1999, stock: 5 })
  const { body } = await till.checkout(customer, [tea, book])
  await till.pay(body)
  await till.deliver()
  await hears(customer, 'order_money', '$26.49 is on hold')
  const words = (await told(customer)).map(([, text]) => text).join(' ')
  for (const { pickup_code } of body.orders) expect(words).toContain(pickup_code)
  const confirmations = (await told(customer)).filter(([event]) => event === 'order_money')
  expect(confirmations).toHaveLength(1)
})

test('a refund that fails is told to both sides, with what happens next', async () => {
  const { body } = await till.checkout(customer, [tea])
  await till.pay(body, testCards.refundFails)
  await till.deliver()
  const params = { id: body.orders[0]?.id ?? '' }
  await tea.shop.merchant.send(calls.moveOrder, { params, body: { status: 'in_progress' } })
  await advance(till.money, body.parent_order_id)
  await tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 2, reason: 'Cold' } })
  await hears(customer, 'order_money', 'the money stays yours')
  await hears(tea.shop.merchant, 'order_money', '$2.00 did not go back')
})

test('what is brought is told as such, to the shop and to its customer', async () => {
  const { shop } = tea
  await town.db.one(sql`update shops set delivers = true, delivery_fee_cents = 300 where id = ${shop.id}`)
  const address = '12 Gold Street'
  const { body } = await till.checkout(customer, [tea], { fulfilment: 'delivery', delivery_address: address })
  await till.pay(body)
  await till.deliver()
  await hears(shop.merchant, 'order_placed', `To be brought to ${address}`)
  await hears(
    customer,
    'order_money',
    `brought to ${address}, code for the door ${body.orders[0]?.pickup_code}`,
  )
  await hears(customer, 'order_money', `, order ${body.orders[0]?.id.slice(-8).toUpperCase()}: `)
  const params = { id: body.orders[0]?.id ?? '' }
  await shop.merchant.send(calls.moveOrder, { params, body: { status: 'in_progress' } })
  await advance(till.money, body.parent_order_id)
  await shop.merchant.send(calls.markReady, { params })
  await hears(customer, 'order_ready', `It comes to ${address}`)
  await shop.merchant.send(calls.moveOrder, { params, body: { status: 'completed' } })
  await vi.waitFor(async () => {
    const { data } = (await customer.send(calls.listNotices)).body
    expect(data.map(({ title }) => title)).toContain(`Delivered by ${body.orders[0]?.shop_name}. Enjoy!`)
  })
})
