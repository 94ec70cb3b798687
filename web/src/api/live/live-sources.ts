import { useSyncExternalStore } from 'react'
import { calls } from '../calls.ts'

/** From where the news of an answer come: the socket, or the changes of some rows. */
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

const connectedSources = new Set<string>()
const watchers = new Set<() => void>()

export function getSourceKey(source: LiveSource): string {
  return source === 'socket' ? source : `${source.table}:${source.filter}`
}

/** Whether news come by themselves now. */
export function setSourceConnected(source: LiveSource, isUp: boolean) {
  const name = getSourceKey(source)
  if (connectedSources.has(name) === isUp) return
  if (isUp) connectedSources.add(name)
  else connectedSources.delete(name)
  for (const watcher of [...watchers]) watcher()
}

/** Of which answers the socket tells; known when its code is there. */
let socketPaths: ReadonlySet<string> = new Set()

export function setSocketPaths(paths: ReadonlySet<string>) {
  socketPaths = paths
}

/** Whether the news of this answer come by themselves now. */
export function useIsSourceConnected(source: LiveSource | undefined, path: string): boolean {
  const isUp = () =>
    source !== undefined &&
    connectedSources.has(getSourceKey(source)) &&
    (source !== 'socket' || socketPaths.has(path))
  return useSyncExternalStore(subscribe, isUp, () => false)
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
