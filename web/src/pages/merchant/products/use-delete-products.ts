import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { toastError } from '../../../session/toast-error.ts'
import { toast } from '../../../ui/toasts/toast.ts'

export type NamedProduct = { id: string; name: string }

/** Undo restores exactly the deleted ones. */
export function useDeleteProducts() {
  const client = useQueryClient()
  const refreshLists = () =>
    Promise.all(
      [calls.listShopProducts, calls.getShopOverview, calls.getProduct].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )

  const restore = async (deleted: readonly NamedProduct[]) => {
    const { failure } = await forEachProduct(deleted, ({ id }) =>
      request(calls.restoreProduct, { params: { id } }),
    )
    if (failure) toastError(dashboard.merchant.products.restoreFailed, failure)
    else toast({ title: restoredMessage(deleted), tone: 'good' })
    await refreshLists()
  }
  return async (products: readonly NamedProduct[]) => {
    const { done, failure } = await forEachProduct(products, ({ id }) =>
      request(calls.deleteProduct, { params: { id } }),
    )
    if (done.length > 0) toast({ title: deletedMessage(done), tone: 'good', undo: () => void restore(done) })
    if (failure) toastError(m.service.deleteProduct, failure)
    await refreshLists()
  }
}

/** At most a page of them, a few at a time. */
async function forEachProduct(
  products: readonly NamedProduct[],
  act: (one: NamedProduct) => Promise<unknown>,
) {
  const done: NamedProduct[] = []
  let failure: unknown
  const waiting = [...products]
  const worker = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift())
      try {
        await act(one)
        done.push(one)
      } catch (error) {
        failure = error
      }
  }
  await Promise.all(Array.from({ length: 4 }, worker))
  return { done, failure }
}

function deletedMessage(products: readonly NamedProduct[]): string {
  const { deleted, deletedMany } = dashboard.merchant.products
  const [first] = products
  return products.length === 1 && first ? deleted(first.name) : deletedMany(products.length)
}

function restoredMessage(products: readonly NamedProduct[]): string {
  const { restored, restoredMany } = dashboard.merchant.products
  const [first] = products
  return products.length === 1 && first ? restored(first.name) : restoredMany(products.length)
}
