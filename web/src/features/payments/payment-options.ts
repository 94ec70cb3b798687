import { formatList } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'

export type PaymentOption = 'online' | 'in_store'

/** One shop's part of a purchase. */
type PaidPart = { name: string; accepts_in_store_payment: boolean; isDelivered: boolean }

type PaymentOptionFacts = {
  /** Whether the marketplace accepts cards. */
  online: boolean
  /** Whether an admin has stopped card payments. */
  stopped: boolean
  parts: readonly PaidPart[]
}
export type PaymentOptions = {
  options: PaymentOption[]
  /** Why an option is missing, or does not hold for every part. */
  explanation?: string
}

/** A delivery is paid online, and each shop decides about payment in the shop. */
export function canPayInStore({ accepts_in_store_payment, isDelivered }: Omit<PaidPart, 'name'>): boolean {
  return accepts_in_store_payment && !isDelivered
}

/** Payment in the shop is an option while one part can be paid there; the others are then paid online. */
export function getPaymentOptions({ online, stopped, parts }: PaymentOptionFacts): PaymentOptions {
  const onlineParts = parts.filter((part) => !canPayInStore(part))
  const isInStoreOffered = onlineParts.length === 0 || (online && onlineParts.length < parts.length)
  const options: PaymentOption[] = [
    ...(online ? (['online'] as const) : []),
    ...(isInStoreOffered ? (['in_store'] as const) : []),
  ]
  const texts = m.checkout.payment
  if (onlineParts.length === 0) return { options, ...(stopped && { explanation: texts.cardsStopped }) }
  const shops = onlineParts.flatMap(({ name, isDelivered }) => (isDelivered ? [] : name))
  const reasons = [
    onlineParts.some(({ isDelivered }) => isDelivered) && texts.deliveryIsOnline,
    shops.length > 0 && texts.onlineOnly({ shops: formatList(shops), count: shops.length }),
    !online && (stopped ? texts.cardsStopped : texts.noCards),
  ]
  return { options, explanation: reasons.filter(Boolean).join(' ') }
}
