import { type Cents, struckPriceCents } from '../money.ts'
import { discount } from './limits.ts'

/** No struck price where it rounds to the price itself, at one or two cents. */
export type DiscountBadge = { percent: number; struckCents: Cents | undefined }

/** A product under ten dollars shows a badge and a struck price (docs/spec.md, section 9); display only. */
export function computeDiscountBadge(priceCents: Cents): DiscountBadge | undefined {
  if (priceCents <= 0 || priceCents >= discount.underCents) return undefined
  const struck = struckPriceCents(priceCents)
  return { percent: discount.percent, struckCents: struck > priceCents ? struck : undefined }
}
