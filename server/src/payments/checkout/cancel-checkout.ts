import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { moveOn } from '../../orders/update-order-status.ts'
import { notFound, Refusal } from '../../platform/http/api-error.ts'
import { advance, type MoneyDeps } from '../process-payment.ts'
import { dueNow, findPayment, lockOrdersOf, lockPayment, unpaidOf } from '../store.ts'
import { patiently } from '../stripe/with-stripe-timeout.ts'
import { checkoutView } from './get-checkout.ts'

/** The customer does not want to pay: the goods go back, the cart stays as it is. A repeat changes nothing. */
export async function cancelCheckout(deps: MoneyDeps, viewer: Viewer, parentId: string): Promise<Checkout> {
  const payment = await findPayment(deps.db, parentId)
  if (payment && viewer.role === 'admin')
    throw new Refusal('not_allowed', 'Only its customer gives up a checkout')
  if (payment?.customer_id !== viewer.id) throw notFound('Checkout')
  await giveUpOne(deps, viewer.id, parentId)
  await patiently(deps, advance(deps, parentId))
  const view = await checkoutView(deps.db, viewer, parentId)
  if (view.payment?.state === 'authorized' || view.payment?.state === 'captured')
    throw new Refusal('wrong_state', 'It is paid already', { entity: { checkout: view } })
  return view
}

/**
 * A shopper is not to stand in the own way: what is held unpaid is let go before the next checkout. The provider hears of it by
 * the news of the orders, so that one that hangs does not hold this checkout up as well.
 */
export async function giveUpUnpaid(
  deps: MoneyDeps,
  customerId: string,
  requestKey: string | undefined,
): Promise<void> {
  for (const { parent_order_id } of await unpaidOf(deps.db, customerId, requestKey))
    await giveUpOne(deps, customerId, parent_order_id)
}

/** The rows; the money follows from them, and the provider has the last word about it. */
async function giveUpOne(deps: MoneyDeps, customerId: string, parentId: string): Promise<void> {
  const by = { actor: 'customer', id: customerId } as const
  await deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, parentId)
    if (payment?.state !== 'open') return
    for (const part of await lockOrdersOf(tx, parentId))
      if (part.status === 'pending')
        await moveOn(deps, tx, part, by, { status: 'cancelled', reason: 'Not paid' })
    await dueNow(tx, parentId, deps.now())
  })
}
