import type { Product } from '@mainstreet/contract/catalog/product.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ProductImageVersion } from './image-cache.ts'

const productPaths = /^\/api\/(products|shops\/:id\/products)/

/** Reports the products of every response with their versions. Returns a function that stops it. */
export function watchProducts(
  client: QueryClient,
  onProducts: (products: ProductImageVersion[]) => void,
): () => void {
  const cache = client.getQueryCache()
  for (const { queryKey, state } of cache.getAll()) reportProducts(queryKey, state.data)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      reportProducts(event.query.queryKey, event.action.data)
  })

  function reportProducts(queryKey: readonly unknown[], data: unknown) {
    if (!productPaths.test(String(queryKey[0]))) return
    const products = productsIn(data).flatMap(({ id, image, version }) =>
      image ? [{ id, image, version }] : [],
    )
    if (products.length > 0) onProducts(products)
  }
}

/** One product, a list of them, or a list of lists. */
function productsIn(response: unknown): Product[] {
  const { product, data, pages } = (response ?? {}) as {
    product?: Product
    data?: Product[]
    pages?: unknown[]
  }
  if (product) return [product]
  if (Array.isArray(data)) return data
  return Array.isArray(pages) ? pages.flatMap(productsIn) : []
}
