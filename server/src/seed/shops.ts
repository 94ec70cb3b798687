import type { ShopLine } from './shop-line.ts'
import { coffeeShops } from './shops-coffee.ts'
import { demoShops } from './shops-demo.ts'
import { foodShops } from './shops-food.ts'
import { giftShops } from './shops-gifts.ts'
import { otherShops } from './shops-other.ts'
import { souvenirShops } from './shops-souvenirs.ts'
import { undecidedShops } from './shops-undecided.ts'

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
