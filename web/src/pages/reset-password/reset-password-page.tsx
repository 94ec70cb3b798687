import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useFieldErrors } from '../../api/forms/use-field-errors.ts'
import { useRouter } from '../../browser/router/use-router.ts'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { AuthLayout } from '../../features/accounts/auth-layout.tsx'
import { AuthLinkErrorCallout } from '../../features/accounts/auth-link-error-callout.tsx'
import { getAuthLinkError } from '../../features/accounts/auth-links/auth-link-error.ts'
import { NewPasswordField } from '../../features/accounts/new-password-field.tsx'
import { ReauthenticationForm } from '../../features/accounts/one-time-code/reauthentication-form.tsx'
import { OpeningLink } from '../../features/accounts/opening-link.tsx'
import {
  isRecovering,
  setRecoveredPassword,
  storeRecovery,
  verifyRecoveryToken,
} from '../../features/accounts/password-recovery.ts'
import { getPostSignInPath } from '../../features/accounts/post-sign-in-path.ts'
import {
  SecondFactorPage,
  useSecondFactorGate,
} from '../../features/accounts/second-factor/second-factor-step.tsx'
import { useAuthLink } from '../../features/accounts/use-auth-link.ts'
import { useAsyncAction } from '../../queries/use-async-action.ts'
import { readStoredAuthSession } from '../../session/auth-client.ts'
import { useSession } from '../../session/session.ts'
import { takeReturnPath } from '../../session/stored-routes.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmailAddress } from '../../ui/data/email-address.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'
import { toast } from '../../ui/toasts/toast.ts'

export function ResetPasswordPage() {
  const followed = useAuthLink('recovery')
  const { user } = useSession()
  const gate = useSecondFactorGate()
  const { token_hash } = useRouteSearch(routes.resetPassword)
  const router = useRouter()
  const opened = followed?.kind === 'signed_in' || followed?.kind === 'second_factor'

  useEffect(() => {
    const id = readStoredAuthSession()?.user.id
    if (!opened || !id) return
    storeRecovery(id)
    // the code is used: a reload must not try it again
    router.replace(href(routes.resetPassword))
  }, [opened, router])

  if (!followed) return <OpeningLink />
  if (followed.kind === 'error') return <AuthLinkErrorCallout error={followed.linkError} />
  if (token_hash) return <OpenPasswordLink tokenHash={token_hash} />
  if (gate.isOpen) return <SecondFactorPage gate={gate} />
  return user && (opened || isRecovering(user.id)) ? <NewPasswordForm user={user} /> : <RequestNewLink />
}

/** Of an invitation or a first admin. The button is for people: a mail scanner that opens the link must not use it up. */
function OpenPasswordLink({ tokenHash }: { tokenHash: string }) {
  const router = useRouter()
  const { run, busy, failure } = useAsyncAction()
  const openLink = () =>
    run(async () => {
      storeRecovery(await verifyRecoveryToken(tokenHash))
      router.replace(href(routes.resetPassword))
    })
  if (failure instanceof ApiError && failure.status === 403)
    return <AuthLinkErrorCallout error={getAuthLinkError('recovery', 'otp_expired')} />
  return (
    <MessagePage
      title={routes.resetPassword.title}
      illustration="key"
      text={
        <>
          <p>{m.accounts.password.openLink}</p>
          <ErrorMessage error={failure} />
        </>
      }
      actions={
        <Button busy={busy} onClick={() => void openLink()}>
          {m.accounts.authLink.continue}
        </Button>
      }
    />
  )
}

function NewPasswordForm({ user }: { user: User }) {
  const router = useRouter()
  const [password, setPassword] = useState('')
  const { run, busy, failure } = useAsyncAction()
  const errors = useFieldErrors(failure, ['password'])
  const ended = failure instanceof ApiError && failure.code === 'unauthenticated'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password && (await run(() => setRecoveredPassword(password)))) leave()
  }
  const retry = async (code: string) => {
    await setRecoveredPassword(password, code)
    leave()
  }
  const leave = () => {
    toast({ title: m.accounts.password.wasReset, tone: 'good' })
    router.replace(getPostSignInPath(user.role, takeReturnPath()))
  }

  return (
    <AuthLayout
      title={routes.resetPassword.title}
      subtitle={m.accounts.password.resetFor(<EmailAddress key="email" email={user.email} />)}
    >
      <form
        ref={errors.formRef}
        method="post"
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <NewPasswordField
          label={m.accounts.password.new}
          value={password}
          onChange={setPassword}
          personalData={[user.name, user.email]}
          error={errors.errorAt('password')}
        />
        <ErrorMessage error={errors.formError} />
        {ended && <ButtonLink to={href(routes.forgotPassword)}>{m.accounts.authLink.requestNew}</ButtonLink>}
        <Button type="submit" size="lg" busy={busy} disabled={!password} className="w-full">
          {m.accounts.password.set}
        </Button>
      </form>
      <ReauthenticationForm failure={failure} retry={retry} />
    </AuthLayout>
  )
}

function RequestNewLink() {
  return (
    <MessagePage
      title={routes.resetPassword.title}
      illustration="key"
      text={<p>{m.accounts.password.needsLink}</p>}
      actions={
        <>
          <ButtonLink to={href(routes.forgotPassword)}>{m.accounts.authLink.emailMe}</ButtonLink>
          <ButtonLink to={href(routes.login)} variant="quiet">
            {m.accounts.backToSignIn}
          </ButtonLink>
        </>
      }
    />
  )
}
