import type { Cart, CartItem } from '@mainstreet/contract/cart/cart.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { toCents, toDollars } from '@mainstreet/contract/money.ts'

/** The cart as it will be when the server agrees; a new line's id is its product's until then. */
export function withLine(cart: Cart, product: Product, quantity: number): Cart {
  const known = cart.items.find((item) => item.product_id === product.id)
  if (known) return withQuantity(cart, known.id, Math.min(known.quantity + quantity, product.stock))

  const { id, shop_id, name, image, price, stock, shop_name } = product
  const item = {
    id,
    product_id: id,
    shop_id,
    quantity,
    name,
    image,
    price,
    stock,
    shop_name,
    available: true,
  }
  return counted([...cart.items, item])
}

/** With nothing left the line goes. */
export function withQuantity(cart: Cart, itemId: string, quantity: number): Cart {
  const items = cart.items.map((item) => (item.id === itemId ? { ...item, quantity } : item))
  return counted(items.filter((item) => item.quantity > 0))
}

export type ShopPart = {
  shop_id: string
  shop_name: string
  items: CartItem[]
  totalCents: number
  ready: boolean
}

/** The cart by shop, in the order in which the shops came in. */
export function byShop(items: readonly CartItem[]): ShopPart[] {
  return [...Map.groupBy(items, ({ shop_id }) => shop_id)].map(([shop_id, lines]) => ({
    shop_id,
    shop_name: lines[0]?.shop_name ?? '',
    items: lines,
    totalCents: lines.reduce((sum, line) => sum + toCents(line.price) * line.quantity, 0),
    ready: lines.every((line) => line.available && line.quantity <= line.stock),
  }))
}

function counted(items: CartItem[]): Cart {
  const cents = items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0)
  return {
    items,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    total_amount: toDollars(cents),
  }
}
