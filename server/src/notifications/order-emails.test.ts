import { calls } from '@mainstreet/contract/calls.ts'
import { hourMs, minuteMs } from '@mainstreet/contract/durations.ts'
import { defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { processOutbox } from '@mainstreet/platform/outbox/process-outbox.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createCustomerAndProducts,
  createPaymentsTestApp,
  requestOrderStatus,
  requireOrderFor,
} from '../test/payments/payments-fixture.ts'
import {
  createNotificationDeps,
  createNotificationHandler,
  testPassLinks,
} from '../test/setup/start-notifications.ts'
import { throwError } from '../test/setup/test-app.ts'
import type { EmailOrder } from './email-orders-store.ts'
import { buildOrderCard } from './order-email-cards.ts'
import { remindOfPickups } from './remind-of-pickups.ts'

const { testApp, payments } = await createPaymentsTestApp()
let { customer, tea, book } = await createCustomerAndProducts(testApp)
beforeEach(async () => {
  ;({ customer, tea, book } = await createCustomerAndProducts(testApp))
})

/** The emails that the customer has got so far, newest first. */
async function readEmails() {
  const handle = createNotificationHandler(createNotificationDeps(testApp.deps))
  while ((await processOutbox(testApp.db, handle, throwError)) > 0);
  const { user } = (await customer.send(calls.getMe)).body
  return testApp.readMailsTo(user.email)
}

test('an order in two shops that is paid there has one confirmation, with both codes and what is due', async () => {
  const { body } = await payments.checkout(customer, [tea, book], { payment: 'in_store' })
  const [mail, ...others] = await readEmails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Order placed at 2 shops')
  for (const { pickup_code, shop_name, total_amount } of body.orders) {
    expect(mail?.text).toContain(`${shop_name}\nPickup code: ${pickup_code}\n`)
    expect(mail?.text).toContain(`Due at pickup: $${total_amount.toFixed(2)}`)
    expect(mail?.html).toContain(pickup_code ?? 'a code')
  }
  expect(mail?.text.match(/https:\/\/street\.example\/pass\/[\w-]{48}/g)).toHaveLength(2)
  expect(mail?.text).toMatch(/Pick up by: \w+day, \w+ \d+, [\d:]+ [AP]M\n/)
  expect(mail?.text).toContain('https://www.google.com/maps/dir/?api=1&destination=')
  // of either order: a slow event is handled beside the next one
  const [, linkedId] = mail?.text.match(/https:\/\/street\.example\/my-reservations#(\S+)/) ?? []
  expect(body.orders.map(({ id }) => id)).toContain(linkedId)
})

test('the mailbox draws the QR codes of an email when it is read', async () => {
  await payments.checkout(customer, [tea], { payment: 'in_store' })
  const [mail] = await readEmails()
  expect(mail?.html).toMatch(/<img src="data:image\/svg\+xml;base64,[\w+/=]+"/)
  const stored = await testApp.db.many<{ html: string }>(sql`
    select html from demo_mailbox order by id desc limit 1`)
  expect(stored[0]?.html).toContain('<img src="cid:qr-code-0@mainstreet"')
})

test('the confirmation of a reservation says what is due, and the ready email has the code again', async () => {
  const { body } = await customer.send(calls.placeOrder, {
    body: { shop_id: tea.shop.id, product_id: tea.id, customer_name: 'Kim', order_type: 'reservation' },
  })
  const { order } = body
  const [confirmation] = await readEmails()
  expect(confirmation?.subject).toBe(`Reserved at ${order.shop_name}`)
  expect(confirmation?.text).toContain('Due at pickup: $6.50')
  expect(confirmation?.text).toContain('Pick up around: ')
  await tea.shop.merchant.send(calls.markOrderReady, { params: { id: order.id } })
  const [ready, ...before] = await readEmails()
  expect(before).toHaveLength(1)
  expect(ready?.subject).toBe(`Ready for pickup at ${order.shop_name}`)
  expect(ready?.text).toContain(`Pickup code: ${order.pickup_code}\n`)
  expect(ready?.text).toContain('Show pickup code:\nhttps://street.example/pass/')
  expect(ready?.text).not.toContain('Pick up around')
})

test('a card order has one email for the payment and none before it', async () => {
  const { body } = await payments.checkout(customer, [tea, book])
  expect(await readEmails()).toEqual([])
  await payments.pay(body)
  await payments.deliver()
  const [mail, ...others] = await readEmails()
  expect(others).toEqual([])
  expect(mail?.text).toContain(`Pickup code: ${requireOrderFor(body.orders, tea).pickup_code}\n`)
  expect(mail?.text).not.toContain('Due at pickup')
})

test('an order that has ended shows no code and no pass', async () => {
  const { body } = await payments.checkout(customer, [tea], { payment: 'in_store' })
  const { id, pickup_code } = requireOrderFor(body.orders, tea)
  await readEmails()
  await tea.shop.merchant.send(calls.updateOrderStatus, {
    params: { id },
    body: { status: 'declined', reason: 'Out of leaves' },
  })
  const [declined] = await readEmails()
  expect(declined?.text).toContain('Out of leaves')
  expect(declined?.text).toContain('Total: $6.50')
  expect(`${declined?.text}${declined?.html}`).not.toContain(pickup_code)
  expect(declined?.text).not.toContain('/pass/')
})

describe('the reminder of a pickup', () => {
  const remindAt = (time: Date) => remindOfPickups(createNotificationDeps(testApp.deps, { now: () => time }))
  const deadline = new Date(Date.now() + 6 * hourMs)
  const beforeDeadline = (ms: number) => new Date(deadline.getTime() - ms)
  const setDeadline = (id: string, until: Date) =>
    testApp.db.one(sql`update orders set pickup_until = ${until} where id = ${id}`)
  async function reserve() {
    const { body } = await customer.send(calls.placeOrder, {
      body: { shop_id: tea.shop.id, product_id: tea.id, customer_name: 'Kim', order_type: 'reservation' },
    })
    await setDeadline(body.order.id, deadline)
    await readEmails()
    return body.order
  }
  const listReminders = async () =>
    (await readEmails()).map(({ subject }) => subject).filter((subject) => subject.startsWith('Pick up by'))

  test('comes once, two hours before the deadline, with the code', async () => {
    const { pickup_code, shop_name } = await reserve()
    await remindAt(beforeDeadline(2 * hourMs + minuteMs))
    expect(await listReminders()).toEqual([])

    await Promise.all([remindAt(beforeDeadline(hourMs)), remindAt(beforeDeadline(hourMs))])
    await remindAt(beforeDeadline(minuteMs))
    expect(await listReminders()).toEqual([expect.stringMatching(`^Pick up by .* at ${shop_name}$`)])
    const [mail] = await readEmails()
    expect(mail?.text).toContain(`Your pickup code is ${pickup_code}. After that, your reservation`)
  })

  test('does not follow a confirmation at once', async () => {
    const { id } = await reserve()
    await setDeadline(id, new Date(Date.now() + hourMs))
    await remindAt(new Date())
    expect(await listReminders()).toEqual([])
  })

  test('waits until an order is ready, and is none for a delivery', async () => {
    const { body } = await payments.checkout(customer, [tea], { payment: 'in_store' })
    const order = requireOrderFor(body.orders, tea)
    await setDeadline(order.id, deadline)
    await requestOrderStatus(tea.shop.merchant, order, 'in_progress')
    await remindAt(beforeDeadline(hourMs))
    expect(await listReminders()).toEqual([])

    await tea.shop.merchant.send(calls.markOrderReady, { params: { id: order.id } })
    await testApp.db.one(sql`update orders set delivery_address = '1 Elm Street' where id = ${order.id}`)
    await remindAt(beforeDeadline(hourMs))
    expect(await listReminders()).toEqual([])
    await testApp.db.one(sql`update orders set delivery_address = null where id = ${order.id}`)
    await remindAt(beforeDeadline(hourMs))
    expect(await listReminders()).toHaveLength(1)
  })
})

test('a customer can turn the confirmation off', async () => {
  const preferences = [{ event: 'order_confirmation' as const, in_app: false, email: false }]
  await customer.send(calls.updateNotificationPreferences, { body: { preferences } })
  await payments.checkout(customer, [tea], { payment: 'in_store' })
  expect(await readEmails()).toEqual([])
})

describe('the card of an order', () => {
  const order: EmailOrder = {
    id: '0193b5a0-0000-7000-8000-000000000001',
    shop_name: 'Kiln',
    shop_address: '12 Mill Rd',
    hours: defaultHours(),
    order_type: 'reservation',
    status: 'reserved',
    payment_status: 'none',
    delivery_address: null,
    delivery_fee_cents: 0,
    total_cents: 1300,
    pickup_code: 'K7M2QX',
    ready_at: null,
    pickup_from: new Date('2026-11-20T20:20:00Z'),
    pickup_until: new Date('2026-11-21T02:00:00Z'),
    created_at: new Date('2026-11-20T20:00:00Z'),
    lines: [{ name: 'Bowl', quantity: 2, price_cents: 650 }],
  }
  const now = new Date('2026-11-20T20:00:00Z')
  const build = (changes: Partial<EmailOrder> = {}) =>
    buildOrderCard({ ...order, ...changes }, { passLinks: testPassLinks, locale: 'en', now })

  test('has the times and the hours by the clock of the shop', () => {
    expect(build().facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Order number: 00000001',
      'Pick up around: Friday, Nov 20, 12:20 PM',
      'Pick up by: Friday, Nov 20, 6 PM',
      'Address: 12 Mill Rd',
      'Open Friday, Nov 20: 9 AM – 6 PM',
    ])
  })

  test('has a QR code and an appointment until it is ready', () => {
    expect(build().qrCode?.url).toMatch(/^https:\/\/street\.example\/pass\/[\w-]{48}$/)
    expect(build().appointment).toMatchObject({
      title: 'Pick up at Kiln',
      start: '2026-11-20T20:20:00.000Z',
      description: 'Pickup code K7M2QX. Pick up by Friday, Nov 20, 6 PM.',
    })
    const ready = build({ ready_at: now })
    expect(ready.qrCode).toBeDefined()
    expect(ready.appointment).toBeUndefined()
  })

  test('of a delivery has the code for the door, the address and the fee, and no pass', () => {
    const card = build({
      order_type: 'order',
      delivery_address: '3 Elm St',
      delivery_fee_cents: 400,
      total_cents: 1700,
    })
    expect(card.code).toEqual({ label: 'Delivery code', value: 'K7M2QX' })
    expect(card.facts).toContainEqual({ label: 'Delivery address', value: '3 Elm St' })
    expect(card.facts.map(({ label }) => label)).not.toContain('Pick up by')
    expect(card.amounts.map(({ value }) => value)).toEqual(['$13.00', '$4.00', '$17.00'])
    expect(card.action).toBeUndefined()
  })
})
