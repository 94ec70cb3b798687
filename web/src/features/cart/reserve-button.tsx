import { storedRole } from '@mainstreet/contract/identity/roles.ts'
import { type FormEvent, useState } from 'react'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { useAskToSignIn } from './add-action.tsx'
import { nextStep, useReserve, type Wanted } from './use-reserve.ts'

type Props = {
  shopId: string
  items: Wanted[]
  label: string
  disabled?: boolean
  onPlaced?: () => void
}

/** Reserves at once with the name of the session; where there is none it asks. */
export function ReserveButton({ shopId, items, label, disabled = false, onPlaced }: Props) {
  const { status, user } = useSession()
  const askToSignIn = useAskToSignIn()
  const { reserve, busy, failure } = useReserve()
  const [asking, setAsking] = useState(false)
  if (user && storedRole(user.role) !== 'customer') return null

  async function place(name: string, phone: string) {
    const order = await reserve(shopId, items, { name, phone, email: user?.email ?? '' })
    setAsking(false)
    if (order) onPlaced?.()
  }

  function press() {
    if (status !== 'signed_in' || !user) return askToSignIn()
    if (user.name.trim()) void place(user.name.trim(), '')
    else setAsking(true)
  }

  const step = nextStep(failure)
  return (
    <div className="grid gap-2">
      <Button size="lg" disabled={disabled} busy={busy} onClick={press} className="w-full">
        {label}
      </Button>
      <Failure of={failure} />
      {step && (
        <p className="text-sm text-ink-2">
          {step}{' '}
          {'code' in (failure as object) && (failure as { code: string }).code === 'too_many_open' && (
            <a href={paths.account()} className="font-semibold text-pine underline underline-offset-3">
              Open My Account
            </a>
          )}
        </p>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title="Who will pick it up?">
        <Who onSend={(name, phone) => void place(name, phone)} busy={busy} />
      </Dialog>
    </div>
  )
}

function Who({ onSend, busy }: { onSend: (name: string, phone: string) => void; busy: boolean }) {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim()) onSend(name.trim(), phone.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field
        label="Name"
        autoComplete="name"
        required
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="Phone"
        hint="Only if the shop should be able to call you."
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        Reserve
      </Button>
    </form>
  )
}
