import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { usePickup } from './use-pickup-promise.ts'

export function PickupLine({ shop }: { shop: Shop }) {
  return <span>{usePickup(shop).words}</span>
}
