import type { Cart, CartItem } from '@mainstreet/contract/cart/cart.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { cart as limits } from '@mainstreet/contract/limits.ts'
import { toCents, toDollars } from '@mainstreet/contract/money.ts'

export const emptyCart: Cart = { items: [], count: 0, total_amount: 0 }

/** What must be known of a thing to put it in. */
export type Goods = Pick<Product, 'id' | 'shop_id' | 'name' | 'image' | 'price' | 'stock' | 'shop_name'>

export function goodsOf({ product_id, ...line }: CartItem): Goods {
  return { ...line, id: product_id }
}

/** The cart as it will be when the server agrees; a new line's id is its product's until then. */
export function withLine(cart: Cart, goods: Goods, quantity: number): Cart {
  const known = cart.items.find((item) => item.product_id === goods.id)
  const most = Math.min(goods.stock, limits.quantity)
  if (known) return withQuantity(cart, goods.id, Math.min(known.quantity + quantity, most))

  const { id, shop_id, name, image, price, stock, shop_name } = goods
  const line = { id, product_id: id, shop_id, name, image, price, price_seen: price, stock, shop_name }
  return counted([...cart.items, { ...line, quantity: Math.min(quantity, most), available: true }])
}

/** With nothing left the line goes; a line that is touched has its price seen. */
export function withQuantity(cart: Cart, productId: string, quantity: number): Cart {
  const items = cart.items.map((item) =>
    item.product_id === productId ? { ...item, quantity, price_seen: item.price } : item,
  )
  return counted(items.filter((item) => item.quantity > 0))
}

export function without(cart: Cart, gone: readonly CartItem[]): Cart {
  const ids = new Set(gone.map(({ product_id }) => product_id))
  return counted(cart.items.filter(({ product_id }) => !ids.has(product_id)))
}

export type ShopPart = {
  shop_id: string
  shop_name: string
  items: CartItem[]
  totalCents: number
  /** Everything in it can be had as it stands. */
  ready: boolean
}

/** The cart by shop, in the order in which the shops came in. */
export function byShop(items: readonly CartItem[]): ShopPart[] {
  return [...Map.groupBy(items, ({ shop_id }) => shop_id)].map(([shop_id, lines]) => ({
    shop_id,
    shop_name: lines[0]?.shop_name ?? '',
    items: lines,
    totalCents: centsOf(lines),
    ready: lines.every((line) => line.available && line.quantity <= line.stock),
  }))
}

/** As the server counts: all pieces, and the price of those that can be had. */
export function counted(items: CartItem[]): Cart {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return { items, count, total_amount: toDollars(centsOf(items)) }
}

function centsOf(items: readonly CartItem[]): number {
  return items
    .filter(({ available }) => available)
    .reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0)
}
