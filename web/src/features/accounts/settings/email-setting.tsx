import type { User } from '@mainstreet/contract/accounts/user.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, useState } from 'react'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmailAddress } from '../../../ui/data/email-address.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { sendEmailChangeEmails } from '../auth-emails.ts'
import { OneTimeCodeForm } from '../one-time-code/one-time-code-form.tsx'
import { ReauthenticationForm } from '../one-time-code/reauthentication-form.tsx'
import { verifyOneTimeCode } from '../one-time-code/verify-one-time-code.ts'
import { SettingSection } from '../setting-section.tsx'

export function EmailSetting({ user }: { user: User }) {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState('')
  const [agreed, setAgreed] = useState(false)
  const { run, busy, failure, clearFailure } = useAsyncAction()
  const errors = useFieldErrors(failure, ['email'])
  const address = email.trim()
  const texts = m.accounts.settings.email

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!address || !(await run(() => sendEmailChangeEmails(address)))) return
    showSent()
  }
  const showSent = () => {
    setSent(address)
    setAgreed(false)
    setEmail('')
  }
  const retry = async (code: string) => {
    await sendEmailChangeEmails(address, code)
    clearFailure()
    showSent()
  }
  const confirmCode = async (code: string) => {
    const isChanged = await verifyOneTimeCode('email_change', sent, code)
    setAgreed(!isChanged)
    if (!isChanged) return
    toast({ title: texts.changed(sent), tone: 'good' })
    setSent('')
  }

  return (
    <SettingSection title={texts.title} text={texts.text}>
      <p>{texts.current(<EmailAddress key="current" email={user.email} />)}</p>
      {sent && (
        <p role="status" className="rounded-field bg-pine-wash px-4 py-3">
          {agreed
            ? texts.confirmOther(<EmailAddress key="current" email={user.email} />)
            : texts.linksSent({
                current: <EmailAddress key="current" email={user.email} />,
                next: <EmailAddress key="next" email={sent} />,
              })}
        </p>
      )}
      {sent && !agreed && <OneTimeCodeForm label={texts.code} verifyCode={confirmCode} />}
      <form ref={errors.formRef} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field
          label={texts.newEmail}
          type="email"
          name="new-email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={errors.errorAt('email')}
          hint={texts.hint}
          required
        />
        <ErrorMessage error={errors.formError} />
        <Button type="submit" variant="quiet" busy={busy} disabled={!address} className="justify-self-start">
          {texts.change}
        </Button>
      </form>
      <ReauthenticationForm failure={failure} retry={retry} />
    </SettingSection>
  )
}
