import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calls } from '../../api/calls.ts'
import { callQueryOptions } from '../../api/use-call.ts'
import { paths } from '../../browser/paths.ts'
import { useUser } from '../../session/session.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { mergeGuestCart } from './guest/merge-guest-cart.ts'

/** At sign-in the visitor's cart becomes the customer's; what found no connection is tried again when there is one. */
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
    const again = () => void merge(userId)
    again()
    globalThis.addEventListener('online', again)
    return () => globalThis.removeEventListener('online', again)
  }, [userId, client])
}

function showMergeToast({ merged, left_out }: { merged: number; left_out: number }) {
  const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`)
  toast({
    title: merged > 0 ? 'Your cart came along' : 'Your cart stayed as it was',
    description:
      left_out > 0
        ? `${things(left_out)} can no longer be had and ${left_out === 1 ? 'was' : 'were'} left out.`
        : `${things(merged)} from before you signed in.`,
    ...(merged > 0 && { action: { label: 'To the cart', to: paths.cart() } }),
  })
}
