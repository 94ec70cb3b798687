import { routes } from '@mainstreet/contract/routes.ts'
import type { ReactNode } from 'react'
import { useRouter } from '../../browser/router/use-router.ts'
import { SignInToBuy } from '../../features/accounts/sign-in/sign-in-to-buy.tsx'
import { reserveButtonStyle } from '../../features/cart/reserve-button.tsx'
import { useUser } from '../../session/session.ts'
import { ButtonLink, type ButtonSize } from '../../ui/buttons/button.tsx'

type Props = { to: string; size?: ButtonSize; children: ReactNode }

/** A visitor signs in first. */
export function CheckoutLink({ to, size, children }: Props) {
  const user = useUser()
  const router = useRouter()
  const button = { size, variant: 'quiet', className: 'w-full', children } as const
  return user ? (
    <ButtonLink {...button} to={to} />
  ) : (
    <SignInToBuy
      {...button}
      intent={{ action: 'checkout', title: routes.cart.title, path: to }}
      onSignedIn={() => router.push(to)}
    />
  )
}

type ReserveProps = { label: string; isSecondary?: boolean; title: string; image?: string | null | undefined }

/** A visitor signs in first. The cart then shows what it holds, and is reserved with another click. */
export function SignInToReserve({ label, isSecondary = false, title, image }: ReserveProps) {
  return (
    <SignInToBuy
      {...(isSecondary ? { variant: 'quiet', size: 'md' } : { size: 'lg' })}
      intent={{ action: 'reserve', title, image }}
      onSignedIn={() => undefined}
      className={reserveButtonStyle}
    >
      {label}
    </SignInToBuy>
  )
}
