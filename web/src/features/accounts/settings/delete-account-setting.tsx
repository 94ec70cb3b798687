import type { User } from '@mainstreet/contract/accounts/user.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { faultAt, useAttempt } from '../../../api/use-async-action.ts'
import { hasPassword } from '../../../session/auth-client.ts'
import { leave } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { Setting } from '../setting-section.tsx'

export function DeleteSetting({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  return (
    <Setting title="Delete my account" text="For good.">
      <p>
        We delete your profile and messages. Shops keep order records.
        {user.shop_id && ' Your shop closes with it.'}
      </p>
      <Button variant="danger" onClick={() => setOpen(true)} className="justify-self-start">
        Delete my account
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete my account">
        <Confirm user={user} onKeep={() => setOpen(false)} />
      </Dialog>
    </Setting>
  )
}

function Confirm({ user, onKeep }: { user: User; onKeep: () => void }) {
  const [password, setPassword] = useState('')
  const [address, setAddress] = useState('')
  const { attempt, busy, failure } = useAttempt()
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
    if (!(await attempt(() => request(calls.deleteMe, { body })))) return
    leave()
    router.history.replace('/')
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
        <Field label="Password" error={faultAt(failure, 'password')}>
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
      {!faultAt(failure, 'password') && <Failure of={failure} />}
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
