import type { Order } from '@mainstreet/contract/orders/order.ts'
import { useRef, useState } from 'react'
import type { CartShopGroup } from '../../features/cart/cart-updates.ts'
import type { useCart } from '../../features/cart/use-cart.ts'
import {
  type ReservationContact,
  type ReservationState,
  useReserve,
} from '../../features/cart/use-reserve.ts'

type RemoveFromCart = ReturnType<typeof useCart>['remove']
/** The new orders, and the number of shops where the reservation failed. */
export type CartReservations = { orders: Order[]; failedCount: number }

/** Reserves the shop groups of the cart, each once: a shop is busy until its lines have left the cart. */
export function useCartReservations(
  shopGroups: readonly CartShopGroup[],
  remove: RemoveFromCart,
  onReserved: (reserved: CartReservations) => void,
) {
  const { reserve, placingOf } = useReserve()
  const [busy, setBusy] = useState<readonly string[]>([])
  const inCart = useRef(shopGroups)
  inCart.current = shopGroups

  async function whileBusy(shops: readonly string[], work: () => Promise<void>) {
    setBusy((all) => [...all, ...shops])
    try {
      await work()
    } finally {
      setBusy((all) => all.filter((one) => !shops.includes(one)))
    }
  }

  async function reserveGroup({ shop_id, items }: CartShopGroup, contact: ReservationContact) {
    const reservationItems = items.map(({ product_id, quantity }) => ({ product_id, quantity }))
    const order = await reserve(shop_id, reservationItems, contact)
    if (order) await remove(items)
    return order
  }

  const reserveOne = (part: CartShopGroup, contact: ReservationContact) =>
    whileBusy([part.shop_id], async () => {
      const order = await reserveGroup(part, contact)
      if (order) onReserved({ orders: [order], failedCount: 0 })
    })

  /** One shop after another: a failure does not stop the others, and items that have left the cart are skipped. */
  const reserveAll = (ready: readonly CartShopGroup[], contact: ReservationContact) => {
    const shops = ready.map(({ shop_id }) => shop_id)
    return whileBusy(shops, async () => {
      const orders: Order[] = []
      let failedCount = 0
      for (const shop of shops) {
        const part = inCart.current.find(({ shop_id }) => shop_id === shop)
        if (!part) continue
        const order = await reserveGroup(part, contact)
        if (order) orders.push(order)
        else failedCount += 1
      }
      onReserved({ orders, failedCount })
    })
  }

  return {
    anyBusy: busy.length > 0,
    placingOf: (shopId: string): ReservationState => ({
      ...placingOf(shopId),
      isBusy: busy.includes(shopId),
    }),
    reserveOne,
    reserveAll,
  }
}
