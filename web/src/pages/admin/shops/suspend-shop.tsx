import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { type FormEvent, useState } from 'react'
import { divideError } from '../../../api/forms/use-field-errors.ts'
import { ReasonPicker } from '../../../features/moderation/review/reason-picker.tsx'
import { useShopDecision } from '../../../features/moderation/review/use-shop-decision.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type Props = { shop: Shop | undefined; onClose: () => void }

/** Asks for the reason that the merchant will read. */
export function SuspendShop({ shop, onClose }: Props) {
  const text = dashboard.admin.shops
  return (
    <Dialog
      open={shop !== undefined}
      onClose={onClose}
      title={shop ? text.suspension.title(shop.name) : text.suspend}
      focusField={false}
    >
      {shop && <SuspensionForm key={shop.id} shop={shop} onClose={onClose} />}
    </Dialog>
  )
}

function SuspensionForm({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const text = dashboard.admin.shops.suspension
  const [reason, setReason] = useState('')
  const [pressesWithoutReason, setPressesWithoutReason] = useState(0)
  const decision = useShopDecision()
  const form = useFocusError<HTMLFormElement>(decision.failure, pressesWithoutReason)
  const error =
    pressesWithoutReason > 0 && !trimText(reason)
      ? m.fieldErrors.reasonRequired
      : divideError(decision.failure, ['reason']).atFields[0]?.message

  const suspend = async () => {
    const why = trimText(reason)
    if (!why) return setPressesWithoutReason((before) => before + 1)
    if (await decision.reject(shop, why)) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void suspend()
  }
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-4">
      <p>{text.text}</p>
      <ReasonPicker
        status={shop.status}
        reason={reason}
        onReason={setReason}
        onSend={() => void suspend()}
        shortcutsEnabled={false}
        error={error}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit" busy={decision.busy}>
          {text.confirm}
        </Button>
      </div>
    </form>
  )
}
