import { coffeeShops } from './coffee-shops.ts'
import { demoShops } from './demo-shops.ts'
import { foodShops } from './food-shops.ts'
import { giftShops } from './gift-shops.ts'
import { otherShops } from './other-shops.ts'
import type { ShopLine } from './shop-seed.ts'
import { souvenirShops } from './souvenir-shops.ts'
import { undecidedShops } from './unapproved-shops.ts'

/** The first six belong to the demo merchants; a shop's place here is its id, so a new one comes last. */
export const shopLines: ShopLine[] = [
  ...demoShops,
  ...coffeeShops,
  ...foodShops,
  ...giftShops,
  ...souvenirShops,
  ...otherShops,
  ...undecidedShops,
]
