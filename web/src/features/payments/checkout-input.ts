import type { CallBody } from '@mainstreet/contract/call.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import type { calls } from '../../api/calls.ts'
import type { Fulfillment, PaymentOption } from './payment-options.ts'

export type CheckoutShopInput = { from: string | undefined; note: string }
export type CheckoutInput = {
  fulfillment: Fulfillment
  paymentOption: PaymentOption
  name: string
  phone: string
  email: string
  address: string
  shops: Record<string, CheckoutShopInput>
}
export const emptyShopInput: CheckoutShopInput = { from: undefined, note: '' }

export type CheckoutBody = CallBody<typeof calls.createCheckout>

type CheckoutFacts = {
  shopId: string | undefined
  shopIds: readonly string[]
  /** The shops that deliver. */
  deliverIds: readonly string[]
  totalCents: number
  paymentOption: PaymentOption
}

/** The fields of the customer, by their paths in the request. */
export const contactFields = [
  'delivery_address',
  'customer_name',
  'customer_email',
  'customer_phone',
] as const
export type ContactField = (typeof contactFields)[number]

/** The field that a path of the request was sent from: the time and the note of a shop are its own. */
export function toCheckoutField(path: string, sent: CheckoutBody | undefined): string {
  const [list, at] = path.split('.')
  const shopId = list === 'notes' || list === 'pickup' ? sent?.[list]?.[Number(at)]?.shop_id : undefined
  if (!shopId) return path
  return `${list === 'notes' ? 'note' : 'pickup'} ${shopId}`
}

/** The request body: only the included shops, and the total that the page shows. */
export function toCheckoutBody(
  input: CheckoutInput,
  { shopId, shopIds, deliverIds, totalCents, paymentOption }: CheckoutFacts,
): CheckoutBody {
  const { fulfillment, name, phone, email, address, shops } = input
  const isDelivered = (id: string) => fulfillment === 'delivery' && deliverIds.includes(id)
  const pickedUp = shopIds.filter((id) => !isDelivered(id))
  const isPickup = pickedUp.length === shopIds.length
  const of = shopIds.map((shop_id) => ({ shop_id, ...(shops[shop_id] ?? emptyShopInput) }))
  return {
    ...(shopId && { shop_id: shopId }),
    fulfillment: isPickup ? 'pickup' : 'delivery',
    pickup_at: isPickup ? [] : pickedUp,
    payment: paymentOption,
    in_store_at: [],
    customer_name: trimText(name),
    customer_phone: trimText(phone),
    customer_email: email.trim(),
    ...(!isPickup && { delivery_address: trimText(address) }),
    pickup: of.flatMap(({ shop_id, from }) => (from && !isDelivered(shop_id) ? [{ shop_id, from }] : [])),
    notes: of.flatMap(({ shop_id, note }) => (trimText(note) ? [{ shop_id, note: trimText(note) }] : [])),
    total_amount: toDollars(totalCents),
  }
}
