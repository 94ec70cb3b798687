import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { useRouter } from '../../../browser/router/use-router.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { hasPassword } from '../../../session/auth-client.ts'
import { signOutLocally } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { CurrentPasswordField } from '../current-password-field.tsx'
import { ReauthenticationForm } from '../one-time-code/reauthentication-form.tsx'
import { SettingSection } from '../setting-section.tsx'

export function DeleteAccountSetting({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  const texts = m.accounts.settings.deletion
  return (
    <SettingSection title={texts.title} text={texts.text}>
      <p>{user.shop_id ? texts.consequenceWithShop : texts.consequence}</p>
      <Button variant="danger" onClick={() => setIsOpen(true)} className="justify-self-start">
        {texts.title}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.title}>
        <ConfirmDeletion user={user} onCancel={() => setIsOpen(false)} />
      </Dialog>
    </SettingSection>
  )
}

function ConfirmDeletion({ user, onCancel }: { user: User; onCancel: () => void }) {
  const [password, setPassword] = useState('')
  const texts = m.accounts.settings.deletion
  const [address, setAddress] = useState('')
  const { run, busy, failure } = useAsyncAction()
  const byPassword = hasPassword()
  const errors = useFieldErrors(failure, byPassword ? ['password'] : [])
  const router = useRouter()
  const client = useQueryClient()
  const sure = address.trim().toLowerCase() === user.email.toLowerCase() && (!byPassword || password !== '')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sure && (await run(() => deleteMe()))) leave()
  }
  const deleteMe = (code?: string) => {
    const body = {
      ...(byPassword && { password }),
      ...(code && { code }),
      ...(user.shop_id && { shop: 'close' as const }),
    }
    return request(calls.deleteMe, { body })
  }
  const retry = async (code: string) => {
    await deleteMe(code)
    leave()
  }
  const leave = () => {
    signOutLocally()
    router.replace(href(routes.home))
    client.clear()
    toast({ title: texts.done, tone: 'good' })
  }

  return (
    <div className="grid gap-4">
      <form
        ref={errors.formRef}
        method="post"
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <p>{user.shop_id ? texts.warningWithShop : texts.warning}</p>
        <Field
          label={texts.typeEmail}
          hint={user.email}
          name="confirm-email"
          autoComplete="off"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          required
        />
        {byPassword && (
          <CurrentPasswordField value={password} onChange={setPassword} error={errors.errorAt('password')} />
        )}
        <ErrorMessage error={errors.formError} />
        <DialogActions onCancel={onCancel}>
          <Button type="submit" variant="danger" busy={busy} disabled={!sure}>
            {texts.confirm}
          </Button>
        </DialogActions>
      </form>
      <ReauthenticationForm failure={failure} retry={retry} />
    </div>
  )
}
