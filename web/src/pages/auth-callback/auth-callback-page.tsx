import { getHomePath } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useEffect } from 'react'
import { useRouter } from '../../browser/router/use-router.ts'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { AuthLinkErrorCallout } from '../../features/accounts/auth-link-error-callout.tsx'
import type { AuthLinkResult } from '../../features/accounts/auth-links/complete-auth-link.ts'
import { OpeningLink } from '../../features/accounts/opening-link.tsx'
import { getPostSignInPath } from '../../features/accounts/post-sign-in-path.ts'
import { useAuthLink } from '../../features/accounts/use-auth-link.ts'
import { getSession, useSession } from '../../session/session.ts'
import { takeReturnPath } from '../../session/stored-routes.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'
import { toast } from '../../ui/toasts/toast.ts'

/** The target of links in emails and of third-party sign-ins (docs/spec.md, section 2). */
export function AuthCallbackPage() {
  const { mode } = useRouteSearch(routes.authCallback)
  const kind = mode === 'signup' ? 'signup' : 'signin'
  const followed = useAuthLink(kind)
  useCallbackRedirect(followed, kind)

  if (!followed || followed.kind === 'signed_in' || followed.kind === 'second_factor') return <OpeningLink />
  if (followed.kind === 'error') return <AuthLinkErrorCallout error={followed.linkError} />
  return followed.kind === 'message' ? <ConfirmOtherMailbox /> : <NothingToConfirm />
}

function useCallbackRedirect(followed: AuthLinkResult | undefined, kind: 'signin' | 'signup') {
  const router = useRouter()
  useEffect(() => {
    // the page of the sign-in continues there
    if (followed?.kind === 'second_factor') return router.replace(href(routes.login))
    const { user } = getSession()
    if (followed?.kind !== 'signed_in' || !user) return
    const { newAddress } = followed
    toast({
      title: newAddress
        ? m.accounts.settings.email.changed(newAddress)
        : kind === 'signup'
          ? m.accounts.register.welcome(user.name)
          : m.login.success,
      tone: 'good',
    })
    if (followed.withoutShop) toast({ ...m.accounts.register.shopFailed, tone: 'danger' })
    router.replace(getPostSignInPath(user.role, takeReturnPath()))
  }, [followed, kind, router])
}

/** A new address is confirmed from both mailboxes. */
function ConfirmOtherMailbox() {
  return (
    <MessagePage
      title={m.accounts.authLink.confirmOther.title}
      illustration="mail"
      text={<p>{m.accounts.authLink.confirmOther.text}</p>}
      actions={<ButtonLink to={href(routes.home)}>{m.app.keepShopping}</ButtonLink>}
    />
  )
}

function NothingToConfirm() {
  const { user } = useSession()
  return user ? (
    <MessagePage
      title={m.accounts.authLink.signedIn.title}
      text={<p>{m.accounts.authLink.signedIn.text(user.name)}</p>}
      actions={<ButtonLink to={getHomePath(user.role)}>{m.accounts.authLink.continue}</ButtonLink>}
    />
  ) : (
    <MessagePage
      title={routes.authCallback.title}
      illustration="key"
      text={<p>{m.accounts.authLink.needsLink}</p>}
      actions={
        <>
          <ButtonLink to={href(routes.login)}>{m.layout.signIn}</ButtonLink>
          <ButtonLink to={href(routes.home)} variant="quiet">
            {m.app.keepShopping}
          </ButtonLink>
        </>
      }
    />
  )
}
