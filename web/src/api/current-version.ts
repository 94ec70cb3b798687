import type { Account } from '@mainstreet/contract/accounts/user.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { ApiFailure } from './api-error.ts'

type Kept = { shop: Shop; product: Product; user: Account }

/** As it is now, where somebody else was quicker to change it (`stale_version`). */
export function currentOf<Kind extends keyof Kept>(failure: unknown, kind: Kind): Kept[Kind] | undefined {
  if (!(failure instanceof ApiFailure) || failure.code !== 'stale_version') return undefined
  return (failure.body as Partial<Kept>)[kind]
}
