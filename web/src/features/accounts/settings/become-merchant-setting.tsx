import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { shopLimits } from '@mainstreet/contract/limits.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { getFieldError, useAsyncAction } from '../../../api/use-async-action.ts'
import { useRouter } from '../../../browser/router/use-router.ts'
import { updateSessionUser } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { SettingSection } from '../setting-section.tsx'

const consequenceText =
  'This turns your account into a merchant account. To keep shopping, use a different account.'

/** A customer can become a merchant once; only an admin can reverse it. */
export function BecomeMerchantSetting({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <SettingSection title="Your own shop" text="Sell on Mainstreet.">
      <p>{consequenceText}</p>
      <Button variant="quiet" onClick={() => setOpen(true)} className="justify-self-start">
        Open a shop
      </Button>
      <Dialog open={open} onClose={close} title="Open a shop">
        <CreateShopForm user={user} onCancel={close} />
      </Dialog>
    </SettingSection>
  )
}

function CreateShopForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const router = useRouter()
  const [name, setName] = useState('')
  const { run, busy, failure } = useAsyncAction()
  const formRef = useFocusError(failure)
  const nameError = getFieldError(failure, 'shop_name')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { userId: user.id, role: 'merchant', shop_name: name.trim() } as const
    if (await run(async () => updateSessionUser((await request(calls.updateRole, { body })).user)))
      router.push(href(routes.merchant, { search: { view: 'shop' } }))
  }

  return (
    <form ref={formRef} onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{consequenceText} You can't undo this yourself.</p>
      <Field
        label="Shop name"
        hint="You can change it later. An admin reviews your shop before customers see it."
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={nameError}
        maxLength={shopLimits.maxNameChars}
        required
      />
      {!nameError && <ErrorMessage error={failure} />}
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
