import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { inWords } from './payment-options.ts'

type Facts = Pick<Shop, 'name' | 'delivers' | 'delivery_fee'>

/** Who brings what, what it costs, and where one has to go all the same. */
export function deliveryWords(shops: readonly Facts[]): string {
  const bringing = shops.filter(({ delivers }) => delivers)
  const cents = bringing.reduce((sum, { delivery_fee }) => sum + toCents(delivery_fee), 0)
  const cost = cents === 0 ? 'Free of charge.' : `It costs ${formatMoney(cents)}.`
  if (bringing.length === shops.length)
    return `${shops.length === 1 ? 'The shop brings it' : 'Each shop brings its part'} to your address. ${cost}`
  const staying = shops.filter(({ delivers }) => !delivers).map(({ name }) => name)
  const brought = bringing.map(({ name }) => name)
  return `${inWords(brought)} ${brought.length === 1 ? 'brings its' : 'bring their'} part. ${cost} ${inWords(staying)} ${
    staying.length === 1 ? 'does' : 'do'
  } not deliver: you pick that up.`
}
