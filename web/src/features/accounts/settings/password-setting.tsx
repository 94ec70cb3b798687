import type { User } from '@mainstreet/contract/accounts/user.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, useState } from 'react'
import { getApiErrorMessage } from '../../../api/api-error-message.ts'
import { calls } from '../../../api/calls.ts'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { useSend } from '../../../queries/use-send.ts'
import { hasPassword } from '../../../session/auth-client.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { sendRecoveryEmail } from '../auth-emails.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { ResendEmailButton } from '../resend-email-button.tsx'
import { SettingSection } from '../setting-section.tsx'

const emptyForm = { currentPassword: '', newPassword: '' }

export function PasswordSetting({ user }: { user: User }) {
  return (
    <SettingSection title={m.accounts.settings.password.title} text={m.accounts.settings.password.text}>
      {hasPassword() ? <ChangePassword user={user} /> : <SetFirstPassword user={user} />}
    </SettingSection>
  )
}

function ChangePassword({ user }: { user: User }) {
  const [form, setForm] = useState(emptyForm)
  const change = useSend(calls.changePassword, { invalidates: [calls.listSessions] })
  const errors = useFieldErrors(change.error, ['currentPassword', 'newPassword'], {
    toField: (path) => (path === 'password' ? 'newPassword' : path),
  })
  const missing = !form.currentPassword || !form.newPassword

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (missing || !(await change.send({ body: form }))) return
    setForm(emptyForm)
    toast({ title: m.accounts.settings.password.changed, tone: 'good' })
  }

  return (
    <form ref={errors.formRef} method="post" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <Field label={m.accounts.settings.password.current} error={errors.errorAt('currentPassword')}>
        {(aria) => (
          <PasswordInput
            {...aria}
            name="current-password"
            autoComplete="current-password"
            value={form.currentPassword}
            onChange={({ target }) => setForm({ ...form, currentPassword: target.value })}
            required
          />
        )}
      </Field>
      <NewPasswordField
        label={m.accounts.password.new}
        value={form.newPassword}
        onChange={(newPassword) => setForm({ ...form, newPassword })}
        personalData={[user.name, user.email]}
        error={errors.errorAt('newPassword')}
      />
      <ErrorMessage
        error={errors.formError && getApiErrorMessage(errors.formError, m.password.changeFailed)}
      />
      <Button type="submit" busy={change.busy} disabled={missing} className="justify-self-start">
        {m.accounts.settings.password.change}
      </Button>
    </form>
  )
}

/** For an account without a password, such as a Google account; an email confirms the user instead. */
function SetFirstPassword({ user }: { user: User }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{m.accounts.settings.password.none}</p>
      <ResendEmailButton
        label={m.accounts.authLink.emailMe}
        errorTitle={m.accounts.checkEmail.sendFailed}
        send={() => sendRecoveryEmail(user.email)}
      />
    </div>
  )
}
