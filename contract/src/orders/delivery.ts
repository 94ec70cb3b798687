import type { Order } from './order.ts'

/** The shop brings it. A reservation is always picked up: its address is what the customer said and no more (decision 073). */
export function isBrought({
  order_type,
  delivery_address,
}: {
  order_type: Order['order_type']
  delivery_address?: string | null | undefined
}): boolean {
  return order_type === 'order' && Boolean(delivery_address)
}
