import { paging } from '@mainstreet/contract/limits.ts'

/** How a shop's shelf is asked for: by the page that shows it, and before it by the server that renders it. */
export function shopProductsRequest(id: string) {
  return { params: { id }, query: { limit: paging.defaultProducts } }
}
