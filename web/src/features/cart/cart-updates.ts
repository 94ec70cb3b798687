import type { Cart, CartItem } from '@mainstreet/contract/cart/cart.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { cartLimits as limits } from '@mainstreet/contract/limits.ts'
import { toCents, toDollars } from '@mainstreet/contract/money.ts'

export const emptyCart: Cart = { items: [], count: 0, total_amount: 0 }

/** What must be known of a thing to put it in. */
export type CartProduct = Pick<Product, 'id' | 'shop_id' | 'name' | 'image' | 'price' | 'stock' | 'shop_name'>

export function toCartProduct({ product_id, ...line }: CartItem): CartProduct {
  return { ...line, id: product_id }
}

/** The cart as it will be when the server agrees; a new line's id is its product's until then. */
export function addLine(cart: Cart, product: CartProduct, quantity: number): Cart {
  const known = cart.items.find((item) => item.product_id === product.id)
  const maxQuantity = Math.min(product.stock, limits.maxQuantity)
  if (known) return setLineQuantity(cart, product.id, Math.min(known.quantity + quantity, maxQuantity))

  const { id, shop_id, name, image, price, stock, shop_name } = product
  const line = { id, product_id: id, shop_id, name, image, price, price_seen: price, stock, shop_name }
  return withTotals([...cart.items, { ...line, quantity: Math.min(quantity, maxQuantity), available: true }])
}

/** With nothing left the line goes; a line that is touched has its price seen. */
export function setLineQuantity(cart: Cart, productId: string, quantity: number): Cart {
  const items = cart.items.map((item) =>
    item.product_id === productId ? { ...item, quantity, price_seen: item.price } : item,
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
  totalCents: number
  /** Everything in it can be had as it stands. */
  isReady: boolean
}

/** The cart by shop, in the order in which the shops came in. */
export function groupByShop(items: readonly CartItem[]): CartShopGroup[] {
  return [...Map.groupBy(items, ({ shop_id }) => shop_id)].map(([shop_id, lines]) => ({
    shop_id,
    shop_name: lines[0]?.shop_name ?? '',
    items: lines,
    totalCents: sumCents(lines),
    isReady: lines.every((line) => line.available && line.quantity <= line.stock),
  }))
}

/** As the server counts: all pieces, and the price of those that can be had. */
export function withTotals(items: CartItem[]): Cart {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return { items, count, total_amount: toDollars(sumCents(items)) }
}

function sumCents(items: readonly CartItem[]): number {
  return items
    .filter(({ available }) => available)
    .reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0)
}
