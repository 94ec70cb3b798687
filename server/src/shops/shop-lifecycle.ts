import { randomUUIDv7 } from 'node:crypto'
import { locationLimits, shopLimits } from '@mainstreet/contract/limits.ts'
import { defaultHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { ShopLifecycle } from '../accounts/shop-lifecycle.ts'
import { audit } from '../platform/db/audit.ts'
import { getConstraintName, type Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { ApiError, notFoundError } from '../platform/http/api-error.ts'
import type { PlatformDeps } from '../platform/platform-deps.ts'
import { publishCatalogChange } from './catalog-events.ts'
import { findShop, findUserRole, insertShop, setShopDeleted } from './store.ts'

/** What happens to shops when merchants register or leave. */
export function createShopLifecycle({ bus, now }: PlatformDeps): ShopLifecycle {
  const publishChange = (tx: Tx, id: string) =>
    publishCatalogChange(tx, bus, { membership: true, shop_id: id, product_ids: [] })
  return {
    async open(tx, owner, shopName = `${owner.name}'s shop`) {
      const id = randomUUIDv7()
      const name = [...shopName].slice(0, shopLimits.maxNameChars).join('')
      await insertShop(tx, {
        id,
        owner_id: owner.id,
        name,
        category: 'Other',
        location: locationLimits.defaultAddress,
        ...locationLimits.defaultCoordinates,
        business_email: owner.email,
        hours: defaultHours(),
      })
      return id
    },

    async close(tx, actor, id) {
      const before = await findShop(tx, id)
      if (!(await setShopDeleted(tx, id, now()))) throw notFoundError('Shop')
      await audit(tx, actor, 'shop.delete', id, { before })
      publishChange(tx, id)
    },

    async transfer(tx, actor, id, to) {
      if ((await findUserRole(tx, to))?.role !== 'merchant') throw invalidSuccessor('Name a merchant')
      const before = await findShop(tx, id)
      await setShopOwner(tx, id, to)
      await audit(tx, actor, 'shop.transfer', id, {
        before: { owner_id: before?.owner_id },
        after: { owner_id: to },
      })
      tx.afterCommit(() => bus.publish('people', { user_id: to }))
      publishChange(tx, id)
    },
  }
}

async function setShopOwner(tx: Tx, id: string, to: string): Promise<void> {
  try {
    await tx.one(sql`
      update shops set owner_id = ${to}, version = version + 1, updated_at = now() where id = ${id} and deleted_at is null`)
  } catch (error) {
    if (getConstraintName(error) === 'shops_owner_id_key')
      throw invalidSuccessor('This merchant has a shop already')
    throw error
  }
}

function invalidSuccessor(message: string): ApiError {
  return new ApiError('rule_broken', message, { details: [{ path: 'to', message }] })
}
