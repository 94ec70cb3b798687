import type { CallBody } from '@mainstreet/contract/call.ts'
import type { cartCalls } from '@mainstreet/contract/cart/calls.ts'
import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { cartLimits } from '@mainstreet/contract/cart/limits.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { auditAdminRead } from '@mainstreet/platform/db/audit-admin-read.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { presentCart } from './present.ts'
import {
  addCartItem,
  type CartProductRow,
  deleteCartItem,
  findCartProduct,
  findProductOfCartItem,
  listCartItems,
  setCartItemQuantity,
  userExists,
} from './store.ts'

type AddToCartInput = CallBody<typeof cartCalls.addToCart>

export async function getCart(reader: Queryable, viewer: Viewer, userId: string): Promise<Cart> {
  if (viewer.id !== userId && viewer.role !== 'admin') throw notFoundError('cart')
  if (viewer.id !== userId && !(await userExists(reader, userId))) throw notFoundError('cart')
  await auditAdminRead(reader, viewer, { action: 'user.read_cart', subjectId: userId })
  return presentCart(await listCartItems(reader, userId))
}

/** A cart reserves no stock: the stock limits the quantity here and is checked again when the order is placed. */
export async function addToCart(
  reader: Queryable,
  viewer: Viewer,
  userId: string,
  { productId, shopId, quantity }: AddToCartInput,
) {
  requireOwnCart(viewer, userId)
  const add = () => addCartItem(reader, userId, productId, shopId, quantity)
  let lines = await add()
  // another request may have just added the product: this one adds to it
  if (!lines.some(({ product_id }) => product_id === productId)) lines = await add()
  if (lines.some(({ product_id, changed }) => changed && product_id === productId)) return presentCart(lines)

  throw cartErrorFor(await findCartProduct(reader, userId, productId), { shopId, lines: lines.length })
}

export async function setCartQuantity(
  reader: Queryable,
  viewer: Viewer,
  userId: string,
  itemId: string,
  quantity: number,
) {
  requireOwnCart(viewer, userId)
  const lines = await setCartItemQuantity(reader, userId, itemId, quantity)
  if (lines.some(({ id, changed }) => changed && id === itemId)) return presentCart(lines)

  throw cartErrorFor(await findProductOfCartItem(reader, userId, itemId), {})
}

export async function removeFromCart(
  reader: Queryable,
  viewer: Viewer,
  userId: string,
  itemId: string,
): Promise<undefined> {
  requireOwnCart(viewer, userId)
  const isDeleted = await deleteCartItem(reader, userId, itemId)
  if (!isDeleted) throw notFoundError('cartItem')
}

export function requireOwnCart(viewer: Viewer, userId: string): void {
  if (viewer.role === 'admin') throw new ApiError('not_allowed', (m) => m.errors.cart.onlyOwner)
  if (viewer.id !== userId) throw notFoundError('cart')
}

function cartErrorFor(
  product: CartProductRow | undefined,
  { shopId = product?.shop_id, lines = 0 }: { shopId?: string | undefined; lines?: number },
): ApiError {
  if (!product?.is_listed) return notFoundError('product')
  if (product.shop_id !== shopId)
    return new ApiError('rule_violation', (m) => m.errors.cart.otherShop(product.name))

  const { name, stock, in_cart } = product
  if (in_cart === 0 && stock > 0 && lines >= cartLimits.maxLines)
    return new ApiError('rule_violation', (m) => m.errors.cart.tooManyProducts(cartLimits.maxLines))
  const available = { entity: { available: [{ product_id: product.id, stock }] } }
  if (stock === 0) return new ApiError('out_of_stock', (m) => m.cart.outOfStock.description, available)
  if (stock >= cartLimits.maxQuantity)
    return new ApiError('rule_violation', (m) => m.errors.cart.tooManyPieces(cartLimits.maxQuantity))
  return new ApiError(
    'out_of_stock',
    (m) => m.errors.cart.notEnoughStock({ stock, product: name, inCart: in_cart }),
    {
      ...available,
      details: [{ path: 'quantity', message: (m) => m.errors.cart.upTo(stock) }],
    },
  )
}
