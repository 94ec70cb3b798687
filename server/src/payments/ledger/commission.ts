import type { Cents } from '@mainstreet/contract/money.ts'

/** Of what stayed with the shop, in hundredths of a percent; half a cent goes to the shop. */
export function calculateCommission(netCents: Cents, basisPoints: number): Cents {
  return Math.ceil((netCents * basisPoints) / 10_000 - 0.5)
}
