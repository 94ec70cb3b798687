import { orderTextLimits } from '@mainstreet/contract/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { type FormEvent, useState } from 'react'
import { PhoneField } from '../../../api/forms/phone-field.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type Props = {
  busy: boolean
  onClose: () => void
  onSend: (name: string, phone: string) => void
}

/** For an account without a name: the shop needs a name for pickup. */
export function ContactDialog({ busy, onClose, onSend }: Props) {
  return (
    <Dialog open onClose={onClose} title={m.shopping.reserve.contactTitle}>
      <ContactForm onSend={onSend} busy={busy} />
    </Dialog>
  )
}

function ContactForm({ onSend, busy }: Pick<Props, 'onSend' | 'busy'>) {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (trimText(name)) onSend(trimText(name), trimText(phone))
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field
        label={m.shopping.reserve.name}
        autoComplete="name"
        required
        maxLength={orderTextLimits.maxCustomerNameChars}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PhoneField
        label={m.shopping.reserve.phone}
        hint={m.shopping.reserve.phoneHint}
        value={phone}
        onChange={setPhone}
      />
      <Button type="submit" busy={busy}>
        {m.shopping.reserve.reserve}
      </Button>
    </form>
  )
}
