import { m } from '@mainstreet/contract/messages/messages.ts'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { useInvalidateCalls } from '../../queries/use-invalidate-calls.ts'

export type ReservationItem = { product_id: string; quantity: number }
export type ReservationContact = { name: string; phone: string; email: string }
export type ReservationState = { isBusy: boolean; failure?: unknown }

const affectedCalls = [
  calls.listProducts,
  calls.getProduct,
  calls.listShopProducts,
  calls.listCustomerOrders,
  calls.getCart,
] as const

/** Places reservations, each for the items of one shop; a repeated click does not reserve twice. */
export function useReserve() {
  const refresh = useInvalidateCalls(...affectedCalls)
  const [placings, setPlacings] = useState<Record<string, ReservationState>>({})
  const setState = (shopId: string, placing: ReservationState) =>
    setPlacings((all) => ({ ...all, [shopId]: placing }))

  /** Undefined when it was rejected; the shop's mutation has the error. */
  async function reserve(shopId: string, items: ReservationItem[], contact: ReservationContact) {
    const body = {
      shop_id: shopId,
      items,
      order_type: 'reservation' as const,
      customer_name: contact.name,
      customer_phone: contact.phone,
      customer_email: contact.email,
    }
    setState(shopId, { isBusy: true })
    try {
      const { getIdempotencyKey, clearIdempotencyKey } = await loadIdempotencyKeys()
      const idempotencyKey = getIdempotencyKey(shopId, JSON.stringify(body))
      const { order } = await request(calls.placeOrder, { body, idempotencyKey })
      clearIdempotencyKey(shopId)
      setState(shopId, { isBusy: false })
      return order
    } catch (failure) {
      setState(shopId, { isBusy: false, failure })
      return undefined
    } finally {
      refresh()
    }
  }

  return { reserve, placingOf: (shopId: string): ReservationState => placings[shopId] ?? { isBusy: false } }
}

/** Loaded on demand; without a connection it cannot load, and nothing could be sent. */
function loadIdempotencyKeys() {
  return import('./idempotency-keys.ts').catch(() => {
    throw new ApiError({ status: 0, code: 'network', message: m.network.failed })
  })
}

/** Why a reservation was rejected, and what to do next. */
export function reserveErrorHint(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) return undefined
  const { hints } = m.shopping.reserve
  const steps: Partial<Record<string, string>> = {
    out_of_stock: hints.outOfStock,
    shop_not_accepting_orders: hints.notAcceptingOrders,
    too_many_open_orders: hints.tooManyOpenOrders,
    price_changed: hints.priceChanged,
    request_in_progress: hints.inProgress,
  }
  return steps[failure.code]
}
