import { m } from '@mainstreet/contract/messages/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { hasPassword } from '../../../session/auth-client.ts'
import { getSession } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { sendReauthenticationCode } from '../auth-emails.ts'
import { CurrentPasswordField } from '../current-password-field.tsx'
import { DemoMailboxNote } from '../demo-mailbox-note.tsx'
import { OneTimeCodeForm } from '../one-time-code/one-time-code-form.tsx'
import { factorsQuery } from '../second-factor/factors.ts'
import { SecondFactorForm } from '../second-factor/second-factor-form.tsx'

export type ConfirmIdentityDialogProps = { onConfirm: () => void; onClose: () => void }

/** It is open while it is rendered. */
export function ConfirmIdentityDialog({ onConfirm, onClose }: ConfirmIdentityDialogProps) {
  const { data, isPending } = useQuery(factorsQuery())
  const texts = m.accounts.confirmIdentity
  const hasFactor = data !== undefined && (data.apps.length + data.keys.length > 0 || data.hasRecoveryCodes)
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <div className="grid gap-4">
        <p>{texts.reason}</p>
        {isPending ? (
          <Skeleton className="h-24" />
        ) : hasFactor ? (
          <SecondFactorForm onVerified={onConfirm} />
        ) : (
          <PasswordOrEmailCode onConfirm={onConfirm} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

function PasswordOrEmailCode({ onConfirm, onClose }: ConfirmIdentityDialogProps) {
  const [isCodeSent, setIsCodeSent] = useState(false)
  const sending = useAsyncAction()
  const texts = m.accounts.confirmIdentity
  const sendCode = async () => {
    if (await sending.run(() => sendReauthenticationCode())) setIsCodeSent(true)
  }
  const confirmByCode = async (code: string) => {
    await request(calls.confirmIdentity, { body: { code } })
    onConfirm()
  }
  if (isCodeSent)
    return (
      <>
        <p role="status">{texts.codeSent}</p>
        <DemoMailboxNote />
        <OneTimeCodeForm label={m.accounts.signInAgain.code} isPrimary verifyCode={confirmByCode} />
      </>
    )
  return (
    <>
      {hasPassword() && <PasswordForm onConfirm={onConfirm} onClose={onClose} />}
      <ErrorMessage error={sending.failure} />
      <Button
        variant={hasPassword() ? 'plain' : undefined}
        busy={sending.busy}
        onClick={() => void sendCode()}
        className="justify-self-start"
      >
        {hasPassword() ? texts.useCode : m.accounts.signInAgain.sendCode}
      </Button>
    </>
  )
}

function PasswordForm({ onConfirm, onClose }: ConfirmIdentityDialogProps) {
  const [password, setPassword] = useState('')
  const { run, busy, failure } = useAsyncAction()
  const errors = useFieldErrors(failure, ['password'])
  const { user } = getSession()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password && (await run(() => request(calls.confirmIdentity, { body: { password } })))) onConfirm()
  }
  return (
    <form ref={errors.formRef} method="post" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
      <CurrentPasswordField
        ref={input}
        value={password}
        onChange={setPassword}
        error={errors.errorAt('password')}
      />
      <ErrorMessage error={errors.formError} />
      <DialogActions onCancel={onClose}>
        <Button type="submit" busy={busy} disabled={!password}>
          {m.accounts.confirmIdentity.confirm}
        </Button>
      </DialogActions>
    </form>
  )
}
