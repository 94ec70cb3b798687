import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calls } from '../../api/calls.ts'
import { callQueryOptions } from '../../api/use-call.ts'
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
  const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`)
  toast({
    title: merged > 0 ? 'Your cart came along' : 'Your cart stayed as it was',
    description:
      skipped > 0
        ? `${things(skipped)} can no longer be had and ${skipped === 1 ? 'was' : 'were'} left out.`
        : `${things(merged)} from before you signed in.`,
    ...(merged > 0 && { action: { label: 'To the cart', to: href(routes.cart) } }),
  })
}
