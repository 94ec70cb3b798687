import { calls } from '@mainstreet/contract/calls.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import type { MoneyDeps } from '../payments/advance.ts'
import { tickMoney } from '../payments/money-clock.ts'
import type { Provider } from '../payments/provider.ts'
import { deliverEvents } from '../payments/sandbox/events.ts'
import { webhookPath } from '../payments/webhook.ts'
import { startOutbox } from '../platform/outbox.ts'
import type { MadeProduct } from './factories.ts'
import type { Answer, Person, Town } from './harness.ts'

export const testCards = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  refundFails: '4000000000005126',
}

/** What a customer, a card provider and the clock do in a town; nothing happens by itself in a test. */
export function tillOf(town: Town) {
  const provider = town.provider as Provider
  const faults: unknown[] = []
  const money: MoneyDeps = {
    ...town.deps,
    provider,
    publicUrl: town.publicUrl,
    warn: (fault) => void faults.push(fault),
  }

  const checkout = (
    customer: Person,
    things: (MadeProduct | [MadeProduct, number])[],
    more: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<typeof calls.checkout>> =>
    customer.send(calls.checkout, {
      headers,
      body: {
        items: things.map((one) =>
          Array.isArray(one) ? { productId: one[0].id, quantity: one[1] } : { productId: one.id },
        ),
        customer_name: 'Kim',
        ...more,
      },
    })

  /** Presses the pay page's button. */
  async function pay({ payment_url }: Checkout, card = testCards.pays) {
    const { pathname } = new URL(payment_url ?? '')
    return town.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `card=${card}`,
    })
  }

  async function webhook(payload: string, signature: string | string[] | undefined) {
    return town.app.inject({
      method: 'POST',
      url: webhookPath,
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      payload,
    })
  }

  /** Everything that the provider has to say now reaches the street. */
  const deliver = () =>
    deliverEvents(
      town.db,
      town.deps.now(),
      provider.webhookSecret,
      async (payload, signature) => (await webhook(payload, signature)).statusCode < 300,
    )

  return {
    money,
    faults,
    provider,
    checkout,
    pay,
    webhook,
    deliver,
    tick: () => tickMoney(money, money.warn),
    /** Announced news goes out, and what follows from it is done. */
    async settleDown() {
      const outbox = startOutbox(town.db, () => {}, money.warn)
      outbox.wake()
      await outbox.stop()
      await deliver()
    },
    see: async (customer: Person, parent_order_id: string) =>
      (await customer.send(calls.getCheckout, { params: { parent_order_id } })).body,
  }
}
