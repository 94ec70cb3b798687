import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { faultAt, useAttempt } from '../../../api/use-async-action.ts'
import { useRefresh } from '../../../api/use-invalidate-calls.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { FormFailure } from '../form-failure.tsx'
import { HeirField } from './successor-field.tsx'

type Props = { user: Account | undefined; onClose: () => void }
type Fate = 'close' | 'transfer'

/** Asks first: what is deleted does not come back. */
export function DeleteUser({ user, onClose }: Props) {
  return (
    <Dialog
      open={user !== undefined}
      onClose={onClose}
      title={`Delete ${user?.name ?? 'a user'}`}
      focusField={false}
    >
      {user && <Confirm key={user.id} user={user} onClose={onClose} />}
    </Dialog>
  )
}

function Confirm({ user, onClose }: { user: Account; onClose: () => void }) {
  const [fate, setFate] = useState<Fate>()
  const [heir, setHeir] = useState<Account>()
  const { attempt, busy, failure } = useAttempt()
  const formRef = useFocusError(failure)
  const refresh = useRefresh(calls.listUsers, calls.listShops, calls.listReviewQueue, calls.listAuditLog)
  const decided = !user.shop_id || fate === 'close' || (fate === 'transfer' && heir !== undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!decided) return
    const query = user.shop_id ? { shop: fate, to: fate === 'transfer' ? heir?.id : undefined } : {}
    if (!(await attempt(() => request(calls.deleteUser, { params: { id: user.id }, query })))) return
    refresh()
    toast({ title: `${user.name} is deleted`, tone: 'good' })
    onClose()
  }

  return (
    <form ref={formRef} method="post" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>
        The account, its sessions and what is personal go for good. What was bought or sold stays in the books
        of the shops.
      </p>
      {user.shop_id && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">What becomes of {user.shop_name}?</legend>
          <Choice
            label="Close it"
            text="It leaves the street with its products; open orders go on to their end."
            chosen={fate === 'close'}
            onChoose={() => setFate('close')}
          />
          <Choice
            label="Give it to another merchant"
            text="With its products, orders and messages."
            chosen={fate === 'transfer'}
            onChoose={() => setFate('transfer')}
          />
          {fate === 'transfer' && (
            <HeirField leaving={user.id} heir={heir} onChoose={setHeir} error={faultAt(failure, 'to')} />
          )}
        </fieldset>
      )}
      <FormFailure of={failure} fields={['to']} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          Keep
        </Button>
        <Button type="submit" variant="danger" busy={busy} disabled={!decided}>
          Delete for good
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = { label: string; text: string; chosen: boolean; onChoose: () => void }

function Choice({ label, text, chosen, onChoose }: ChoiceProps) {
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
