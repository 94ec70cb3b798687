import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../queries/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

type Props = { shop: Shop; onClose: () => void; onDeleted: () => void }

export function DeleteShop({ shop, onClose, onDeleted }: Props) {
  const text = dashboard.admin.shops.deletion
  const deletion = useSend(calls.deleteShop, {
    invalidates: [calls.listShops, calls.listReviewQueue, calls.listUsers, calls.listAuditLog],
  })
  const remove = async () => {
    if (!(await deletion.send({ params: { id: shop.id } }))) return
    toast({ title: text.done(shop.name), tone: 'good' })
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={text.title(shop.name)}
      confirmLabel={text.confirm}
      tone="danger"
      busy={deletion.busy}
      error={deletion.error}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{text.text}</p>
      {shop.status === 'approved' && <p className="text-ink-2">{text.alternative}</p>}
    </ConfirmDialog>
  )
}
