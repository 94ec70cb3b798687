import type Stripe from 'stripe'
import { sql } from '../../platform/db/sql.ts'
import type { Town } from '../setup/test-app.ts'
import { isAbout } from './concerns-checkout.ts'
import { tillOf } from './payments-fixture.ts'

export const unless = (isTrue: boolean, fault: string) => (isTrue ? [] : [fault])

export async function placed(town: Town) {
  const till = tillOf(town)
  const customer = await town.aCustomer()
  const tea = await town.aProduct({ name: 'Tea', price_cents: 1000, stock: 5 })
  const { body } = await till.checkout(customer, [tea])
  const orderId = body.orders[0]?.id ?? ''
  return { till, customer, tea, body, orderId, parentId: body.parent_order_id }
}

/** What the provider has said of a checkout, as it would deliver it. */
export async function saidOf(town: Town, till: ReturnType<typeof tillOf>, parentId: string) {
  const { webhookSecret: secret, stripe } = till.provider
  const events = await town.db.many<{ body: Stripe.Event }>(sql`
    select body from sandbox_objects where kind = 'event' and ${isAbout(parentId)} order by id`)
  const timestamp = Math.floor(town.deps.now().getTime() / 1000)
  return events.map(({ body }) => {
    const payload = JSON.stringify(body)
    return {
      type: body.type,
      payload,
      signature: stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    }
  })
}

export async function completedOf(town: Town, till: ReturnType<typeof tillOf>, parentId: string) {
  const said = await saidOf(town, till, parentId)
  const event = said.find(({ type }) => type === 'checkout.session.completed')
  if (!event) throw new Error('The provider has not said that it is paid')
  return event
}

/** Also what was left over from before. */
export async function deliverAll(till: ReturnType<typeof tillOf>): Promise<void> {
  while ((await till.deliver()) > 0);
}
