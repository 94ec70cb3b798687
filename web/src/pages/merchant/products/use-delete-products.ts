import { texts } from '@mainstreet/contract/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { toastFailure } from '../../../api/toast-error.ts'
import { toast } from '../../../ui/toasts/toast.ts'

type Named = { id: string; name: string }

/** Deletes at once; undo brings back exactly those that went. */
export function useDelete() {
  const client = useQueryClient()
  const renew = () =>
    Promise.all(
      [calls.listShopProducts, calls.getGlance, calls.getProduct].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )

  const bringBack = async (gone: readonly Named[]) => {
    const { failure } = await each(gone, ({ id }) => request(calls.restoreProduct, { params: { id } }))
    if (failure) toastFailure('Not everything came back', failure)
    else toast({ title: `${nameOf(gone)} came back`, tone: 'good' })
    await renew()
  }
  return async (products: readonly Named[]) => {
    const { done, failure } = await each(products, ({ id }) =>
      request(calls.deleteProduct, { params: { id } }),
    )
    if (done.length > 0)
      toast({ title: `Deleted ${nameOf(done)}`, tone: 'good', undo: () => void bringBack(done) })
    if (failure) toastFailure(texts.service.deleteProduct, failure)
    await renew()
  }
}

/** A page of them at most, a few at a time. */
async function each(products: readonly Named[], act: (one: Named) => Promise<unknown>) {
  const done: Named[] = []
  let failure: unknown
  const waiting = [...products]
  const worker = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift())
      try {
        await act(one)
        done.push(one)
      } catch (fault) {
        failure = fault
      }
  }
  await Promise.all(Array.from({ length: 4 }, worker))
  return { done, failure }
}

function nameOf(products: readonly Named[]): string {
  const [first] = products
  return products.length === 1 && first ? first.name : `${products.length} products`
}
