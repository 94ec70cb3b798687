import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { FormEvent } from 'react'
import { ReasonPicker } from '../../../features/moderation/review/reason-picker.tsx'
import { useRejectionReason } from '../../../features/moderation/review/use-rejection-reason.ts'
import { useShopDecision } from '../../../features/moderation/review/use-shop-decision.ts'
import { Button } from '../../../ui/buttons/button.tsx'
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
  const decision = useShopDecision()
  const { reason, setReason, error, ref, reject } = useRejectionReason<HTMLFormElement>(
    shop,
    decision,
    onClose,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void reject()
  }
  return (
    <form ref={ref} method="post" onSubmit={submit} noValidate className="grid gap-4">
      <p>{text.text}</p>
      <ReasonPicker
        status={shop.status}
        reason={reason}
        onReason={setReason}
        onSend={() => void reject()}
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
