import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useState } from 'react'
import { ApiFailure } from '../../api/api-failure.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { failureWords } from '../../api/failure-words.ts'
import { useRefresh } from '../../api/use-refresh.ts'
import { toast } from '../../ui/toast.ts'

/** What an admin decides about a shop; `true` when it stands, also when somebody else was quicker. */
export function useDecision() {
  const [busy, setBusy] = useState(false)
  const refresh = useRefresh(calls.listShops, calls.getShop, calls.listProducts)

  const decide = async (failed: string, done: string, work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      await work()
      toast({ title: done, tone: 'good' })
      return true
    } catch (failure) {
      const stale = failure instanceof ApiFailure && (failure.status === 409 || failure.status === 404)
      const description = stale
        ? `${failureWords(failure)}. The list is up to date again.`
        : failureWords(failure)
      toast({ title: failed, description, tone: 'danger' })
      return stale
    } finally {
      setBusy(false)
      refresh()
    }
  }

  const approve = (shop: Shop) =>
    decide(texts.service.approveShop, `${shop.name} is on the street`, () =>
      request(calls.approveShop, { params: { id: shop.id } }),
    )
  const reject = (shop: Shop, reason: string) =>
    decide(
      texts.service.rejectShop,
      shop.status === 'approved' ? `${shop.name} is suspended` : `${shop.name} is rejected`,
      () => request(calls.rejectShop, { params: { id: shop.id }, body: { reason } }),
    )
  return { approve, reject, busy }
}
