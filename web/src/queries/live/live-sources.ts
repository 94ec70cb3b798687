import { useSyncExternalStore } from 'react'
import { calls } from '../../api/calls.ts'
import { createStore } from '../../ui/hooks/create-store.ts'

/** What reports changes of a response: the socket, or a subscription to rows. */
export type RowFilter = { table: 'products' | 'shops' | 'orders'; filter: string }
export type LiveSource = 'socket' | RowFilter

type GetRowFilter = (params: Record<string, string> | undefined) => RowFilter
const filterById =
  (table: RowFilter['table'], column = 'id'): GetRowFilter =>
  (params) => ({ table, filter: `${column}=eq.${params?.id ?? ''}` })

const rowFiltersByPath: Record<string, GetRowFilter> = {
  [calls.getProduct.path]: filterById('products'),
  [calls.listShopProducts.path]: filterById('products', 'shop_id'),
  [calls.getShop.path]: filterById('shops'),
  [calls.getShopReview.path]: filterById('shops'),
  [calls.getOrder.path]: filterById('orders'),
}

export function getLiveSource(path: string, params: Record<string, string> | undefined): LiveSource {
  return rowFiltersByPath[path]?.(params) ?? 'socket'
}

const connectedSources = createStore<ReadonlySet<string>>(() => new Set())

export function getSourceKey(source: LiveSource): string {
  return source === 'socket' ? source : `${source.table}:${source.filter}`
}

/** Whether the source reports changes now. */
export function setSourceConnected(source: LiveSource, isUp: boolean) {
  const name = getSourceKey(source)
  const changed = new Set(connectedSources.get())
  if (changed.has(name) === isUp) return
  if (isUp) changed.add(name)
  else changed.delete(name)
  connectedSources.set(changed)
}

/** The paths of responses that the socket reports on; known when its code has loaded. */
let socketPaths: ReadonlySet<string> = new Set()

export function setSocketPaths(paths: ReadonlySet<string>) {
  socketPaths = paths
}

/** Whether changes of this response are reported now. */
export function useIsSourceConnected(source: LiveSource | undefined, path: string): boolean {
  const isUp = () =>
    source !== undefined &&
    connectedSources.get().has(getSourceKey(source)) &&
    (source !== 'socket' || socketPaths.has(path))
  return useSyncExternalStore(connectedSources.subscribe, isUp, () => false)
}
