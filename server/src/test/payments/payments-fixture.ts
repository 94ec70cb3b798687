import { calls } from '@mainstreet/contract/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import { deliverEvents } from '@mainstreet/demo/stripe-sandbox/events.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { paymentQueue } from '@mainstreet/platform/outbox/outbox-queues.ts'
import { processOutbox, startOutboxWorker } from '@mainstreet/platform/outbox/process-outbox.ts'
import Stripe from 'stripe'
import type { PaymentDeps } from '../../payments/payment-deps.ts'
import { createPaymentJobHandler, enqueueDuePayments } from '../../payments/payment-queue.ts'
import { processPayment } from '../../payments/process-payment.ts'
import type { StripeProvider } from '../../payments/stripe/stripe-provider.ts'
import { webhookPath } from '../../payments/stripe/webhook-route.ts'
import type { TestProduct } from '../setup/factories.ts'
import { createTestApp, type TestApp } from '../setup/test-app.ts'
import type { TestResponse, TestUser } from '../setup/test-user.ts'

export const testCards = {
  succeeds: '4242424242424242',
  declines: '4000000000000002',
  failsRefund: '4000000000005126',
}

/** The error of Stripe's library when the provider cannot be reached. */
export const createConnectionError = (): Error =>
  new Stripe.errors.StripeConnectionError({ message: 'cut', type: 'api_error' } as never)

export type PaymentsFixture = ReturnType<typeof createPaymentsFixture>

/** A marketplace with a commission, and its payments fixture. */
export async function createPaymentsTestApp(): Promise<{ testApp: TestApp; payments: PaymentsFixture }> {
  const testApp = await createTestApp({ env: { COMMISSION_PERCENT: '7.5' } })
  return { testApp, payments: createPaymentsFixture(testApp) }
}

/** For each test: a new customer and products of two shops, at the current time. */
export async function createCustomerAndProducts(testApp: TestApp) {
  testApp.clock.now = undefined
  return {
    customer: await testApp.createCustomer(),
    tea: await testApp.createProduct({ name: 'Tea', price_cents: 650, stock: 5 }),
    book: await testApp.createProduct({ name: 'Book', price_cents: 1999, stock: 5 }),
  }
}

/** The order of a checkout that contains this product. */
export function requireOrderFor(orders: Order[], product: TestProduct): Order {
  const order = orders.find(({ product_id }) => product_id === product.id)
  if (!order) throw new Error('no order contains this product')
  return order
}

export const requestOrderStatus = (
  by: TestUser,
  order: Pick<Order, 'id'>,
  status: Order['status'],
  reason?: string,
) =>
  by.send(calls.updateOrderStatus, { params: { id: order.id }, body: { status, ...(reason && { reason }) } })

export const getOrderLedger = async (by: TestUser, order: Order) =>
  (await by.send(calls.getOrderLedger, { params: { id: order.id } })).body.ledger

/** The actions of a customer, the card provider and time; nothing happens by itself in a test. */
export function createPaymentsFixture(testApp: TestApp) {
  const provider = testApp.provider as StripeProvider
  const errors: unknown[] = []
  const deps: PaymentDeps = {
    ...testApp.deps,
    provider,
    publicUrl: testApp.publicUrl,
    warn: (error) => void errors.push(error),
  }

  const checkout = (
    customer: TestUser,
    things: (TestProduct | [TestProduct, number])[],
    more: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<TestResponse<typeof calls.createCheckout>> =>
    customer.send(calls.createCheckout, {
      headers,
      body: {
        items: things.map((one) =>
          Array.isArray(one) ? { product_id: one[0].id, quantity: one[1] } : { product_id: one.id },
        ),
        customer_name: 'Kim',
        ...more,
      },
    })

  /** Submits the payment page. */
  async function pay({ payment_url }: Checkout, card = testCards.succeeds) {
    const { pathname } = new URL(payment_url ?? '')
    return testApp.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `card=${card}`,
    })
  }

  async function webhook(payload: string, signature: string | string[] | undefined) {
    const response = await testApp.app.inject({
      method: 'POST',
      url: webhookPath,
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      payload,
    })
    await processPaymentQueue()
    return response
  }

  async function processPaymentQueue() {
    const handle = createPaymentJobHandler(deps)
    while ((await processOutbox(testApp.db, handle, deps.warn, paymentQueue, testApp.deps.now)) > 0);
  }

  /** Delivers all events of the provider. */
  const deliver = () =>
    deliverEvents(
      testApp.db,
      testApp.deps.now(),
      provider.webhookSecret,
      async (payload, signature) => (await webhook(payload, signature)).statusCode < 300,
    )

  /** Places and pays a checkout, so that the shops see it. */
  async function paid(
    customer: TestUser,
    things: Parameters<typeof checkout>[1],
    card = testCards.succeeds,
    more: Record<string, unknown> = {},
  ) {
    const { body } = await checkout(customer, things, more)
    await pay(body, card)
    await deliver()
    return getCheckout(customer, body.parent_order_id)
  }

  const getCheckout = async (customer: TestUser, parent_order_id: string) =>
    (await customer.send(calls.getCheckout, { params: { parent_order_id } })).body

  /** Places and pays a checkout that all shops accept. */
  async function captured(
    customer: TestUser,
    things: Parameters<typeof checkout>[1],
    card = testCards.succeeds,
  ) {
    const view = await paid(customer, things, card)
    for (const thing of things) {
      const product = Array.isArray(thing) ? thing[0] : thing
      await requestOrderStatus(product.shop.merchant, requireOrderFor(view.orders, product), 'in_progress')
    }
    await processPayment(deps, view.parent_order_id)
    return view
  }

  return {
    deps,
    errors,
    provider,
    checkout,
    pay,
    webhook,
    deliver,
    processPaymentQueue,
    async runPaymentJobs() {
      await enqueueDuePayments(deps)
      await processPaymentQueue()
    },
    /** Processes all events and the payments that follow from them. */
    async processPending() {
      const outbox = startOutboxWorker(testApp.db, () => {}, deps.warn)
      outbox.wake()
      await outbox.stop()
      await deliver()
    },
    getCheckout,
    paid,
    captured,
    getStock: async ({ id }: TestProduct) =>
      (await testApp.anonymous.send(calls.getProduct, { params: { id } })).body.product.stock,
    /** The provider's id of the payment. */
    async getIntentId({ parent_order_id }: Order): Promise<string> {
      const row = await testApp.db.one<{ intent_id: string }>(
        sql`select intent_id from payments where parent_order_id = ${parent_order_id}`,
      )
      return row?.intent_id ?? ''
    },
  }
}
