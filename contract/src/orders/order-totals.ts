/** What one shop's part of a purchase costs, and of what it consists, in cents. */
export type OrderTotals = { itemsCents: number; deliveryCents: number; totalCents: number }

type PricedLine = { priceCents: number; quantity: number }

/** `deliveryFeeCents`: 0 for pickup. Every sum that a customer sees or pays is computed here. */
export function computeOrderTotals(lines: readonly PricedLine[], deliveryFeeCents = 0): OrderTotals {
  const itemsCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  return { itemsCents, deliveryCents: deliveryFeeCents, totalCents: itemsCents + deliveryFeeCents }
}

/** The totals of several shops. */
export function addOrderTotals(parts: readonly OrderTotals[]): OrderTotals {
  const sum = (component: keyof OrderTotals) => parts.reduce((cents, part) => cents + part[component], 0)
  return { itemsCents: sum('itemsCents'), deliveryCents: sum('deliveryCents'), totalCents: sum('totalCents') }
}
