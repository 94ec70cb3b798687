import type { CallShape } from '@mainstreet/contract/call.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRowChanges } from './use-row-changes.ts'

/** Reads a response again when a product on the screen changes: its price, stock or visibility. */
export function useProductChanges(call: CallShape, productIds: readonly string[]) {
  const client = useQueryClient()
  // sorted by id, so that another order of the same products keeps the subscription
  const ids = [...new Set(productIds)].sort().slice(0, paging.max).join()
  const rows = ids === '' ? undefined : ({ table: 'products', filter: `id=in.(${ids})` } as const)
  useRowChanges(rows, () => void client.invalidateQueries({ queryKey: [call.path] }))
}
