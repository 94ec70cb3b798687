import type { CallBody } from '@mainstreet/contract/call.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import type { calls } from '../../api/calls.ts'
import type { PaymentOption } from './payment-options.ts'

export type Fulfillment = 'pickup' | 'delivery'
export type CheckoutShopInput = { fulfillment: Fulfillment; from: string | undefined; note: string }
export type CheckoutInput = {
  paymentOption: PaymentOption
  name: string
  phone: string
  email: string
  address: string
  shops: Record<string, CheckoutShopInput>
}
export const emptyShopInput: CheckoutShopInput = { fulfillment: 'pickup', from: undefined, note: '' }

export type CheckoutBody = CallBody<typeof calls.createCheckout>

type CheckoutFacts = {
  /** The only shop. */
  shopId: string | undefined
  parts: readonly { shopId: string; isDelivered: boolean; isPaidOnline: boolean }[]
  totalCents: number
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
  { shopId, parts, totalCents }: CheckoutFacts,
): CheckoutBody {
  const { name, phone, email, address, shops } = input
  const isPickup = parts.every(({ isDelivered }) => !isDelivered)
  const isInStore = parts.every(({ isPaidOnline }) => !isPaidOnline)
  const toIds = (some: CheckoutFacts['parts']) => some.map((part) => part.shopId)
  const entries = parts.map(({ shopId: shop_id, isDelivered }) => {
    const { from, note } = shops[shop_id] ?? emptyShopInput
    return { shop_id, from: isDelivered ? undefined : from, note: trimText(note) }
  })
  return {
    ...(shopId && { shop_id: shopId }),
    fulfillment: isPickup ? 'pickup' : 'delivery',
    pickup_at: isPickup ? [] : toIds(parts.filter(({ isDelivered }) => !isDelivered)),
    payment: isInStore ? 'in_store' : 'online',
    in_store_at: isInStore ? [] : toIds(parts.filter(({ isPaidOnline }) => !isPaidOnline)),
    customer_name: trimText(name),
    customer_phone: trimText(phone),
    customer_email: email.trim(),
    ...(!isPickup && { delivery_address: trimText(address) }),
    pickup: entries.flatMap(({ shop_id, from }) => (from ? [{ shop_id, from }] : [])),
    notes: entries.flatMap(({ shop_id, note }) => (note ? [{ shop_id, note }] : [])),
    save: [],
    total_amount: toDollars(totalCents),
  }
}
