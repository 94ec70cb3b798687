import { formatList } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
export type Fulfillment = 'pickup' | 'delivery'
export type PaymentOption = 'online' | 'in_store'

type PaymentOptionFacts = {
  /** Whether the marketplace accepts cards. */
  online: boolean
  /** Whether an admin has stopped card payments. */
  stopped: boolean
  fulfillment: Fulfillment
  shops: readonly { name: string; accepts_in_store_payment: boolean }[]
}
export type PaymentOptions = {
  options: PaymentOption[]
  /** Why an option is missing. */
  explanation?: string
}

/** The payment options of a checkout: deliveries are paid online, and each shop decides about payment in the shop. */
export function getPaymentOptions({
  online,
  stopped,
  fulfillment,
  shops,
}: PaymentOptionFacts): PaymentOptions {
  const onlineOnlyShops = shops
    .filter(({ accepts_in_store_payment }) => !accepts_in_store_payment)
    .map(({ name }) => name)
  const isAtCounter = fulfillment === 'pickup' && onlineOnlyShops.length === 0
  const options: PaymentOption[] = [
    ...(online ? (['online'] as const) : []),
    ...(isAtCounter ? (['in_store'] as const) : []),
  ]
  const texts = m.checkout.payment
  if (isAtCounter) return { options, ...(stopped && { explanation: texts.cardsStopped }) }
  const reason =
    fulfillment === 'delivery'
      ? texts.deliveryIsOnline
      : texts.onlineOnly({ shops: formatList(onlineOnlyShops), count: onlineOnlyShops.length })
  return {
    options,
    explanation: online ? reason : `${reason} ${stopped ? texts.cardsStopped : texts.noCards}`,
  }
}
