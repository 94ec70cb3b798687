import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { cartCalls } from '@mainstreet/contract/cart/calls.ts'
import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { cart as cartLimits } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Reader } from '../platform/db/db.ts'
import { notFound, Refusal } from '../platform/http/api-error.ts'
import { presentCart } from './present.ts'
import {
  addLine,
  deleteLine,
  findGoods,
  findGoodsOfLine,
  type Goods,
  hasUser,
  linesOf,
  setLine,
} from './store.ts'

type Added = BodyOf<typeof cartCalls.addToCart>

export async function getCart(reader: Reader, viewer: Viewer, userId: string): Promise<Cart> {
  if (viewer.id !== userId && viewer.role !== 'admin') throw notFound('Cart')
  if (viewer.id !== userId && !(await hasUser(reader, userId))) throw notFound('Cart')
  return presentCart(await linesOf(reader, userId))
}

/** A cart holds nothing back for its customer: stock bounds it here, and decides when the order is placed. */
export async function addToCart(
  reader: Reader,
  viewer: Viewer,
  userId: string,
  { productId, shopId, quantity }: Added,
) {
  requireOwn(viewer, userId)
  const lines = await addLine(reader, userId, productId, shopId, quantity)
  if (lines.some(({ product_id, changed }) => changed && product_id === productId)) return presentCart(lines)

  throw whyNot(await findGoods(reader, userId, productId), { shopId, lines: lines.length })
}

export async function setCartQuantity(
  reader: Reader,
  viewer: Viewer,
  userId: string,
  itemId: string,
  quantity: number,
) {
  requireOwn(viewer, userId)
  const lines = await setLine(reader, userId, itemId, quantity)
  if (lines.some(({ id, changed }) => changed && id === itemId)) return presentCart(lines)

  throw whyNot(await findGoodsOfLine(reader, userId, itemId), {})
}

export async function removeFromCart(
  reader: Reader,
  viewer: Viewer,
  userId: string,
  itemId: string,
): Promise<undefined> {
  requireOwn(viewer, userId)
  const gone = await deleteLine(reader, userId, itemId)
  if (!gone) throw notFound('Cart item')
}

export function requireOwn(viewer: Viewer, userId: string): void {
  if (viewer.role === 'admin') throw new Refusal('not_allowed', 'Only its customer changes a cart')
  if (viewer.id !== userId) throw notFound('Cart')
}

function whyNot(
  goods: Goods | undefined,
  { shopId = goods?.shop_id, lines = 0 }: { shopId?: string | undefined; lines?: number },
): Refusal {
  if (!goods?.listed) return notFound('Product')
  if (goods.shop_id !== shopId) return new Refusal('rule_broken', `${goods.name} is not sold by this shop`)

  const { name, stock, in_cart } = goods
  if (in_cart === 0 && stock > 0 && lines >= cartLimits.lines)
    return new Refusal('rule_broken', `A cart holds at most ${cartLimits.lines} products`)
  const left = { entity: { left: [{ product_id: goods.id, stock }] } }
  if (stock === 0) return new Refusal('out_of_stock', texts.cart.outOfStock.description, left)
  if (stock >= cartLimits.quantity)
    return new Refusal('rule_broken', `A cart holds at most ${cartLimits.quantity} pieces of a product`)
  const already = in_cart > 0 ? `; ${in_cart} of them in your cart already` : ''
  return new Refusal(
    'out_of_stock',
    `Only ${stock} of ${name} ${stock === 1 ? 'is' : 'are'} left${already}`,
    {
      ...left,
      details: [{ path: 'quantity', message: `At most ${stock}` }],
    },
  )
}
