import type { CallShape } from '@mainstreet/contract/call.ts'
import { paging } from '@mainstreet/contract/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRowChanges } from './use-row-changes.ts'

/** Reads an answer again when one of the products on the screen changes: its price, its stock, whether it is there at all. */
export function useProductChanges(call: CallShape, productIds: readonly string[]) {
  const client = useQueryClient()
  // in the order of their ids: the same products in another order are followed already
  const ids = [...new Set(productIds)].sort().slice(0, paging.max).join()
  const rows = ids === '' ? undefined : ({ table: 'products', filter: `id=in.(${ids})` } as const)
  useRowChanges(rows, () => void client.invalidateQueries({ queryKey: [call.path] }))
}
