import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { isActive } from '@mainstreet/contract/orders/transitions.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'

/** The customer's open reservations of a product, including those just placed here. */
export function useMyReservations(user: User | null, productId: string) {
  const isCustomer = user !== null && toStoredRole(user.role) === 'customer'
  const [placedHere, setPlacedHere] = useState<readonly Order[]>([])
  const { data } = useCallQuery(
    calls.listCustomerOrders,
    { params: { id: user?.id ?? '' }, query: { active: 'true', limit: paging.max } },
    { enabled: isCustomer, live: true },
  )
  const addReservation = (order: Order) =>
    setPlacedHere((all) => [...all.filter(({ id }) => id !== order.id), order])
  const ownReservations = isCustomer ? latestVersions([...(data?.data ?? []), ...placedHere]) : []
  return {
    reservations: ownReservations.filter((order) => isReservationOf(order, productId)),
    addReservation,
  }
}

/** Each order once, in its newest version. */
export function latestVersions(orders: readonly Order[]): Order[] {
  const byId = new Map<string, Order>()
  for (const order of orders) {
    const before = byId.get(order.id)
    if (!before || before.version < order.version) byId.set(order.id, order)
  }
  return [...byId.values()]
}

function isReservationOf({ order_type, status, items }: Order, productId: string): boolean {
  return (
    order_type === 'reservation' &&
    isActive(status) &&
    items.some(({ product_id }) => product_id === productId)
  )
}
