import type { User } from '@mainstreet/contract/accounts/user.ts'
import { shopName } from '@mainstreet/contract/limits.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { faultAt, useAttempt } from '../../../api/use-async-action.ts'
import { paths } from '../../../browser/paths.ts'
import { know } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Setting } from '../setting-section.tsx'

const consequence =
  'This turns your account into a merchant account. To keep shopping, use a different account.'

/** A customer may become a merchant, once; only an admin can undo it. */
export function MerchantSetting({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Setting title="Your own shop" text="Sell on Mainstreet.">
      <p>{consequence}</p>
      <Button variant="quiet" onClick={() => setOpen(true)} className="justify-self-start">
        Open a shop
      </Button>
      <Dialog open={open} onClose={close} title="Open a shop">
        <OpenShopForm user={user} onCancel={close} />
      </Dialog>
    </Setting>
  )
}

function OpenShopForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const router = useRouter()
  const [name, setName] = useState('')
  const { attempt, busy, failure } = useAttempt()
  const formRef = useFocusError(failure)
  const nameError = faultAt(failure, 'shop_name')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { userId: user.id, role: 'merchant', shop_name: name.trim() } as const
    if (await attempt(async () => know((await request(calls.updateRole, { body })).user)))
      router.history.push(paths.merchant({ view: 'shop' }))
  }

  return (
    <form ref={formRef} onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{consequence} You can't undo this yourself.</p>
      <Field
        label="Shop name"
        hint="You can change it later. An admin reviews your shop before customers see it."
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={nameError}
        maxLength={shopName.maxChars}
        required
      />
      {!nameError && <Failure of={failure} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} disabled={!name.trim()}>
          Open shop
        </Button>
      </div>
    </form>
  )
}
