import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { formatNameList } from './payment-options.ts'

type DeliveryShop = Pick<Shop, 'name' | 'offers_delivery' | 'delivery_fee'>

/** Which shops deliver, the total fee, and where pickup is still needed. */
export function deliverySummary(shops: readonly DeliveryShop[]): string {
  const deliveringShops = shops.filter(({ offers_delivery }) => offers_delivery)
  const cents = deliveringShops.reduce((sum, { delivery_fee }) => sum + toCents(delivery_fee), 0)
  const cost = cents === 0 ? 'Free of charge.' : `It costs ${formatMoney(cents)}.`
  if (deliveringShops.length === shops.length)
    return `${shops.length === 1 ? 'The shop brings it' : 'Each shop brings its part'} to your address. ${cost}`
  const pickupOnlyNames = shops.filter(({ offers_delivery }) => !offers_delivery).map(({ name }) => name)
  const deliveryText = deliveringShops.map(({ name }) => name)
  return `${formatNameList(deliveryText)} ${deliveryText.length === 1 ? 'brings its' : 'bring their'} part. ${cost} ${formatNameList(pickupOnlyNames)} ${
    pickupOnlyNames.length === 1 ? 'does' : 'do'
  } not deliver: you pick that up.`
}
