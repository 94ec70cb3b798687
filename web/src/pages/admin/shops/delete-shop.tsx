import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { useAsyncAction } from '../../../api/use-async-action.ts'
import { useInvalidateCalls } from '../../../api/use-invalidate-calls.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

type Props = { shop: Shop; open: boolean; onClose: () => void; onDeleted: () => void }

export function DeleteShop({ shop, open, onClose, onDeleted }: Props) {
  const { run, busy, failure } = useAsyncAction()
  const refresh = useInvalidateCalls(
    calls.listShops,
    calls.listReviewQueue,
    calls.listUsers,
    calls.listAuditLog,
  )
  const remove = async () => {
    if (!(await run(() => request(calls.deleteShop, { params: { id: shop.id } })))) return
    toast({ title: `${shop.name} is deleted`, tone: 'good' })
    onDeleted()
    refresh()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Delete ${shop.name}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            Delete for good
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          It leaves the street for good with all of its products. Open orders go on to their end; what was
          sold stays in the books.
        </p>
        <p className="text-ink-2">
          To take it off the street for a while, suspend it instead: that can be undone.
        </p>
        <ErrorMessage error={failure} />
      </div>
    </Dialog>
  )
}
