import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { FormEvent } from 'react'
import { ReasonPicker } from '../../../features/moderation/review/reason-picker.tsx'
import { useRejectionReason } from '../../../features/moderation/review/use-rejection-reason.ts'
import { useShopDecision } from '../../../features/moderation/review/use-shop-decision.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'

/** Asks for the reason that the merchant will read. */
export function SuspendShop({ shop, onClose }: { shop: Shop; onClose: () => void }) {
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
    <Dialog open onClose={onClose} title={text.title(shop.name)} focusField={false}>
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
        <DialogActions onCancel={onClose}>
          <Button type="submit" busy={decision.busy}>
            {text.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
