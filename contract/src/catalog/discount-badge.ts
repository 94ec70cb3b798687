import { discount } from '../limits.ts'
import { type Cents, struckPriceCents } from '../money.ts'

export type DiscountBadge = { percent: number; struckCents: Cents }

/** Spec 9: a product under ten dollars shows a badge and a struck price; what is charged never changes. */
export function discountBadge(priceCents: Cents): DiscountBadge | undefined {
  if (priceCents <= 0 || priceCents >= discount.underCents) return undefined
  return { percent: discount.percent, struckCents: struckPriceCents(priceCents) }
}
