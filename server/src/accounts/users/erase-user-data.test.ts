import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { chat } from '@mainstreet/contract/limits.ts'
import { describe, expect, test } from 'vitest'
import { tellOfWaiting } from '../../notifications/notify-unread-messages.ts'
import { tellPeople } from '../../notifications/notify-users.ts'
import { deliverNews } from '../../platform/bus/outbox.ts'
import { sql } from '../../platform/db/sql.ts'
import { crossAt } from '../../test/faults/query-faults.ts'
import { move, tillOf } from '../../test/payments/payments-fixture.ts'
import { type Answer, type Person, raise, startTown, type Town } from '../../test/setup/test-app.ts'

const leave = async (street: Town, who: Person) =>
  (await street.anAdmin()).send(calls.deleteUser, { params: { id: who.id } })

const reasonsOf = (street: Town, orderId: string) =>
  street.db.many(sql`
    select actor, reason from order_events where order_id = ${orderId} and kind = 'moved' order by id`)

/** A customer's order that they have cancelled, and one that its shop has, each with a reason. */
async function twoCancelled(street: Town) {
  const customer = await street.aCustomer()
  const [mine, theirs] = [await street.anOrder({ customer }), await street.anOrder({ customer })]
  await move(customer, mine.order, 'cancelled', 'My sister is ill')
  await move(theirs.shop.merchant, theirs.order, 'cancelled', 'The roof leaks')
  return { customer, mine: mine.order.id, theirs: theirs.order.id }
}

const forgotten = [{ actor: 'customer', reason: null }]
const kept = [{ actor: 'merchant', reason: 'The roof leaks' }]

describe('why an order was cancelled', () => {
  test('goes with the customer who said it, and stays where the shop did', async () => {
    const street = await startTown()
    const { customer, mine, theirs } = await twoCancelled(street)
    expect((await leave(street, customer)).status).toBe(204)
    expect([await reasonsOf(street, mine), await reasonsOf(street, theirs)]).toEqual([forgotten, kept])
  })

  test('can be taken out of the history, but never put in or altered', async () => {
    const street = await startTown()
    const { mine } = await twoCancelled(street)
    for (const change of [
      sql`reason = 'Another'`,
      sql`reason = null, actor = 'clock'`,
      sql`reason = null, created_at = now()`,
    ])
      await expect(
        street.db.one(sql`update order_events set ${change} where order_id = ${mine}`),
      ).rejects.toThrow('never changed')
  })
})

test.each<[string, (who: Person, id: string) => Promise<Answer<CallShape>>]>([
  ['cancel with a reason', (who, id) => move(who, { id }, 'cancelled', 'My sister is ill')],
  [
    'write to the shop',
    (who, id) => who.send(calls.sendOrderMessage, { params: { id }, body: { message: 'My sister is ill' } }),
  ],
])('nobody can %s while they leave: the words would stay', async (_, speak) => {
  const street = await startTown()
  const { order, customer } = await street.anOrder()
  const speaking = crossAt(street.db, 'delete from users where id', () => speak(customer, order.id))
  expect((await leave(street, customer)).status).toBe(204)
  expect(await speaking).toMatchObject({ status: 401, body: { code: 'no_session' } })
  const said = await street.db.many(sql`
    select reason from order_events where kind = 'moved' union all select message from order_messages`)
  expect(said).toEqual([])
})

test('what a customer asked of a shop at the checkout goes with them', async () => {
  const street = await startTown()
  const customer = await street.aCustomer()
  const tea = await street.aProduct()
  const notes = [{ shop_id: tea.shop.id, note: 'Ring twice, at the mill' }]
  const { body } = await tillOf(street).checkout(customer, [tea], { notes })
  expect(body.orders[0]?.note).toBe(notes[0]?.note)
  expect((await leave(street, customer)).status).toBe(204)
  expect(await street.db.many(sql`select note from orders`)).toEqual([{ note: '' }])
})

describe('what is being told of somebody who leaves at that moment', () => {
  /** An order and a message that nobody has heard of yet. */
  async function untold() {
    const street = await startTown()
    const { customer, order, shop } = await street.anOrder()
    await customer.send(calls.sendOrderMessage, {
      params: { id: order.id },
      body: { message: 'At the mill' },
    })
    const key = { shop_id: shop.id, customer_id: customer.id }
    await customer.send(calls.sendMessage, { body: { ...key, message: 'Anybody there?' } })
    const deps = { ...street.deps, mayMail: true, siteUrl: street.publicUrl }
    const later = () => new Date(Date.now() + chat.waitingMs + 1000)
    const tellings = {
      'an order': () => deliverNews(street.db, (news) => tellPeople(deps, news), raise),
      'a message that waits': () => tellOfWaiting({ ...deps, now: later }),
    }
    const named = () =>
      street.db.many(sql`
        select title || body as words from notices where title || body ~ 'Kim|mill|The customer'
        union all select subject || text from mails where subject || text ~ 'Kim|mill|The customer'`)
    return { street, customer, tellings, named }
  }

  test.each(['an order', 'a message that waits'] as const)('of %s, and first, is forgotten', async (what) => {
    const { street, customer, tellings, named } = await untold()
    const leaving = crossAt(street.db, 'insert into notices', () => leave(street, customer))
    await tellings[what]()
    expect(await leaving).toMatchObject({ status: 204 })
    expect(await named()).toEqual([])
  })

  test.each(['an order', 'a message that waits'] as const)(
    'of %s, and second, names nobody',
    async (what) => {
      const { street, customer, tellings, named } = await untold()
      const telling = crossAt(street.db, 'delete from users where id', tellings[what])
      expect((await leave(street, customer)).status).toBe(204)
      await telling
      expect(await named()).toEqual([])
    },
  )
})

test('whoever leaves while they are told of something holds up nothing', async () => {
  const street = await startTown()
  const { order, customer, shop } = await street.anOrder()
  await shop.merchant.send(calls.markReady, { params: { id: order.id } })
  const deps = { ...street.deps, mayMail: true, siteUrl: street.publicUrl }
  const telling = crossAt(street.db, 'delete from users where id', () =>
    deliverNews(street.db, (news) => tellPeople(deps, news), raise),
  )
  expect((await leave(street, customer)).status).toBe(204)
  expect(await telling).toBeGreaterThan(0)
})
