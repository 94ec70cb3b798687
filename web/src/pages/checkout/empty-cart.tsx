import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export function EmptyCart() {
  return (
    <EmptyState
      illustration="cart"
      title={m.shopping.cart.empty}
      text={m.shopping.cart.emptyHint}
      action={<ButtonLink to={href(routes.home)}>{m.shopping.keepShopping}</ButtonLink>}
    />
  )
}
