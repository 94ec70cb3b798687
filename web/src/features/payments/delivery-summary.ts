import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { formatNameList } from './payment-options.ts'

type DeliveryShop = Pick<Shop, 'name' | 'delivers' | 'delivery_fee'>

/** Who brings what, what it costs, and where one has to go all the same. */
export function deliverySummary(shops: readonly DeliveryShop[]): string {
  const deliveringShops = shops.filter(({ delivers }) => delivers)
  const cents = deliveringShops.reduce((sum, { delivery_fee }) => sum + toCents(delivery_fee), 0)
  const cost = cents === 0 ? 'Free of charge.' : `It costs ${formatMoney(cents)}.`
  if (deliveringShops.length === shops.length)
    return `${shops.length === 1 ? 'The shop brings it' : 'Each shop brings its part'} to your address. ${cost}`
  const pickupOnlyNames = shops.filter(({ delivers }) => !delivers).map(({ name }) => name)
  const deliveryText = deliveringShops.map(({ name }) => name)
  return `${formatNameList(deliveryText)} ${deliveryText.length === 1 ? 'brings its' : 'bring their'} part. ${cost} ${formatNameList(pickupOnlyNames)} ${
    pickupOnlyNames.length === 1 ? 'does' : 'do'
  } not deliver: you pick that up.`
}
