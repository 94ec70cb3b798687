import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { toastError } from '../../../session/toast-error.ts'
import { toast } from '../../../ui/toasts/toast.ts'

/** Archives or restores products at once; undo reverses exactly the changed ones. */
export function useArchive(shopId: string) {
  const client = useQueryClient()
  const setArchived = async (ids: string[], archived: boolean, canUndo = true) => {
    try {
      const { products } = await request(calls.archiveProducts, { body: { shopId, ids, archived } })
      const changed = products.map(({ id }) => id)
      const undo =
        canUndo && changed.length > 0 ? () => void setArchived(changed, !archived, false) : undefined
      toast({ title: successMessage(products, archived), tone: 'good', undo })
    } catch (failure) {
      toastError(m.service.archiveProduct, failure)
    }
    await Promise.all(
      [calls.listShopProducts, calls.getShopOverview, calls.getProduct].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
  }
  return (ids: string[], archived: boolean) => setArchived(ids, archived)
}

function successMessage(products: Product[], archived: boolean): string {
  const texts = dashboard.merchant.products
  const [first, second] = products
  if (!first) return texts.nothingChanged
  if (!second) return archived ? texts.archived(first.name) : texts.restored(first.name)
  return archived ? texts.archivedMany(products.length) : texts.restoredMany(products.length)
}
