import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { useInvalidateCalls } from '../../../queries/use-invalidate-calls.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

type Props = { shop: Shop; onClose: () => void; onDeleted: () => void }

export function DeleteShop({ shop, onClose, onDeleted }: Props) {
  const text = dashboard.admin.shops.deletion
  const { run, busy, failure } = useAsyncAction()
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
    <ConfirmDialog
      title={text.title(shop.name)}
      confirmLabel={text.confirm}
      tone="danger"
      busy={busy}
      error={failure}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{text.text}</p>
      {shop.status === 'approved' && <p className="text-ink-2">{text.alternative}</p>}
    </ConfirmDialog>
  )
}
