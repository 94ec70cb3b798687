import { paging } from '@mainstreet/contract/paging-limits.ts'

/** The request for a shop's products: the same for the page and its server-side rendering. */
export function shopProductsRequest(id: string) {
  return { params: { id }, query: { limit: paging.defaultProducts } }
}
