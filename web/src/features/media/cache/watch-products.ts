import type { Product } from '@mainstreet/contract/catalog/product.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Seen } from './image-cache.ts'

const ofProducts = /^\/api\/(products|shops\/:id\/products)/

/** Hears of every product that any answer brings, with its version. Returns how to stop. */
export function watchProducts(client: QueryClient, hear: (products: Seen[]) => void): () => void {
  const cache = client.getQueryCache()
  for (const { queryKey, state } of cache.getAll()) tell(queryKey, state.data)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      tell(event.query.queryKey, event.action.data)
  })

  function tell(queryKey: readonly unknown[], data: unknown) {
    if (!ofProducts.test(String(queryKey[0]))) return
    const found = productsIn(data).flatMap(({ id, image, version }) =>
      image ? [{ id, image, version }] : [],
    )
    if (found.length > 0) hear(found)
  }
}

/** One product, a list of them, or a list of lists. */
function productsIn(answer: unknown): Product[] {
  const { product, data, pages } = (answer ?? {}) as {
    product?: Product
    data?: Product[]
    pages?: unknown[]
  }
  if (product) return [product]
  if (Array.isArray(data)) return data
  return Array.isArray(pages) ? pages.flatMap(productsIn) : []
}
