import { getHomePath } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useEffect } from 'react'
import { useRouter } from '../../browser/router/use-router.ts'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { AuthLinkErrorCallout } from '../../features/accounts/auth-link-error-callout.tsx'
import type { AuthLinkResult } from '../../features/accounts/auth-links/complete-auth-link.ts'
import { getPostSignInPath } from '../../features/accounts/post-sign-in-path.ts'
import { useAuthLink } from '../../features/accounts/use-auth-link.ts'
import { getSession, useSession } from '../../session/session.ts'
import { takeReturnPath } from '../../session/stored-routes.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { toast } from '../../ui/toasts/toast.ts'

/** The target of links in emails and of third-party sign-ins (docs/spec.md, section 2). */
export function AuthCallbackPage() {
  const { mode } = useRouteSearch(routes.authCallback)
  const kind = mode === 'signup' ? 'signup' : 'signin'
  const followed = useAuthLink(kind)
  useCallbackRedirect(followed, kind)

  if (!followed || followed.kind === 'signed_in') return <SigningIn />
  if (followed.kind === 'error') return <AuthLinkErrorCallout error={followed.linkError} />
  return followed.kind === 'message' ? <ConfirmOtherMailbox /> : <NothingToConfirm />
}

function useCallbackRedirect(followed: AuthLinkResult | undefined, kind: 'signin' | 'signup') {
  const router = useRouter()
  useEffect(() => {
    const { user } = getSession()
    if (followed?.kind !== 'signed_in' || !user) return
    const { newAddress } = followed
    toast({
      title: newAddress
        ? `Your email address is now ${newAddress}.`
        : kind === 'signup'
          ? `Welcome to Mainstreet, ${user.name}!`
          : m.login.success,
      tone: 'good',
    })
    if (followed.withoutShop)
      toast({
        title: 'Your shop could not be created',
        description: 'Try again in My Account, under Settings.',
        tone: 'danger',
      })
    router.replace(getPostSignInPath(user.role, takeReturnPath()))
  }, [followed, kind, router])
}

function SigningIn() {
  return (
    <Page title="One moment" hideTitle>
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label="Opening your link..." />
      </div>
    </Page>
  )
}

/** A new address is confirmed from both mailboxes. */
function ConfirmOtherMailbox() {
  return (
    <MessagePage
      title="One more step"
      illustration="mail"
      text={<p>This address is confirmed. Now open the link in the email to your other address.</p>}
      actions={<ButtonLink to={href(routes.home)}>Keep shopping</ButtonLink>}
    />
  )
}

function NothingToConfirm() {
  const { user } = useSession()
  return user ? (
    <MessagePage
      title="You are signed in"
      text={<p>As {user.name}. There is nothing left to confirm.</p>}
      actions={<ButtonLink to={getHomePath(user.role)}>Continue</ButtonLink>}
    />
  ) : (
    <MessagePage
      title={routes.authCallback.title}
      illustration="key"
      text={<p>This page needs a link from an email. Sign in to continue.</p>}
      actions={
        <>
          <ButtonLink to={href(routes.login)}>{m.layout.signIn}</ButtonLink>
          <ButtonLink to={href(routes.home)} variant="quiet">
            Keep shopping
          </ButtonLink>
        </>
      }
    />
  )
}
