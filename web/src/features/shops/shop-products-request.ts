import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { cutText } from '@mainstreet/contract/text/cut-text.ts'

/** The request for a shop's products, or those that match a search: the same for the page and its server-side rendering. */
export function shopProductsRequest(id: string, search = '') {
  const text = cutText(search.trim(), fieldLimits.maxSearchChars)
  return { params: { id }, query: { limit: paging.defaultProducts, ...(text && { search: text }) } }
}
