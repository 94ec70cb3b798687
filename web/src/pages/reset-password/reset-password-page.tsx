import type { User } from '@mainstreet/contract/accounts/user.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiFailure } from '../../api/api-error.ts'
import { faultAt, useAttempt } from '../../api/use-async-action.ts'
import { paths } from '../../browser/paths.ts'
import { Door } from '../../features/accounts/auth-layout.tsx'
import { TroubleNotice } from '../../features/accounts/auth-link-error-callout.tsx'
import { NewPasswordField } from '../../features/accounts/new-password-field.tsx'
import {
  isRecovering,
  rememberRecovery,
  setRecoveredPassword,
} from '../../features/accounts/password-recovery.ts'
import { landingAfter } from '../../features/accounts/post-sign-in-path.ts'
import { useFollowed } from '../../features/accounts/use-auth-link.ts'
import { useSession } from '../../session/session.ts'
import { takeReturn } from '../../session/stored-routes.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Failure } from '../../ui/feedback/error-message.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { useFocusError } from '../../ui/hooks/use-focus-error.ts'
import { Notice } from '../../ui/layout/message-page.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { toast } from '../../ui/toasts/toast.ts'

export function ResetPasswordPage() {
  const followed = useFollowed('recovery')
  const { user } = useSession()
  const router = useRouter()
  const opened = followed?.kind === 'in'

  useEffect(() => {
    if (!opened || !user) return
    rememberRecovery(user.id)
    // the code is used up: a reload must not try it again
    router.history.replace(paths.resetPassword())
  }, [opened, user, router])

  if (!followed) return <Opening />
  if (followed.kind === 'trouble') return <TroubleNotice trouble={followed.trouble} />
  return user && (opened || isRecovering(user.id)) ? <Choose user={user} /> : <Ask />
}

function Choose({ user }: { user: User }) {
  const router = useRouter()
  const [password, setPassword] = useState('')
  const { attempt, busy, failure } = useAttempt()
  const form = useFocusError(failure)
  const ended = failure instanceof ApiFailure && failure.code === 'no_session'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!password || !(await attempt(() => setRecoveredPassword(password)))) return
    toast({ title: 'Your new password is set. You are signed in.', tone: 'good' })
    router.history.replace(landingAfter(user.role, takeReturn()))
  }

  return (
    <Door
      title="Set a new password"
      subtitle={
        <>
          For <strong className="wrap-anywhere">{user.email}</strong>. Other devices will be signed out.
        </>
      }
    >
      <form ref={form} method="post" onSubmit={(event) => void submit(event)} className="grid gap-5">
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <NewPasswordField
          label="New password"
          value={password}
          onChange={setPassword}
          known={[user.name, user.email]}
          error={faultAt(failure, 'password')}
        />
        {!faultAt(failure, 'password') && <Failure of={failure} />}
        {ended && <ButtonLink to={paths.forgotPassword()}>Request a new link</ButtonLink>}
        <Button type="submit" size="lg" busy={busy} disabled={!password} className="w-full">
          Set password
        </Button>
      </form>
    </Door>
  )
}

function Ask() {
  return (
    <Notice
      title="Set a new password"
      scene="key"
      text={<p>This page needs a reset link. Request one and check your email.</p>}
      actions={
        <>
          <ButtonLink to={paths.forgotPassword()}>Email me a link</ButtonLink>
          <ButtonLink to={paths.login()} variant="quiet">
            Back to sign in
          </ButtonLink>
        </>
      }
    />
  )
}

function Opening() {
  return (
    <Page title="One moment" hideTitle>
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label="Opening your link..." />
      </div>
    </Page>
  )
}
