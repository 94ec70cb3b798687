import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { getFieldError, useAsyncAction } from '../../../api/use-async-action.ts'
import { useRouter } from '../../../browser/router/use-router.ts'
import { hasPassword } from '../../../session/auth-client.ts'
import { signOutLocally } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { SettingSection } from '../setting-section.tsx'

export function DeleteAccountSetting({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingSection title="Delete my account" text="For good.">
      <p>
        We delete your profile and messages. Shops keep order records.
        {user.shop_id && ' Your shop closes with it.'}
      </p>
      <Button variant="danger" onClick={() => setIsOpen(true)} className="justify-self-start">
        Delete my account
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Delete my account">
        <ConfirmDeletion user={user} onKeep={() => setIsOpen(false)} />
      </Dialog>
    </SettingSection>
  )
}

function ConfirmDeletion({ user, onKeep }: { user: User; onKeep: () => void }) {
  const [password, setPassword] = useState('')
  const [address, setAddress] = useState('')
  const { run, busy, failure } = useAsyncAction()
  const formRef = useFocusError(failure)
  const router = useRouter()
  const client = useQueryClient()
  const byPassword = hasPassword()
  const sure = address.trim().toLowerCase() === user.email.toLowerCase() && (!byPassword || password !== '')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!sure) return
    const body = {
      ...(byPassword && { password }),
      ...(user.shop_id && { shop: 'close' as const }),
    }
    if (!(await run(() => request(calls.deleteMe, { body })))) return
    signOutLocally()
    router.replace(href(routes.home))
    client.clear()
    toast({ title: 'Your account is deleted.', tone: 'good' })
  }

  return (
    <form ref={formRef} method="post" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>This cannot be undone. {user.shop_id && 'Your shop and its products are removed, too.'}</p>
      <Field
        label="Type your email address to confirm"
        hint={user.email}
        name="confirm-email"
        autoComplete="off"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        required
      />
      {byPassword && (
        <Field label="Password" error={getFieldError(failure, 'password')}>
          {(aria) => (
            <PasswordInput
              {...aria}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              required
            />
          )}
        </Field>
      )}
      {!getFieldError(failure, 'password') && <ErrorMessage error={failure} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onKeep}>
          Keep it
        </Button>
        <Button type="submit" variant="danger" busy={busy} disabled={!sure}>
          Delete for good
        </Button>
      </div>
    </form>
  )
}
