import { useCartMerge } from './use-cart-merge.ts'

/** What nobody waits for: it comes when the first page has been painted. */
export function AfterPaint() {
  useCartMerge()
  return null
}
