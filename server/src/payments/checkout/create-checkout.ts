import { randomUUIDv7 } from 'node:crypto'
import { orderLimits as limits } from '@mainstreet/contract/orders/limits.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import {
  type IdempotentRequest,
  isIdempotencyKeyTaken,
  runIdempotent,
} from '@mainstreet/platform/db/idempotency.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { saveCheckoutContact } from '../../accounts/contact/contact.ts'
import {
  insertOrders,
  type OrderDraft,
  type OrderRequest,
  toStoredResponse,
} from '../../orders/insert-orders-store.ts'
import { requireBelowOpenOrderLimits } from '../../orders/open-order-limits.ts'
import type { OpenOrderLimits } from '../../orders/open-orders-store.ts'
import type { OrderBatches } from '../../orders/order-batches.ts'
import { publishStockChange, wakeOutbox } from '../../orders/order-topics.ts'
import { addItems, type OrderItemRow, presentNewOrder } from '../../orders/present.ts'
import type { ShopTerms } from '../../orders/shop-terms-store.ts'
import { listProductStocks } from '../../orders/store.ts'
import { requireCardPayments } from '../card-stop-store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { processPayment } from '../process-payment.ts'
import { insertPayment } from '../store.ts'
import type { StripeProvider } from '../stripe/stripe-provider.ts'
import { withStripeTimeout } from '../stripe/with-stripe-timeout.ts'
import { cancelUnpaidCheckouts } from './cancel-checkout.ts'
import { getCheckout } from './get-checkout.ts'
import {
  buildOrderDraft,
  type CheckoutBody,
  getCheckoutLines,
  groupLinesByShop,
  requireChargeableTotal,
  requireUnchangedTotal,
  sumGroups,
} from './shop-groups.ts'

export type CheckoutDeps = Omit<PaymentDeps, 'provider'> & {
  provider: StripeProvider | undefined
  /** In basis points (hundredths of a percent). */
  commissionBp: number
  openLimits: OpenOrderLimits | undefined
  orderBatches: OrderBatches
  demo: boolean
}

type CheckoutRequest = {
  body: CheckoutBody
  key: string | undefined
  /** The origin to which the payment page returns. */
  origin: string
}

/**
 * One order per shop under one parent, all or none. With online payment the stock is reserved and the shops see nothing
 * yet; shops that are paid at pickup get their orders at once, also in the same checkout. The provider is called after
 * the commit, so its failure loses nothing: the response then has no payment URL, and reading the checkout tries again.
 */
export async function createCheckout(
  deps: CheckoutDeps,
  viewer: Viewer,
  { body, key, origin }: CheckoutRequest,
): Promise<Checkout> {
  if (viewer.role !== 'customer') throw new ApiError('not_allowed', (m) => m.errors.orders.onlyCustomers)
  const { provider } = deps
  if (body.payment === 'online' && !provider)
    throw new ApiError('rule_violation', (m) => m.errors.payments.cardsNotAccepted, {
      details: [{ path: 'payment', message: (m) => m.errors.payments.chooseInStore }],
    })
  // the customer's older unpaid checkouts would hold the same stock
  if (provider) await cancelUnpaidCheckouts({ ...deps, provider }, viewer.id, key)

  if (body.save.length > 0)
    await saveCheckoutContact(deps, viewer, {
      phone: body.save.includes('customer_phone') ? body.customer_phone : undefined,
      address: (body.save.includes('delivery_address') && body.delivery_address) || undefined,
    })

  const request = { viewer, call: 'checkout', key, body }
  const inStoreCheckout = body.payment === 'in_store' ? await createInStoreCheckout(deps, request) : undefined
  if (inStoreCheckout) return inStoreCheckout

  const { parent_order_id } = await deps.db.tx((tx) =>
    runIdempotent(tx, request, async () => {
      if (body.payment === 'online') await requireCardPayments(tx)
      const placedCheckout = await createCheckoutOrders(deps, tx, request, (orderRequest) =>
        insertOrders(tx, [orderRequest]),
      )
      if (body.payment === 'online')
        await insertPayment(
          tx,
          { ...toNewPayment(deps, request, placedCheckout), return_origin: origin },
          placedCheckout.now,
        )
      tx.afterCommit(() => publishPlacedOrders(deps, placedCheckout))
      return { parent_order_id: placedCheckout.parent_order_id }
    }),
  )
  if (provider && body.payment === 'online')
    await withStripeTimeout(deps, processPayment({ ...deps, provider }, parent_order_id))
  return getCheckout(deps.db, viewer, parent_order_id)
}

type IdempotentCheckoutRequest = IdempotentRequest & { viewer: Viewer; body: CheckoutBody }

/** One statement without reading back. Undefined when the transaction must decide. */
async function createInStoreCheckout(
  deps: CheckoutDeps,
  request: IdempotentCheckoutRequest,
): Promise<Checkout | undefined> {
  try {
    const placedCheckout = await createCheckoutOrders(
      deps,
      deps.db,
      request,
      (orderRequest, parent_order_id) =>
        deps.orderBatches.insert({
          ...orderRequest,
          storedResponse: toStoredResponse(request, { parent_order_id }),
        }),
    )
    publishPlacedOrders(deps, placedCheckout)
    const { parent_order_id, drafts, items } = placedCheckout
    const orders = drafts.map(({ order, terms }) =>
      addItems(
        presentNewOrder(order, terms.name),
        items.filter(({ order_id }) => order_id === order.id),
      ),
    )
    return { parent_order_id, orders: orders.sort((a, b) => (a.id < b.id ? -1 : 1)), payment: null }
  } catch (error) {
    // a repeat may find the stock that it has taken itself
    if (request.key !== undefined && (isIdempotencyKeyTaken(error) || error instanceof ApiError))
      return undefined
    throw error
  }
}

type PlacedCheckout = {
  parent_order_id: string
  drafts: (OrderDraft & { terms: ShopTerms })[]
  /** What is paid online: its amount, and the items of the cart that stay there until the payment. */
  onlineCents: number
  onlineCartItemIds: string[]
  items: OrderItemRow[]
  now: Date
}

/** How often everything is read again when it has changed between reading and writing. */
const maxAttempts = 3

/** All orders or none, and only on the data just read, so that the charged amount is the displayed amount. */
async function createCheckoutOrders(
  deps: CheckoutDeps,
  reader: Queryable,
  request: IdempotentCheckoutRequest,
  insert: (orderRequest: OrderRequest, parentOrderId: string) => Promise<OrderItemRow[]>,
): Promise<PlacedCheckout> {
  const { viewer, body } = request
  for (let attemptsLeft = maxAttempts; attemptsLeft > 0; attemptsLeft--) {
    const now = deps.now()
    const parent_order_id = randomUUIDv7()
    const checkoutLines = await getCheckoutLines(reader, viewer, body)
    const { lines, cartItems } = checkoutLines
    const productIds = lines.map(({ product_id }) => product_id)
    const productStocks = await listProductStocks(reader, productIds)
    const groups = await groupLinesByShop(reader, lines, productStocks, body)
    const { itemsCents, totalCents } = sumGroups(groups, productStocks)
    requireUnchangedTotal(totalCents, body, checkoutLines)
    const drafts = groups.map((group) => buildOrderDraft(group, viewer, body, parent_order_id, now))
    const onlineGroups = groups.filter(({ isPaidOnline }) => isPaidOnline)
    const onlineCents = sumGroups(onlineGroups, productStocks).totalCents
    if (body.payment === 'online') requireChargeableTotal(onlineCents)
    const inStoreShopIds = drafts.flatMap(({ order, isPaidOnline }) => (isPaidOnline ? [] : order.shop_id))
    const openOrders = {
      limits: inStoreShopIds.length > 0 ? deps.openLimits : undefined,
      customerId: viewer.id,
      shopIds: inStoreShopIds,
      added: inStoreShopIds.length,
    }
    const isInStore = ({ shop_id }: { shop_id: string }) => inStoreShopIds.includes(shop_id)
    const inStoreCartItemIds = cartItems.filter(isInStore).map(({ id }) => id)
    const onlineCartItemIds = cartItems.filter((item) => !isInStore(item)).map(({ id }) => id)
    const orderRequest: OrderRequest = {
      orders: drafts,
      expectedItemsCents: itemsCents,
      openOrders,
      cartItems: inStoreCartItemIds.length === 0 ? undefined : { userId: viewer.id, ids: inStoreCartItemIds },
    }
    const items = await insert(orderRequest, parent_order_id)
    if (items.length > 0) return { parent_order_id, drafts, onlineCents, onlineCartItemIds, items, now }
    await requireBelowOpenOrderLimits(reader, openOrders)
  }
  throw new ApiError('conflict', (m) => m.errors.payments.checkoutConflict)
}

function toNewPayment(
  deps: CheckoutDeps,
  { viewer, key }: IdempotentCheckoutRequest,
  placedCheckout: PlacedCheckout,
) {
  return {
    parent_order_id: placedCheckout.parent_order_id,
    customer_id: viewer.id,
    amount_cents: placedCheckout.onlineCents,
    commission_bp: deps.commissionBp,
    cart_item_ids: placedCheckout.onlineCartItemIds,
    idempotency_key: key ?? null,
    expires_at: new Date(placedCheckout.now.getTime() + limits.unpaidHoldMs),
  }
}

function publishPlacedOrders({ bus }: CheckoutDeps, { drafts }: PlacedCheckout): void {
  for (const { order, lines } of drafts)
    publishStockChange(
      bus,
      order.shop_id,
      lines.map(({ product_id }) => product_id),
    )
  wakeOutbox(bus)
}
