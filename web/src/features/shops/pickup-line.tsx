import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { usePickupPromise } from './use-pickup-promise.ts'

export function PickupLine({ shop }: { shop: Shop }) {
  return <span>{usePickupPromise(shop).words}</span>
}
