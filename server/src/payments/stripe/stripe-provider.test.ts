import { calls } from '@mainstreet/contract/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { failAt } from '../../test/faults/query-faults.ts'
import {
  createConnectionError,
  createCustomerAndProducts,
  createPaymentsTestApp,
  getOrderLedger,
} from '../../test/payments/payments-fixture.ts'
import { reconcilePayments } from '../reconciliation/reconcile-payments.ts'

const { testApp, payments } = await createPaymentsTestApp()
let { customer, tea } = await createCustomerAndProducts(testApp)
beforeEach(async () => {
  ;({ customer, tea } = await createCustomerAndProducts(testApp))
})

describe('a webhook event', () => {
  async function signed(change: (event: Record<string, unknown>) => void = () => {}) {
    const { body } = await payments.checkout(customer, [tea])
    await payments.pay(body)
    const { data } = await payments.provider.stripe.events.list({ limit: 100 })
    const event = data.find(
      ({ type, data }) =>
        type === 'checkout.session.completed' &&
        (data.object as { client_reference_id?: string }).client_reference_id === body.parent_order_id,
    )
    const altered = structuredClone(event) as unknown as Record<string, unknown>
    change(altered)
    const payload = JSON.stringify(altered)
    return { parent: body.parent_order_id, payload }
  }
  const sign = (
    payload: string,
    timestamp = Math.floor(Date.now() / 1000),
    secret = payments.provider.webhookSecret,
  ) => payments.provider.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const getState = async (parent: string) => (await payments.getCheckout(customer, parent)).payment?.state

  test('without a valid signature is rejected and changes nothing', async () => {
    const { parent, payload } = await signed()
    const now = Math.floor(Date.now() / 1000)
    const right = sign(payload)
    const wrong: [string, string | string[] | undefined][] = [
      [payload, undefined],
      [payload, 't=1,v1='],
      [payload, sign(payload, now, 'whsec_other')],
      [`${payload} `, right],
      [JSON.stringify(JSON.parse(payload), null, 1), right],
      [payload, sign(payload, now - 301)],
      [payload.replace('usd', 'eur'), right],
      [payload, [right, right]],
    ]
    for (const [body, signature] of wrong) {
      const response = await payments.webhook(body, signature)
      expect(response.statusCode).toBe(400)
    }
    expect(await getState(parent)).toBe('open')
    // during the rotation of a secret the provider sends both signatures
    const rotated = sign(payload, now - 299).replace(',', `,v1=${'0'.repeat(64)},`)
    expect((await payments.webhook(payload, rotated)).statusCode).toBe(200)
    expect(await getState(parent)).toBe('authorized')
  })

  test('has its effect once, 50 times at once and in any order', async () => {
    const { parent, payload } = await signed()
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => payments.webhook(payload, sign(payload))),
    )
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await payments.deliver()
    const { orders } = await payments.getCheckout(customer, parent)
    expect((await getOrderLedger(customer, orders[0] as Order)).entries).toHaveLength(1)
  })

  test('with a wrong amount, currency or mode has no effect and is reported', async () => {
    const admin = await testApp.createAdmin()
    type Loose = { data: { object: Record<string, unknown> }; id: string }
    const forgedFields = { amount_total: 1, currency: 'eur', livemode: true }
    for (const [field, forgedValue] of Object.entries(forgedFields)) {
      const { parent, payload } = await signed((event) => {
        const loose = event as unknown as Loose
        loose.id = `${loose.id}_${field}`
        loose.data.object[field] = forgedValue
      })
      expect((await payments.webhook(payload, sign(payload))).statusCode).toBe(200)
      expect(await getState(parent), field).toBe('open')
      const { body } = await admin.send(calls.listPaymentDiscrepancies)
      expect(body.data[0]).toMatchObject({ parent_order_id: parent })
    }
  })

  test('for a payment that arrives after the end voids the authorization', async () => {
    const { parent, payload } = await signed()
    await testApp.db.one(
      sql`update payments set state = 'closed', next_attempt_at = null where parent_order_id = ${parent}`,
    )
    await testApp.db.many(sql`update orders set status = 'expired' where parent_order_id = ${parent}`)
    expect((await payments.webhook(payload, sign(payload))).statusCode).toBe(200)
    expect(await getState(parent)).toBe('voided')
    const admin = await testApp.createAdmin()
    const { body } = await admin.send(calls.listPaymentDiscrepancies)
    expect(body.data[0]).toMatchObject({ parent_order_id: parent, kind: 'paid_late' })
    await reconcilePayments(payments.deps)
    expect((await admin.send(calls.listPaymentDiscrepancies)).body.data[0]?.kind).toBe('paid_late')
  })

  test('that could not be stored is not acknowledged, and takes effect when it is delivered again', async () => {
    const { parent, payload } = await signed()
    const restore = failAt(testApp.db, { before: 'insert into payment_events' })
    expect((await payments.webhook(payload, sign(payload))).statusCode).toBeGreaterThanOrEqual(500)
    restore()
    expect(await getState(parent)).toBe('open')
    expect((await payments.webhook(payload, sign(payload))).statusCode).toBe(200)
    expect(await getState(parent)).toBe('authorized')
  })

  test('of a megabyte is too large', async () => {
    expect((await payments.webhook('x'.repeat(1_000_000), sign('x'))).statusCode).toBe(413)
  })
})

describe('while the provider is unavailable', () => {
  const away = () => {
    const stripe = payments.provider.stripe
    const { create } = stripe.checkout.sessions
    stripe.checkout.sessions.create = (async () => {
      throw createConnectionError()
    }) as unknown as typeof create
    return () => {
      stripe.checkout.sessions.create = create
    }
  }

  test('an order is stored without a payment URL and gets one session on the next read', async () => {
    const back = away()
    const { status, body } = await payments.checkout(customer, [tea])
    expect([status, body.payment?.payment_url]).toEqual([201, null])
    back()
    const again = await payments.getCheckout(customer, body.parent_order_id)
    expect(again.payment?.payment_url).toContain('/sandbox/pay/')
    expect((await payments.getCheckout(customer, body.parent_order_id)).payment_url).toBe(again.payment_url)
  })

  test('a checkout can be paid for as long as its stock is reserved', async () => {
    const back = away()
    const { body } = await payments.checkout(customer, [tea])
    back()
    testApp.clock.now = new Date(Date.now() + 14 * 60_000)
    const again = await payments.getCheckout(customer, body.parent_order_id)
    await payments.pay(again)
    await payments.deliver()
    expect((await payments.getCheckout(customer, body.parent_order_id)).payment?.state).toBe('authorized')
  })

  test('a checkout expires in time and releases its stock', async () => {
    const back = away()
    const { body } = await payments.checkout(customer, [[tea, 5]])
    testApp.clock.now = new Date(Date.now() + 16 * 60_000)
    await payments.runPaymentJobs()
    back()
    expect((await payments.getCheckout(customer, body.parent_order_id)).payment?.state).toBe('closed')
    expect(await payments.getStock(tea)).toBe(5)
  })

  test('and responds only after the expiry, its payment URL is not passed on', async () => {
    const { sessions } = payments.provider.stripe.checkout
    const { create } = sessions
    sessions.create = (async (...args: Parameters<typeof create>) => {
      const session = await create.apply(sessions, args)
      testApp.clock.now = new Date(Date.now() + 16 * 60_000)
      await payments.runPaymentJobs()
      return session
    }) as typeof create
    const { body } = await payments.checkout(customer, [tea])
    sessions.create = create
    expect(body.payment).toMatchObject({ state: 'closed', payment_url: null })
    expect(await payments.getStock(tea)).toBe(5)
  })
})
