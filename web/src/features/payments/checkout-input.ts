import type { BodyOf } from '@mainstreet/contract/call.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import type { calls } from '../../api/calls.ts'
import type { Fulfilment, PayWay } from './payment-options.ts'

export type ShopWish = { from: string | undefined; note: string }
export type Wishes = {
  fulfilment: Fulfilment
  way: PayWay
  name: string
  phone: string
  email: string
  address: string
  shops: Record<string, ShopWish>
}
export const noWish: ShopWish = { from: undefined, note: '' }

type Facts = {
  shopId: string | undefined
  shopIds: readonly string[]
  /** Of these shops, who bring what was ordered. */
  deliverIds: readonly string[]
  totalCents: number
  way: PayWay
}

/** What is sent: of the shops only those that are meant, and the sum that the page shows. */
export function checkoutBody(
  wishes: Wishes,
  { shopId, shopIds, deliverIds, totalCents, way }: Facts,
): BodyOf<typeof calls.checkout> {
  const { fulfilment, name, phone, email, address, shops } = wishes
  const isBrought = (id: string) => fulfilment === 'delivery' && deliverIds.includes(id)
  const pickedUp = shopIds.filter((id) => !isBrought(id))
  const isPickup = pickedUp.length === shopIds.length
  const of = shopIds.map((shop_id) => ({ shop_id, ...(shops[shop_id] ?? noWish) }))
  return {
    ...(shopId && { shop_id: shopId }),
    fulfilment: isPickup ? 'pickup' : 'delivery',
    pickup_at: isPickup ? [] : pickedUp,
    payment: way,
    customer_name: name.trim(),
    customer_phone: phone.trim(),
    customer_email: email.trim(),
    ...(!isPickup && { delivery_address: address.trim() }),
    pickup: of.flatMap(({ shop_id, from }) => (from && !isBrought(shop_id) ? [{ shop_id, from }] : [])),
    notes: of.flatMap(({ shop_id, note }) => (note.trim() ? [{ shop_id, note: note.trim() }] : [])),
    total_amount: toDollars(totalCents),
  }
}
