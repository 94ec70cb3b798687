export type Fulfilment = 'pickup' | 'delivery'
export type PayWay = 'online' | 'in_shop'

type Facts = {
  /** The street takes cards. */
  online: boolean
  fulfilment: Fulfilment
  shops: readonly { name: string; pay_in_shop: boolean }[]
}
export type PayWays = {
  ways: PayWay[]
  /** Why there are not more. */
  words?: string
}

/** How this checkout can be paid: what is brought is paid online, and each shop decides about its counter. */
export function payWays({ online, fulfilment, shops }: Facts): PayWays {
  const strict = shops.filter(({ pay_in_shop }) => !pay_in_shop).map(({ name }) => name)
  const isAtCounter = fulfilment === 'pickup' && strict.length === 0
  const ways: PayWay[] = [
    ...(online ? (['online'] as const) : []),
    ...(isAtCounter ? (['in_shop'] as const) : []),
  ]
  if (isAtCounter) return { ways }
  const words =
    fulfilment === 'delivery'
      ? 'What is brought to you is paid online.'
      : `${inWords(strict)} ${strict.length === 1 ? 'wants' : 'want'} to be paid online.`
  return { ways, words: online ? words : `${words} This street takes no cards yet.` }
}

/** 'Paper Boat, Kiln and Loom' */
export function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}
