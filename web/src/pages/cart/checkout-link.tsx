import { routes } from '@mainstreet/contract/routes.ts'
import type { ReactNode } from 'react'
import { rememberIntentAndPath } from '../../features/cart/reserve-button.tsx'
import { useUser } from '../../session/session.ts'
import { ButtonLink, type ButtonSize } from '../../ui/buttons/button.tsx'

type Props = { to: string; size?: ButtonSize; children: ReactNode }

/** A visitor signs in first, and returns to the checkout. */
export function CheckoutLink({ to, size, children }: Props) {
  const user = useUser()
  return (
    <ButtonLink
      size={size}
      variant="quiet"
      to={to}
      onClick={
        user ? undefined : () => rememberIntentAndPath({ action: 'checkout', title: routes.cart.title }, to)
      }
      className="w-full"
    >
      {children}
    </ButtonLink>
  )
}
