import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { useInvalidateCalls } from '../../../queries/use-invalidate-calls.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

type Props = { shop: Shop | undefined; onClose: () => void; onDeleted: () => void }

export function DeleteShop({ shop, onClose, onDeleted }: Props) {
  const text = dashboard.admin.shops
  return (
    <Dialog
      open={shop !== undefined}
      onClose={onClose}
      title={shop ? text.deletion.title(shop.name) : text.delete}
      focusField={false}
    >
      {shop && <ConfirmDeletion key={shop.id} shop={shop} onClose={onClose} onDeleted={onDeleted} />}
    </Dialog>
  )
}

function ConfirmDeletion({ shop, onClose, onDeleted }: Props & { shop: Shop }) {
  const { run, busy, failure } = useAsyncAction()
  const text = dashboard.admin.shops.deletion
  const refresh = useInvalidateCalls(
    calls.listShops,
    calls.listReviewQueue,
    calls.listUsers,
    calls.listAuditLog,
  )
  const remove = async () => {
    if (!(await run(() => request(calls.deleteShop, { params: { id: shop.id } })))) return
    toast({ title: text.done(shop.name), tone: 'good' })
    onDeleted()
    refresh()
  }
  return (
    <div className="grid gap-4">
      <p>{text.text}</p>
      {shop.status === 'approved' && <p className="text-ink-2">{text.alternative}</p>}
      <ErrorMessage error={failure} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void remove()}>
          {text.confirm}
        </Button>
      </div>
    </div>
  )
}
