import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calls } from '../../api/calls.ts'
import { callQueryOptions } from '../../queries/use-call.ts'
import { useUser } from '../../session/session.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { mergeGuestCart } from './guest/merge-guest-cart.ts'

/** At sign-in the guest cart is merged into the customer's cart; without a connection it is retried later. */
export function useCartMerge() {
  const user = useUser()
  const client = useQueryClient()
  const userId = user && toStoredRole(user.role) === 'customer' ? user.id : undefined

  useEffect(() => {
    if (userId === undefined) return
    async function merge(id: string) {
      const { queryKey } = callQueryOptions(calls.getCart, { params: { userId: id } })
      await client.cancelQueries({ queryKey })
      const done = await mergeGuestCart(id)
      if (done) client.setQueryData(queryKey, { cart: done.cart })
      else await client.invalidateQueries({ queryKey })
      if (done) showMergeToast(done)
    }
    const retry = () => void merge(userId)
    retry()
    globalThis.addEventListener('online', retry)
    return () => globalThis.removeEventListener('online', retry)
  }, [userId, client])
}

function showMergeToast({ merged, skipped }: { merged: number; skipped: number }) {
  const texts = m.shopping.cart.merge
  toast({
    title: merged > 0 ? texts.added(merged) : texts.noneAdded,
    description: skipped > 0 ? texts.skipped(skipped) : texts.fromBefore,
    ...(merged > 0 && { action: { label: m.shopping.cart.view, to: href(routes.cart) } }),
  })
}
