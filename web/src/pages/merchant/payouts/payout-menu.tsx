import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDay } from '@mainstreet/contract/messages/format.ts'
import type { Payout } from '@mainstreet/contract/payments/payout.ts'
import { Trash2 } from 'lucide-react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { createRandomKey } from '../../../browser/random-key.ts'
import { useInvalidateCalls } from '../../../queries/use-invalidate-calls.ts'
import { toastError } from '../../../session/toast-error.ts'
import { RowMenu } from '../../../ui/data/row-menu.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

type Props = { shopId: string; payout: Payout }

/** Removes a payout at once; undo records it again. */
export function PayoutMenu({ shopId, payout }: Props) {
  const refresh = useInvalidateCalls(calls.listPayouts)
  const texts = dashboard.merchant.payouts.list
  const { amount, paid_on, reference } = payout

  const restore = async () => {
    try {
      const body = { amount, paid_on, reference }
      await request(calls.recordPayout, { params: { id: shopId }, body, idempotencyKey: createRandomKey() })
      toast({ title: texts.restored, tone: 'good' })
    } catch (failure) {
      toastError(texts.restoreFailed, failure)
    }
    refresh()
  }
  const remove = async () => {
    try {
      await request(calls.deletePayout, { params: { id: shopId, payout_id: payout.id } })
      toast({ title: texts.removed, tone: 'good', undo: () => void restore() })
    } catch (failure) {
      toastError(texts.removeFailed, failure)
    }
    refresh()
  }
  return (
    <RowMenu
      name={texts.payoutOn(formatDay(paid_on, 'dayWithYear'))}
      items={[
        {
          label: texts.remove,
          icon: <Trash2 aria-hidden="true" className="size-4.5" />,
          tone: 'danger',
          onSelect: () => void remove(),
        },
      ]}
    />
  )
}
