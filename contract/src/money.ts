import { discount } from './catalog/limits.ts'

/** A whole number of US cents. */
export type Cents = number

/** Rounded half up to whole cents; 1.005 is one dollar and half a cent, as written. */
export function toCents(dollars: number): Cents {
  return Math.round(Number((dollars * 100).toFixed(4)))
}

export function toDollars(cents: Cents): number {
  return cents / 100
}

/** 1.18 times the price, half a cent rounded up (docs/spec.md, section 9). */
export function struckPriceCents(priceCents: Cents): Cents {
  return Math.floor((priceCents * discount.struckFactorPercent + 50) / 100)
}

/**
 * Splits a total by whole-number weights so that the shares add up exactly (largest remainder, earlier
 * first). Without a weight above zero the split is equal.
 */
export function splitByWeight(totalCents: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) throw new RangeError('Splitting needs at least one weight')
  if (![totalCents, ...weights].every(isCount))
    throw new RangeError('Total and weights must be whole numbers from zero up')

  const allZero = weights.every((weight) => weight === 0)
  const parts = weights.map((weight) => BigInt(allZero ? 1 : weight))
  const whole = parts.reduce((sum, part) => sum + part, 0n)
  const products = parts.map((part) => part * BigInt(totalCents))

  const split = products.map((product) => Number(product / whole))
  const left = totalCents - split.reduce((sum, share) => sum + share, 0)
  const remainders = products.map((product, at) => ({ at, size: product % whole }))
  const largestFirst = remainders.sort(
    (a, b) => Number(b.size > a.size) - Number(b.size < a.size) || a.at - b.at,
  )
  for (const { at } of largestFirst.slice(0, left)) split[at] = (split[at] ?? 0) + 1
  return split
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
