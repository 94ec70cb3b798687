import type { Cents } from '@mainstreet/contract/money.ts'

/** On the net amount of the shop, in basis points; half a cent is rounded in favor of the shop. */
export function calculateCommission(netCents: Cents, basisPoints: number): Cents {
  return Math.ceil((netCents * basisPoints) / 10_000 - 0.5)
}
