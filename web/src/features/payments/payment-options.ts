export type Fulfilment = 'pickup' | 'delivery'
export type PaymentOption = 'online' | 'in_shop'

type PaymentOptionFacts = {
  /** The street takes cards. */
  online: boolean
  fulfilment: Fulfilment
  shops: readonly { name: string; pay_in_shop: boolean }[]
}
export type PaymentOptions = {
  options: PaymentOption[]
  /** Why there are not more. */
  explanation?: string
}

/** How this checkout can be paid: what is brought is paid online, and each shop decides about its counter. */
export function getPaymentOptions({ online, fulfilment, shops }: PaymentOptionFacts): PaymentOptions {
  const onlineOnlyShops = shops.filter(({ pay_in_shop }) => !pay_in_shop).map(({ name }) => name)
  const isAtCounter = fulfilment === 'pickup' && onlineOnlyShops.length === 0
  const options: PaymentOption[] = [
    ...(online ? (['online'] as const) : []),
    ...(isAtCounter ? (['in_shop'] as const) : []),
  ]
  if (isAtCounter) return { options }
  const words =
    fulfilment === 'delivery'
      ? 'What is brought to you is paid online.'
      : `${formatNameList(onlineOnlyShops)} ${onlineOnlyShops.length === 1 ? 'wants' : 'want'} to be paid online.`
  return { options, explanation: online ? words : `${words} This street takes no cards yet.` }
}

/** 'Paper Boat, Kiln and Loom' */
export function formatNameList(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}
