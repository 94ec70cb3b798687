import { useSyncExternalStore } from 'react'
import { calls } from '../calls.ts'

/** From where the news of an answer come: the socket, or the changes of some rows. */
export type Rows = { table: 'products' | 'shops' | 'orders'; filter: string }
export type Source = 'socket' | Rows

type RowsOf = (params: Record<string, string> | undefined) => Rows
const byId =
  (table: Rows['table'], column = 'id'): RowsOf =>
  (params) => ({ table, filter: `${column}=eq.${params?.id ?? ''}` })

const rowsOf: Record<string, RowsOf> = {
  [calls.getProduct.path]: byId('products'),
  [calls.listShopProducts.path]: byId('products', 'shop_id'),
  [calls.getShop.path]: byId('shops'),
  [calls.getShopReview.path]: byId('shops'),
  [calls.getOrder.path]: byId('orders'),
}

export function sourceOf(path: string, params: Record<string, string> | undefined): Source {
  return rowsOf[path]?.(params) ?? 'socket'
}

const up = new Set<string>()
const watchers = new Set<() => void>()

export function nameOf(source: Source): string {
  return source === 'socket' ? source : `${source.table}:${source.filter}`
}

/** Whether news come by themselves now. */
export function setUp(source: Source, isUp: boolean) {
  const name = nameOf(source)
  if (up.has(name) === isUp) return
  if (isUp) up.add(name)
  else up.delete(name)
  for (const watcher of [...watchers]) watcher()
}

/** Of which answers the socket tells; known when its code is there. */
let told: ReadonlySet<string> = new Set()

export function socketTellsOf(paths: ReadonlySet<string>) {
  told = paths
}

/** Whether the news of this answer come by themselves now. */
export function useIsUp(source: Source | undefined, path: string): boolean {
  const isUp = () => source !== undefined && up.has(nameOf(source)) && (source !== 'socket' || told.has(path))
  return useSyncExternalStore(watch, isUp, () => false)
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
