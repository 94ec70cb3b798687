import { coffeeShops } from './coffee-shops.ts'
import { demoShops } from './demo-shops.ts'
import { foodShops } from './food-shops.ts'
import { giftShops } from './gift-shops.ts'
import { otherShops } from './other-shops.ts'
import type { ShopSeed } from './shop-seed.ts'
import { souvenirShops } from './souvenir-shops.ts'
import { unapprovedShops } from './unapproved-shops.ts'

/** The first six belong to the demo merchants. A shop's position is its id, so new ones are added at the end. */
export const allShopSeeds: ShopSeed[] = [
  ...demoShops,
  ...coffeeShops,
  ...foodShops,
  ...giftShops,
  ...souvenirShops,
  ...otherShops,
  ...unapprovedShops,
]
