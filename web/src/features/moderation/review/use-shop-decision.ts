import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useState } from 'react'
import { ApiFailure } from '../../../api/api-error.ts'
import { failureWords } from '../../../api/api-error-message.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { toastFailure } from '../../../api/toast-error.ts'
import { useRefresh } from '../../../api/use-invalidate-calls.ts'
import { toast } from '../../../ui/toasts/toast.ts'

type Work = () => Promise<unknown>
type Decision = { done: string; failed: string; work: Work; undo?: Work | undefined }

const undoneReason = 'Approved by mistake: we look at it once more.'

/** What an admin decides about a shop; `true` when it stands, also when somebody else was quicker. */
export function useDecision() {
  const [busy, setBusy] = useState(false)
  const refresh = useRefresh(
    calls.listShops,
    calls.getShop,
    calls.listProducts,
    calls.listReviewQueue,
    calls.getShopReview,
    calls.listAuditLog,
  )

  const decide = async ({ done, failed, work, undo }: Decision): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      await work()
      toast({ title: done, tone: 'good', undo: undo && (() => void takeBack(undo)) })
      return true
    } catch (failure) {
      const stale = failure instanceof ApiFailure && (failure.status === 409 || failure.status === 404)
      const description = stale
        ? `${failureWords(failure)}. The list is up to date again.`
        : failureWords(failure)
      toastFailure(failed, failure, description)
      return stale
    } finally {
      setBusy(false)
      refresh()
    }
  }
  const takeBack = async (undo: Work) => {
    try {
      await undo()
      toast({ title: 'Taken back' })
    } catch (failure) {
      toastFailure('It could not be taken back', failure)
    } finally {
      refresh()
    }
  }

  const approve = (shop: Shop) =>
    decide({
      failed: texts.service.approveShop,
      done: shop.status === 'approved' ? `${shop.name} stays as it is` : `${shop.name} is on the street`,
      work: () => approveCall(shop),
      undo: undoOfApproval(shop),
    })
  const reject = (shop: Shop, reason: string) =>
    decide({
      failed: texts.service.rejectShop,
      done: shop.status === 'approved' ? `${shop.name} is suspended` : `${shop.name} is rejected`,
      work: () => rejectCall(shop, reason),
      undo: () => (shop.status === 'approved' ? approveCall(shop) : submitCall(shop)),
    })
  return { approve, reject, busy }
}

/** Back to where it stood; that the changes of an approved shop were seen cannot be unseen. */
function undoOfApproval(shop: Shop): Work | undefined {
  if (shop.status === 'approved') return undefined
  if (shop.status === 'rejected') return () => rejectCall(shop, shop.rejection_reason ?? undoneReason)
  return async () => {
    await rejectCall(shop, undoneReason)
    await submitCall(shop)
  }
}

const approveCall = async ({ id }: Shop) => withShop(await request(calls.approveShop, { params: { id } }))
const submitCall = ({ id }: Shop) => request(calls.submitShop, { params: { id } })
const rejectCall = async ({ id }: Shop, reason: string) =>
  withShop(await request(calls.rejectShop, { params: { id }, body: { reason } }))

function withShop(answer: { shop?: Shop }): void {
  const message = texts.service.missingShop
  if (!answer.shop) throw new ApiFailure({ status: 200, code: 'unreadable', message })
}
