import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { getApiErrorMessage } from '../../../api/api-error-message.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { getCurrentVersion } from '../../../api/current-version.ts'
import { useInvalidateCalls } from '../../../queries/use-invalidate-calls.ts'
import { toastError } from '../../../session/toast-error.ts'
import { toast } from '../../../ui/toasts/toast.ts'

type DecisionWork = () => Promise<unknown>
type Decision = {
  successTitle: string
  errorTitle: string
  work: DecisionWork
  undo?: DecisionWork | undefined
}

/**
 * An admin's decision about a shop as it is shown; `true` when it is in effect, also if another admin was faster. False
 * when the shop has changed meanwhile: the page shows it again.
 */
export function useShopDecision() {
  const [busy, setBusy] = useState(false)
  const [lastFailure, setLastFailure] = useState<unknown>()
  const refresh = useInvalidateCalls(
    calls.listShops,
    calls.getShop,
    calls.listProducts,
    calls.listShopProducts,
    calls.listReviewQueue,
    calls.getShopReview,
    calls.listAuditLog,
  )

  const decide = async ({ successTitle, errorTitle, work, undo }: Decision): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setLastFailure(undefined)
    try {
      await work()
      toast({ title: successTitle, tone: 'good', undo: undo && (() => void takeBack(undo)) })
      return true
    } catch (failure) {
      const stale = failure instanceof ApiError && (failure.status === 409 || failure.status === 404)
      const description = stale
        ? dashboard.adminReview.refreshed(getApiErrorMessage(failure))
        : getApiErrorMessage(failure)
      setLastFailure(failure)
      toastError(errorTitle, failure, description)
      return stale && getCurrentVersion(failure, 'shop') === undefined
    } finally {
      setBusy(false)
      refresh()
    }
  }
  const takeBack = async (undo: DecisionWork) => {
    try {
      await undo()
      toast({ title: dashboard.adminReview.done.undone })
    } catch (failure) {
      toastError(dashboard.adminReview.undoFailed, failure)
    } finally {
      refresh()
    }
  }

  const approve = (shop: Shop) =>
    decide({
      errorTitle: m.service.approveShop,
      successTitle:
        shop.status === 'approved'
          ? dashboard.adminReview.done.changesApproved(shop.name)
          : dashboard.adminReview.done.approved(shop.name),
      work: () => sendApproval(shop, shop.version),
      undo: getApprovalUndo(shop),
    })
  const reject = (shop: Shop, reason: string) =>
    decide({
      errorTitle: m.service.rejectShop,
      successTitle:
        shop.status === 'approved'
          ? dashboard.adminReview.done.suspended(shop.name)
          : dashboard.adminReview.done.rejected(shop.name),
      work: () => sendRejection(shop, reason, shop.version),
      undo: () => (shop.status === 'approved' ? sendApproval(shop) : sendSubmission(shop)),
    })
  return { approve, reject, busy, failure: lastFailure }
}

/** Restores the previous status; a review of the changes of an approved shop cannot be undone. */
function getApprovalUndo(shop: Shop): DecisionWork | undefined {
  if (shop.status === 'approved') return undefined
  const undoReason = dashboard.adminReview.reason.approvedByMistake
  if (shop.status === 'rejected') return () => sendRejection(shop, shop.rejection_reason ?? undoReason)
  return async () => {
    await sendRejection(shop, undoReason)
    await sendSubmission(shop)
  }
}

const sendApproval = async ({ id }: Shop, version?: number) =>
  requireShop(await request(calls.approveShop, { params: { id }, body: { version } }))
const sendSubmission = ({ id }: Shop) => request(calls.submitShop, { params: { id } })
const sendRejection = async ({ id }: Shop, reason: string, version?: number) =>
  requireShop(await request(calls.rejectShop, { params: { id }, body: { reason, version } }))

function requireShop(response: { shop?: Shop }): void {
  const message = m.service.missingShop
  if (!response.shop) throw new ApiError({ status: 200, code: 'unreadable', message })
}
