import { sql } from '@mainstreet/platform/db/sql.ts'
import type Stripe from 'stripe'
import type { TestApp } from '../setup/test-app.ts'
import { concernsCheckout } from './concerns-checkout.ts'
import { createPaymentsFixture } from './payments-fixture.ts'

export const problemUnless = (isTrue: boolean, error: string) => (isTrue ? [] : [error])

export async function createPlacedCheckout(testApp: TestApp) {
  const payments = createPaymentsFixture(testApp)
  const customer = await testApp.createCustomer()
  const tea = await testApp.createProduct({ name: 'Tea', price_cents: 1000, stock: 5 })
  const { body } = await payments.checkout(customer, [tea])
  const orderId = body.orders[0]?.id ?? ''
  return { payments, customer, tea, body, orderId, parentId: body.parent_order_id }
}

/** The provider's events about a checkout, as it would deliver them. */
export async function listProviderEvents(
  testApp: TestApp,
  payments: ReturnType<typeof createPaymentsFixture>,
  parentId: string,
) {
  const { webhookSecret: secret, stripe } = payments.provider
  const events = await testApp.db.many<{ body: Stripe.Event }>(sql`
    select body from sandbox_objects where kind = 'event' and ${concernsCheckout(parentId)} order by id`)
  const timestamp = Math.floor(testApp.deps.now().getTime() / 1000)
  return events.map(({ body }) => {
    const payload = JSON.stringify(body)
    return {
      type: body.type,
      payload,
      signature: stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    }
  })
}

export async function getCompletedEvent(
  testApp: TestApp,
  payments: ReturnType<typeof createPaymentsFixture>,
  parentId: string,
) {
  const providerEvents = await listProviderEvents(testApp, payments, parentId)
  const event = providerEvents.find(({ type }) => type === 'checkout.session.completed')
  if (!event) throw new Error('the provider sent no event for the payment')
  return event
}

/** Includes events from before. */
export async function deliverAllEvents(payments: ReturnType<typeof createPaymentsFixture>): Promise<void> {
  while ((await payments.deliver()) > 0);
}
