import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { createContext, memo, type ReactNode, useContext } from 'react'
import { ProductCard } from '../catalog/product-card.tsx'
import { QuickAddButton } from './quick-add-button.tsx'
import { useCart } from './use-cart.ts'

/** What the card shows and the cart needs; the server-rendered home contains no other fields. */
export const quickAddFields = [
  'id',
  'shop_id',
  'shop_name',
  'shop_paused_until',
  'name',
  'image',
  'image_alts',
  'price',
  'stock',
  'category',
  'distance',
] as const satisfies readonly (keyof Product)[]
export type QuickAddProduct = Pick<Product, (typeof quickAddFields)[number]>

type Props = {
  product: QuickAddProduct
  eager?: boolean
  /** For a shop's own page. */
  hideShop?: boolean
}

const CartContext = createContext<ReturnType<typeof useCart> | undefined>(undefined)

/** One cart for all cards in it: when it changes, only their buttons render again. */
export function SharedCart({ children }: { children: ReactNode }) {
  return <CartContext value={useCart()}>{children}</CartContext>
}

/**
 * A product card with a button that adds the product to the cart. Memoized by what it shows: a list that is read again
 * renders only the cards that have changed. Must be inside of `SharedCart`.
 */
export const QuickAddCard = memo(function QuickAddCard({ product, ...display }: Props) {
  return <ProductCard product={product} {...display} action={<SharedCartButton product={product} />} />
}, isSameCard)

function SharedCartButton({ product }: { product: QuickAddProduct }) {
  const cart = useContext(CartContext)
  if (!cart) throw new Error('There is no SharedCart above this card')
  return <QuickAddButton product={product} cart={cart} />
}

function isSameCard(before: Props, after: Props): boolean {
  return (
    before.eager === after.eager &&
    before.hideShop === after.hideShop &&
    // the query cache keeps unchanged values, so that comparing references is enough
    quickAddFields.every((name) => before.product[name] === after.product[name])
  )
}
