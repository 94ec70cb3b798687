import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type ReactNode, useEffect } from 'react'
import { getAuthClient } from '../../../session/auth-client.ts'
import {
  clearPurchaseIntent,
  type PurchaseIntent,
  savePurchaseIntent,
} from '../../../session/purchase-intent.ts'
import { getSession } from '../../../session/session.ts'
import { storeReturnPath } from '../../../session/stored-routes.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { EmailCodeSignIn, verifySignInCode } from '../one-time-code/email-code-sign-in.tsx'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { signInWithPasskey } from '../passkeys/passkeys.ts'
import { SecondFactorStep, useSecondFactorGate } from '../second-factor/second-factor-step.tsx'
import { GoogleButton } from './google-button.tsx'

type Props = {
  intent: PurchaseIntent
  /** What is bought, above the form. */
  summary?: ReactNode
  /** Continues the purchase. */
  onSignedIn: (user: User) => void
  onClose: () => void
}

/** Signs a visitor in on the page where they buy; Google and the link of the email lead back to it. */
export function SignInDialog({ intent, summary, onSignedIn, onClose }: Props) {
  const texts = m.shopping.cart.signIn
  const gate = useSecondFactorGate()
  useEffect(() => {
    // preloaded; if it fails now, sending the code loads it again and reports the error
    getAuthClient().catch(() => undefined)
    rememberIntent(intent)
  }, [intent])

  async function continueAfter(signIn: () => Promise<unknown>) {
    // the purchase continues here, without another confirmation
    clearPurchaseIntent()
    try {
      await signIn()
    } catch (failure) {
      rememberIntent(intent)
      throw failure
    }
    if (getSession().status === 'second_factor') rememberIntent(intent)
    else finish()
  }

  function finish() {
    clearPurchaseIntent()
    onClose()
    const { user } = getSession()
    if (user && toStoredRole(user.role) === 'customer') onSignedIn(user)
    else toast({ ...texts.customersOnly, tone: 'danger' })
  }

  return (
    <Dialog
      open
      onClose={() => {
        clearPurchaseIntent()
        onClose()
      }}
      align="top"
      title={intent.action === 'reserve' ? m.shopping.reserve.reserve : m.shopping.cart.checkOut}
    >
      <div className="grid gap-5">
        {summary}
        {gate.isOpen ? (
          <SecondFactorStep gate={gate} onVerified={finish} />
        ) : (
          <EmailCodeSignIn verifyCode={(email, code) => continueAfter(() => verifySignInCode(email, code))}>
            <GoogleButton mode="signin" />
            <PasskeyButton signIn={(signal) => continueAfter(() => signInWithPasskey(signal))} />
            <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
              {m.accounts.emailCode.havePassword}
              <a
                href={href(routes.login)}
                className="inline-flex min-h-10 items-center font-semibold text-pine underline-offset-4 hover:underline"
              >
                {m.layout.signIn}
              </a>
            </p>
          </EmailCodeSignIn>
        )}
      </div>
    </Dialog>
  )
}

function rememberIntent(intent: PurchaseIntent) {
  storeReturnPath(intent.path)
  savePurchaseIntent(intent)
}
