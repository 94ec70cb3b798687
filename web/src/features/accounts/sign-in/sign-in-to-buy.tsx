import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '../../../browser/lazy-component.tsx'
import type { PurchaseIntent } from '../../../session/purchase-intent.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'

const SignInDialog = lazyComponent(() => import('./sign-in-dialog.tsx'), 'SignInDialog')

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'> & {
  /** The visitor returns to its path, or else to this page, when the sign-in leaves it. */
  intent: Omit<PurchaseIntent, 'path'> & { path?: string }
  onSignedIn: (user: User) => void
  /** What is bought. */
  summary?: ReactNode
}

/** The button with which a visitor buys: asks for an email address first. Before the page's code has loaded it is a link. */
export function SignInToBuy({ intent, onSignedIn, summary, ...button }: Props) {
  const [opened, setOpened] = useState<PurchaseIntent>()
  return (
    <>
      <ButtonLink
        {...button}
        to={href(routes.login)}
        onClick={(event) => {
          event.preventDefault()
          setOpened({ path: location.pathname + location.search, ...intent })
        }}
        data-deferred
      />
      {opened && (
        <Suspense>
          <SignInDialog
            intent={opened}
            summary={summary}
            onSignedIn={onSignedIn}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
