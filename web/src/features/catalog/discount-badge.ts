import { computeDiscountBadge } from '@mainstreet/contract/catalog/discount-badge.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import { toCents } from '@mainstreet/contract/money.ts'

let isShownOnServer = false

/** Set by the server before it renders a page. */
export function setDiscountBadgesShown(shown: boolean) {
  isShownOnServer = shown
}

/** Whether this server shows discount badges; its pages have an attribute for it. */
function areDiscountBadgesShown(): boolean {
  if (import.meta.env.SSR) return isShownOnServer
  return document.documentElement.dataset.discountBadge === 'on'
}

/** Badge and struck price appear together: neither when badges are off, nor on sold-out products. */
export function getDiscountBadge({ price, stock }: Pick<Product, 'price' | 'stock'>): {
  percent?: number
  before?: string
} {
  const badge = areDiscountBadgesShown() && stock > 0 ? computeDiscountBadge(toCents(price)) : undefined
  if (!badge) return {}
  const { percent, struckCents } = badge
  return struckCents === undefined ? { percent } : { percent, before: formatMoney(struckCents) }
}
