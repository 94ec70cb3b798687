import type { Cart, CartItem } from '@mainstreet/contract/cart/cart.ts'
import { cartLimits as limits } from '@mainstreet/contract/cart/limits.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { toCents, toDollars } from '@mainstreet/contract/money.ts'
import { computeOrderTotals } from '@mainstreet/contract/orders/order-totals.ts'

export const emptyCart: Cart = { items: [], count: 0, total_amount: 0 }

/** The product fields that adding to the cart needs. */
export type CartProduct = Pick<Product, 'id' | 'shop_id' | 'name' | 'image' | 'price' | 'stock' | 'shop_name'>

export function toCartProduct({ product_id, ...line }: CartItem): CartProduct {
  return { ...line, id: product_id }
}

/** The cart as the server will return it; until then the id of a new line is its product's. */
export function addLine(cart: Cart, product: CartProduct, quantity: number): Cart {
  const existing = cart.items.find((item) => item.product_id === product.id)
  const maxQuantity = Math.min(product.stock, limits.maxQuantity)
  if (existing) return setLineQuantity(cart, product.id, Math.min(existing.quantity + quantity, maxQuantity))

  const { id, shop_id, name, image, price, stock, shop_name } = product
  const line = { id, product_id: id, shop_id, name, image, price, last_seen_price: price, stock, shop_name }
  return withTotals([...cart.items, { ...line, quantity: Math.min(quantity, maxQuantity), available: true }])
}

/** A line with quantity zero is removed; changing a line updates its last seen price. */
export function setLineQuantity(cart: Cart, productId: string, quantity: number): Cart {
  const items = cart.items.map((item) =>
    item.product_id === productId ? { ...item, quantity, last_seen_price: item.price } : item,
  )
  return withTotals(items.filter((item) => item.quantity > 0))
}

export function removeLines(cart: Cart, removed: readonly CartItem[]): Cart {
  const ids = new Set(removed.map(({ product_id }) => product_id))
  return withTotals(cart.items.filter(({ product_id }) => !ids.has(product_id)))
}

export type CartShopGroup = {
  shop_id: string
  shop_name: string
  items: CartItem[]
  /** Of the available items. */
  totalCents: number
  /** Every item is available in its quantity. */
  isReady: boolean
}

/** The cart grouped by shop, in the order of the first items. */
export function groupByShop(items: readonly CartItem[]): CartShopGroup[] {
  return [...Map.groupBy(items, ({ shop_id }) => shop_id)].map(([shop_id, lines]) => ({
    shop_id,
    shop_name: lines[0]?.shop_name ?? '',
    items: lines,
    totalCents: sumCents(lines),
    isReady: lines.every((line) => line.available && line.quantity <= line.stock),
  }))
}

/** Computed as on the server: all quantities, and the price of the available items. */
export function withTotals(items: CartItem[]): Cart {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return { items, count, total_amount: toDollars(sumCents(items)) }
}

/** Without those that are no longer available. */
export function toPricedLines(items: readonly CartItem[]) {
  return items
    .filter(({ available }) => available)
    .map(({ price, quantity }) => ({ priceCents: toCents(price), quantity }))
}

function sumCents(items: readonly CartItem[]): number {
  return computeOrderTotals(toPricedLines(items)).totalCents
}
