import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { isPaused } from '@mainstreet/contract/shops/paused.ts'
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { useAtTime } from '../../browser/clock.ts'
import { useUser } from '../../session/session.ts'
import { toast } from '../../ui/toasts/toast.ts'
import type { CartProduct } from './cart-updates.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import { useCart } from './use-cart.ts'

type Props = {
  product: CartProduct & Pick<Product, 'shop_paused_until'>
}

const CartContext = createContext<ReturnType<typeof useCart> | undefined>(undefined)

/** One cart for all buttons in it: when it changes, only they render again, not their cards. */
export function SharedCart({ children }: { children: ReactNode }) {
  return <CartContext value={useCart()}>{children}</CartContext>
}

function useSharedCart() {
  const cart = useContext(CartContext)
  if (!cart) throw new Error('There is no SharedCart above this button')
  return cart
}

/** Adds from a product card: a round button that becomes a stepper once the product is in the cart. Inside of `SharedCart`. */
export function QuickAddButton({ product }: Props) {
  const cart = useSharedCart()
  const user = useUser()
  const item = cart.itemOf(product.id)
  const focusHandover = useFocusHandover(item !== undefined)
  const paused = useAtTime((now) => isPaused(product.shop_paused_until, now))
  if (user && toStoredRole(user.role) !== 'customer') return null
  // the product page still offers to save it in the cart for later
  if (!item && (paused || product.stock <= 0)) return null

  async function add() {
    const added = await cart.add(product)
    if (added) toast({ ...m.cart.added, tone: 'good' })
  }

  return (
    <div {...focusHandover} className="contents">
      <QuantityStepper
        size="sm"
        name={product.name}
        quantity={item?.quantity ?? 0}
        max={(item ?? product).stock}
        removable
        onChange={(quantity) => void (item ? cart.change(item, quantity) : add())}
        className="main-action shadow-low"
      />
    </div>
  )
}

/** When the pressed button is removed with the last piece, the one that adds gets the focus. */
function useFocusHandover(isInCart: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const isHere = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the button has just been removed
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body
    if (!isHere.current || !isLost) return
    const buttons = ref.current?.querySelectorAll<HTMLElement>('button:enabled')
    buttons?.item(buttons.length - 1)?.focus()
  }, [isInCart])

  const onFocus = () => {
    isHere.current = true
  }
  const onBlur = () => {
    isHere.current = false
  }
  return { ref, onFocus, onBlur }
}
