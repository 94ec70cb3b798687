import { formatList, formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'

type DeliveryShop = Pick<Shop, 'name' | 'offers_delivery' | 'delivery_fee'>

/** Which shops deliver, the total fee, and where pickup is still needed. */
export function deliverySummary(shops: readonly DeliveryShop[]): string {
  const deliveringShops = shops.filter(({ offers_delivery }) => offers_delivery)
  const cents = deliveringShops.reduce((sum, { delivery_fee }) => sum + toCents(delivery_fee), 0)
  const texts = m.checkout.fulfillment
  const fee = cents === 0 ? texts.freeDelivery : formatMoney(cents)
  const pickupShops = shops.filter(({ offers_delivery }) => !offers_delivery)
  if (pickupShops.length > 0)
    return texts.deliveryBySome({
      fee,
      delivering: formatList(deliveringShops.map(({ name }) => name)),
      pickup: formatList(pickupShops.map(({ name }) => name)),
    })
  return shops.length === 1 ? texts.deliveryByOne(fee) : texts.deliveryByEach(fee)
}
