import { toCents } from '@mainstreet/contract/money.ts'
import {
  addOrderTotals,
  computeOrderTotals,
  type OrderTotals,
} from '@mainstreet/contract/orders/order-totals.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { type CartShopGroup, toPricedLines } from '../../features/cart/cart-updates.ts'
import {
  type CheckoutInput,
  type CheckoutShopInput,
  emptyShopInput,
} from '../../features/payments/checkout-input.ts'
import {
  canPayInStore,
  getPaymentOptions,
  type PaymentOption,
  type PaymentOptions,
} from '../../features/payments/payment-options.ts'

type PlanFacts = {
  shopGroups: readonly CartShopGroup[]
  shopOf: (id: string) => Shop | undefined
  input: CheckoutInput
  online: boolean
  stopped: boolean
}
export type CheckoutPart = {
  group: CartShopGroup
  /** Undefined when it has left. */
  shop: Shop | undefined
  input: CheckoutShopInput
  canDeliver: boolean
  isDelivered: boolean
  isPaidOnline: boolean
  totals: OrderTotals
}
export type CheckoutPlan = {
  parts: CheckoutPart[]
  paymentOptions: PaymentOptions
  /** Undefined when there is no way to pay. */
  paymentOption: PaymentOption | undefined
  total: OrderTotals
  onlineCents: number
}

/** What follows from the choices: how each shop's part is fulfilled and paid, and what it costs. */
export function planCheckout({ shopGroups, shopOf, input, online, stopped }: PlanFacts): CheckoutPlan {
  const fulfilledParts = shopGroups.map((group) => {
    const shop = shopOf(group.shop_id)
    // session storage may hold an entry of an earlier version
    const shopInput = { ...emptyShopInput, ...input.shops[group.shop_id] }
    const canDeliver = online && shop?.offers_delivery === true
    const isDelivered = canDeliver && shopInput.fulfillment === 'delivery'
    const totals = computeOrderTotals(
      toPricedLines(group.items),
      isDelivered ? toCents(shop.delivery_fee) : 0,
    )
    return { group, shop, input: shopInput, canDeliver, isDelivered, totals }
  })
  const paymentOptions = getPaymentOptions({
    online,
    stopped,
    parts: fulfilledParts.flatMap(({ shop, isDelivered }) => (shop ? { ...shop, isDelivered } : [])),
  })
  const paymentOption = paymentOptions.options.includes(input.paymentOption)
    ? input.paymentOption
    : paymentOptions.options[0]
  const parts = fulfilledParts.map((part) => {
    const { shop, isDelivered } = part
    const isInStore = paymentOption === 'in_store' && shop && canPayInStore({ ...shop, isDelivered })
    return { ...part, isPaidOnline: !isInStore }
  })
  const sum = (some: CheckoutPart[]) => addOrderTotals(some.map(({ totals }) => totals))
  return {
    parts,
    paymentOptions,
    paymentOption,
    total: sum(parts),
    onlineCents: sum(parts.filter(({ isPaidOnline }) => isPaidOnline)).totalCents,
  }
}
