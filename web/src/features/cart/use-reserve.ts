import { texts } from '@mainstreet/contract/texts.ts'
import { useState } from 'react'
import { ApiFailure } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { useRefresh } from '../../api/use-invalidate-calls.ts'

export type Wanted = { product_id: string; quantity: number }
export type Person = { name: string; phone: string; email: string }
export type Placing = { busy: boolean; failure?: unknown }

const touched = [
  calls.listProducts,
  calls.getProduct,
  calls.listShopProducts,
  calls.listCustomerOrders,
  calls.getCart,
] as const

/** Places reservations, each of one shop's things; the same press sent twice is one reservation. */
export function useReserve() {
  const refresh = useRefresh(...touched)
  const [placings, setPlacings] = useState<Record<string, Placing>>({})
  const tell = (shopId: string, placing: Placing) => setPlacings((all) => ({ ...all, [shopId]: placing }))

  /** Undefined when it was refused; the shop's placing says why. */
  async function reserve(shopId: string, items: Wanted[], person: Person) {
    const body = {
      shop_id: shopId,
      items,
      order_type: 'reservation' as const,
      customer_name: person.name,
      customer_phone: person.phone,
      customer_email: person.email,
    }
    tell(shopId, { busy: true })
    try {
      const { keyOf, forgetKey } = await reserveKeys()
      const idempotencyKey = keyOf(shopId, JSON.stringify(body))
      const { order } = await request(calls.placeOrder, { body, idempotencyKey })
      forgetKey(shopId)
      tell(shopId, { busy: false })
      return order
    } catch (failure) {
      tell(shopId, { busy: false, failure })
      return undefined
    } finally {
      refresh()
    }
  }

  return { reserve, placingOf: (shopId: string): Placing => placings[shopId] ?? { busy: false } }
}

/** Not of the first route; without a line it cannot come, and nothing could be sent. */
function reserveKeys() {
  return import('./reservation/idempotency-keys.ts').catch(() => {
    throw new ApiFailure({ status: 0, code: 'network', message: texts.network.failed })
  })
}

/** What a refused reservation means, and what can be done next. */
export function nextStep(failure: unknown): string | undefined {
  if (!(failure instanceof ApiFailure)) return undefined
  const steps: Partial<Record<string, string>> = {
    out_of_stock: 'Choose fewer, or see similar items.',
    shop_not_taking_orders: 'Save it to your cart and try again when the shop takes orders.',
    too_many_open: 'Pick one up or cancel one in My Account first.',
    price_changed: 'Check the new price, then reserve again.',
    in_flight: 'Your reservation is being placed. Check My Account in a moment.',
  }
  return steps[failure.code]
}
