import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { getFieldError, useAsyncAction } from '../../../api/use-async-action.ts'
import { useInvalidateCalls } from '../../../api/use-invalidate-calls.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { FormFailure } from '../form-failure.tsx'
import { SuccessorField } from './successor-field.tsx'

type Props = { user: Account | undefined; onClose: () => void }
type ShopHandling = 'close' | 'transfer'

/** Asks for confirmation: deletion is final. */
export function DeleteUser({ user, onClose }: Props) {
  return (
    <Dialog
      open={user !== undefined}
      onClose={onClose}
      title={user ? m.adminUsers.deletion.title(user.name) : m.adminUsers.deletion.titleWithoutName}
      focusField={false}
    >
      {user && <ConfirmDeletion key={user.id} user={user} onClose={onClose} />}
    </Dialog>
  )
}

function ConfirmDeletion({ user, onClose }: { user: Account; onClose: () => void }) {
  const text = m.adminUsers.deletion
  const [shopHandling, setShopHandling] = useState<ShopHandling>()
  const [successor, setSuccessor] = useState<Account>()
  const { run, busy, failure } = useAsyncAction()
  const formRef = useFocusError(failure)
  const refresh = useInvalidateCalls(
    calls.listUsers,
    calls.listShops,
    calls.listReviewQueue,
    calls.listAuditLog,
  )
  const isDecided =
    !user.shop_id || shopHandling === 'close' || (shopHandling === 'transfer' && successor !== undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isDecided) return
    const query = user.shop_id
      ? { shop: shopHandling, to: shopHandling === 'transfer' ? successor?.id : undefined }
      : {}
    if (!(await run(() => request(calls.deleteUser, { params: { id: user.id }, query })))) return
    refresh()
    toast({ title: text.done(user.name), tone: 'good' })
    onClose()
  }

  return (
    <form ref={formRef} method="post" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{text.text}</p>
      {user.shop_id && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{text.shopQuestion(user.shop_name ?? '')}</legend>
          <ShopHandlingChoice
            label={text.closeShop.label}
            text={text.closeShop.text}
            chosen={shopHandling === 'close'}
            onChoose={() => setShopHandling('close')}
          />
          <ShopHandlingChoice
            label={text.transferShop.label}
            text={text.transferShop.text}
            chosen={shopHandling === 'transfer'}
            onChoose={() => setShopHandling('transfer')}
          />
          {shopHandling === 'transfer' && (
            <SuccessorField
              leavingUserId={user.id}
              successor={successor}
              onChoose={setSuccessor}
              error={getFieldError(failure, 'to')}
            />
          )}
        </fieldset>
      )}
      <FormFailure of={failure} fields={['to']} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={busy} disabled={!isDecided}>
          {text.confirm}
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = { label: string; text: string; chosen: boolean; onChoose: () => void }

function ShopHandlingChoice({ label, text, chosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex gap-3 rounded-field border border-line-strong/50 px-3 py-2.5 has-checked:border-pine has-checked:bg-pine-wash">
      <input
        type="radio"
        name="shop-fate"
        checked={chosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0"
      />
      <span>
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-ink-2">{text}</span>
      </span>
    </label>
  )
}
