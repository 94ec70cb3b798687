import type { OrderType } from './transitions.ts'

/** A delivery is paid online, whichever call places it. */
export function isUnpaidDelivery({
  isDelivery,
  isPaidOnline,
}: {
  isDelivery: boolean
  isPaidOnline: boolean
}) {
  return isDelivery && !isPaidOnline
}

/** Whether the shop delivers the order. A reservation is always picked up; its address is only information. */
export function isDeliveryOrder({
  order_type,
  delivery_address,
}: {
  order_type: OrderType
  delivery_address?: string | null | undefined
}): boolean {
  return order_type === 'order' && Boolean(delivery_address)
}
