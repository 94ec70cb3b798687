import type { User } from '@mainstreet/contract/accounts/user.ts'
import { type FormEvent, useState } from 'react'
import { getFieldError, useAsyncAction } from '../../../api/use-async-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { sendEmailChangeEmails } from '../auth-emails.ts'
import { OneTimeCodeForm } from '../one-time-code/one-time-code-form.tsx'
import { verifyOneTimeCode } from '../one-time-code/verify-one-time-code.ts'
import { SettingSection } from '../setting-section.tsx'

export function EmailSetting({ user }: { user: User }) {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState('')
  const [agreed, setAgreed] = useState(false)
  const { run, busy, failure } = useAsyncAction()
  const formRef = useFocusError(failure)
  const address = email.trim()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!address || !(await run(() => sendEmailChangeEmails(address)))) return
    setSent(address)
    setAgreed(false)
    setEmail('')
  }
  const confirmCode = async (code: string) => {
    const isChanged = await verifyOneTimeCode('email_change', sent, code)
    setAgreed(!isChanged)
    if (!isChanged) return
    toast({ title: `Your email address is now ${sent}.`, tone: 'good' })
    setSent('')
  }

  return (
    <SettingSection title="Email" text="Used to sign in and to contact you.">
      <p>
        Now: <strong className="wrap-anywhere">{user.email}</strong>
      </p>
      {sent && (
        <p role="status" className="rounded-field bg-pine-wash px-4 py-3">
          {agreed ? (
            <>
              The new address is confirmed. Now open the link in the email to{' '}
              <strong className="wrap-anywhere">{user.email}</strong>.
            </>
          ) : (
            <>
              We sent a link to <strong className="wrap-anywhere">{user.email}</strong> and to{' '}
              <strong className="wrap-anywhere">{sent}</strong>. Open both to finish.
            </>
          )}
        </p>
      )}
      {sent && !agreed && (
        <OneTimeCodeForm
          label="Or enter the code from the email to the new address"
          verifyCode={confirmCode}
        />
      )}
      <form ref={formRef} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field
          label="New email address"
          type="email"
          name="new-email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={getFieldError(failure, 'email')}
          hint="We'll email both addresses. Confirm in each to finish."
          required
        />
        {!getFieldError(failure, 'email') && <ErrorMessage error={failure} />}
        <Button type="submit" variant="quiet" busy={busy} disabled={!address} className="justify-self-start">
          Change email
        </Button>
      </form>
    </SettingSection>
  )
}
