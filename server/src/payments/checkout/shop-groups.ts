import type { CallBody } from '@mainstreet/contract/call.ts'
import { toCents, toDollars } from '@mainstreet/contract/money.ts'
import {
  addOrderTotals,
  computeOrderTotals,
  type OrderTotals,
} from '@mainstreet/contract/orders/order-totals.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import { getPickupDeadline, isPickupTime } from '@mainstreet/contract/shops/pickup-times.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { listCartItems } from '../../cart/store.ts'
import {
  buildOrder,
  type OrderLine,
  requireDeliveryOffered,
  requireInStorePaymentOffered,
} from '../../orders/build-order.ts'
import type { NewOrder } from '../../orders/present.ts'
import { requireListed } from '../../orders/require-listed.ts'
import { requireStock } from '../../orders/require-stock.ts'
import { listShopTerms, type ShopTerms } from '../../orders/shop-terms-store.ts'
import type { ProductStock } from '../../orders/store.ts'

export type CheckoutBody = CallBody<typeof paymentCalls.createCheckout>

/** The minimum and maximum amount of one card payment. */
const minChargeCents = 50
const maxChargeCents = 99_999_999

export type ShopGroup = { terms: ShopTerms; lines: OrderLine[]; isDelivery: boolean; isPaidOnline: boolean }

type CheckoutLines = {
  /** One for each product. */
  lines: OrderLine[]
  /** The items of the cart that they come from. */
  cartItems: { id: string; shop_id: string }[]
  /** Whether an item of the cart costs something else than when the customer last saw its price. */
  hasChangedPrices: boolean
}

export async function getCheckoutLines(
  reader: Queryable,
  viewer: Viewer,
  { items, shop_id }: CheckoutBody,
): Promise<CheckoutLines> {
  const cartItems = items
    ? []
    : (await listCartItems(reader, viewer.id)).filter(
        (item) => shop_id === undefined || item.shop_id === shop_id,
      )
  const requested = items ?? cartItems
  if (requested.length === 0) throw new ApiError('rule_violation', (m) => m.errors.cart.empty)
  const quantities = new Map<string, number>()
  for (const { product_id, quantity } of requested)
    quantities.set(product_id, (quantities.get(product_id) ?? 0) + quantity)
  return {
    lines: [...quantities].map(([product_id, quantity]) => ({ product_id, quantity })),
    cartItems,
    hasChangedPrices: cartItems.some(
      ({ price_cents, seen_price_cents }) => seen_price_cents !== null && seen_price_cents !== price_cents,
    ),
  }
}

export async function groupLinesByShop(
  reader: Queryable,
  checkoutLines: OrderLine[],
  products: ProductStock[],
  { fulfillment, pickup_at, payment, in_store_at }: CheckoutBody,
): Promise<ShopGroup[]> {
  await requireListed(reader, checkoutLines, products)
  const shopIdByProduct = new Map(products.map(({ id, shop_id }) => [id, shop_id]))
  const byShop = Map.groupBy(checkoutLines, ({ product_id }) => shopIdByProduct.get(product_id))
  const shopIds = [...byShop.keys()].filter((id) => id !== undefined)
  const termsByShop = new Map((await listShopTerms(reader, shopIds)).map((terms) => [terms.id, terms]))
  return [...byShop].map(([shopId, lines]) => {
    const terms = shopId && termsByShop.get(shopId)
    if (!terms) throw notFoundError('product')
    requireStock(lines, products, { shop_id: terms.id, items: lines })
    const isDelivery = fulfillment === 'delivery' && !pickup_at.includes(terms.id)
    return { terms, lines, isDelivery, isPaidOnline: payment === 'online' && !in_store_at.includes(terms.id) }
  })
}

export function sumGroups(groups: readonly ShopGroup[], products: readonly ProductStock[]): OrderTotals {
  const prices = new Map(products.map(({ id, price_cents }) => [id, price_cents]))
  const parts = groups.map(({ terms, lines, isDelivery }) =>
    computeOrderTotals(
      lines.map(({ product_id, quantity }) => ({ priceCents: prices.get(product_id) ?? 0, quantity })),
      isDelivery ? terms.delivery_fee_cents : 0,
    ),
  )
  return addOrderTotals(parts)
}

/** Nothing is paid that the customer has not seen: neither in `total_amount`, nor in the cart. */
export function requireUnchangedTotal(
  totalCents: number,
  { total_amount }: CheckoutBody,
  { hasChangedPrices }: CheckoutLines,
): void {
  if (total_amount === undefined ? !hasChangedPrices : totalCents === toCents(total_amount)) return
  throw new ApiError('price_changed', (m) => m.errors.payments.priceChanged, {
    entity: { total_amount: toDollars(totalCents) },
  })
}

export function requireChargeableTotal(totalCents: number): void {
  if (totalCents < minChargeCents)
    throw new ApiError('rule_violation', (m) => m.errors.payments.minAmount(minChargeCents))
  if (totalCents > maxChargeCents)
    throw new ApiError('rule_violation', (m) => m.errors.payments.maxAmount(maxChargeCents))
}

export function buildOrderDraft(
  { terms, lines, isDelivery, isPaidOnline }: ShopGroup,
  viewer: Viewer,
  body: CheckoutBody,
  parent_order_id: string,
  now: Date,
) {
  const orderInput = toOrderBody(body, terms.id, isDelivery)
  if (!isPaidOnline) requireInStorePaymentOffered(terms, orderInput)
  requireDeliveryOffered(terms, orderInput)
  const builtOrder = buildOrder(terms, viewer.id, orderInput, lines, now)
  if (!builtOrder)
    throw new ApiError('shop_not_accepting_orders', (m) => m.errors.orders.notAccepting(terms.name), {
      entity: { shop_id: terms.id },
    })

  const order: NewOrder = {
    ...builtOrder,
    ...(!isDelivery && getPickupTimes(body, terms, builtOrder, now)),
    parent_order_id,
    note: body.notes.find(({ shop_id }) => shop_id === terms.id)?.note ?? '',
    ...(isPaidOnline && { payment_status: 'awaiting_payment', respond_by: null }),
  }
  return { terms, order, lines, isPaidOnline, revision: terms.revision }
}

function toOrderBody(body: CheckoutBody, shop_id: string, isDelivery: boolean) {
  const { customer_name, customer_phone, customer_email, delivery_address } = body
  return {
    shop_id,
    quantity: 1,
    order_type: 'order' as const,
    customer_name,
    customer_phone,
    customer_email,
    delivery_address: isDelivery ? delivery_address : null,
  }
}

function getPickupTimes({ pickup }: CheckoutBody, terms: ShopTerms, order: NewOrder, now: Date) {
  const chosen = pickup.find(({ shop_id }) => shop_id === terms.id)
  if (!chosen) return {}
  const from = new Date(chosen.from)
  if (!isPickupTime({ ...terms, now }, from))
    throw new ApiError('rule_violation', (m) => m.errors.payments.pickupTimeUnavailable(terms.name), {
      details: [{ path: 'pickup', message: (m) => m.errors.payments.noLongerAvailable }],
      entity: { shop_id: terms.id, pickup_from: order.pickup_from?.toISOString() },
    })
  return { pickup_from: from, pickup_until: getPickupDeadline(terms.hours, from) }
}
