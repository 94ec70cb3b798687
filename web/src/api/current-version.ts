import type { Account } from '@mainstreet/contract/accounts/user.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { ApiError } from './api-error.ts'

type VersionedEntities = { shop: Shop; product: Product; user: Account }

/** The current entity, after another change came first (`stale_version`). */
export function getCurrentVersion<Kind extends keyof VersionedEntities>(
  error: unknown,
  kind: Kind,
): VersionedEntities[Kind] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale_version') return undefined
  return (error.body as Partial<VersionedEntities>)[kind]
}
