import { discount } from '../limits.ts'
import { type Cents, struckPriceCents } from '../money.ts'

/** Nothing is struck through that rounds to the price itself, at one or two cents. */
export type DiscountBadge = { percent: number; struckCents: Cents | undefined }

/** Spec 9: a product under ten dollars shows a badge and a struck price; what is charged never changes. */
export function computeDiscountBadge(priceCents: Cents): DiscountBadge | undefined {
  if (priceCents <= 0 || priceCents >= discount.underCents) return undefined
  const struck = struckPriceCents(priceCents)
  return { percent: discount.percent, struckCents: struck > priceCents ? struck : undefined }
}
