import type { SavedContact, SavedField } from '@mainstreet/contract/accounts/saved-contact.ts'
import type { CallBody } from '@mainstreet/contract/call.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import type { calls } from '../../api/calls.ts'
import type { PaymentOption } from './payment-options.ts'

export type Fulfillment = 'pickup' | 'delivery'
export type CheckoutShopInput = { fulfillment: Fulfillment; from: string | undefined; note: string }
export type CheckoutBody = CallBody<typeof calls.createCheckout>

export type CheckoutInput = {
  paymentOption: PaymentOption
  name: string
  phone: string
  email: string
  address: string
  /** The typed fields that the account keeps for the next checkout. */
  save: readonly SavedField[]
  shops: Record<string, CheckoutShopInput>
}
/** As the tab stores it: what the customer has not typed is the saved contact of the account, also after it changes. */
export type TypedCheckoutInput = Omit<CheckoutInput, 'phone' | 'address'> &
  Partial<Pick<CheckoutInput, 'phone' | 'address'>>

export const emptyShopInput: CheckoutShopInput = { fulfillment: 'pickup', from: undefined, note: '' }

/** With the saved phone, and the default address, where nothing is typed. */
export function fillCheckoutInput(typed: TypedCheckoutInput, saved: SavedContact): CheckoutInput {
  return {
    ...typed,
    phone: typed.phone ?? saved.phone,
    address: typed.address ?? saved.addresses[0]?.address ?? '',
  }
}

/** The fields to save with one of them added or left out. */
export function changeSavedFields(
  save: readonly SavedField[],
  field: SavedField,
  isSaved: boolean,
): SavedField[] {
  const others = save.filter((one) => one !== field)
  return isSaved ? [...others, field] : others
}

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
  const { name, phone, email, address, save, shops } = input
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
    save: save.filter((field) => field !== 'delivery_address' || !isPickup),
    total_amount: toDollars(totalCents),
  }
}
