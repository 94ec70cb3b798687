import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { useRouter } from '@tanstack/react-router'
import { paths } from '../../api/paths.ts'
import { rememberReturn } from '../../api/remembered-routes.ts'
import { QuickAdd } from './quick-add.tsx'
import { useCart } from './use-cart.ts'

/** The quick add of a card; a visitor is asked to sign in, and comes back here. */
export function AddAction({ product }: { product: Product }) {
  const cart = useCart()
  const askToSignIn = useAskToSignIn()
  return <QuickAdd product={product} cart={cart} onSignIn={askToSignIn} />
}

export function useAskToSignIn() {
  const router = useRouter()
  return () => {
    const from = router.state.location.href
    rememberReturn(from)
    router.history.push(paths.login(), { from } as never)
  }
}
