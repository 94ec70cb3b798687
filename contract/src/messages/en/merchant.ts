/** The merchant dashboard. */
export const merchant = {}
