import { randomUUIDv7 } from 'node:crypto'
import { shopName as limits, location } from '@mainstreet/contract/limits.ts'
import { defaultHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { ShopKeeping } from '../accounts/shop-lifecycle.ts'
import { audit } from '../platform/db/audit.ts'
import { constraintOf, type Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { notFound, Refusal } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { tellCatalog } from './catalog-events.ts'
import { addShop, findRole, findShop, setDeleted } from './store.ts'

/** What becomes of shops when merchants come and go. */
export function keepShops({ bus, now }: Deps): ShopKeeping {
  const tell = (tx: Tx, id: string) =>
    tellCatalog(tx, bus, { membership: true, shop_id: id, product_ids: [] })
  return {
    async open(tx, owner, shopName = `${owner.name}'s shop`) {
      const id = randomUUIDv7()
      const name = [...shopName].slice(0, limits.maxChars).join('')
      await addShop(tx, {
        id,
        owner_id: owner.id,
        name,
        category: 'Other',
        location: location.defaultPlace,
        ...location.defaultCoordinates,
        business_email: owner.email,
        hours: defaultHours(),
      })
      return id
    },

    async close(tx, actor, id) {
      const before = await findShop(tx, id)
      if (!(await setDeleted(tx, id, now()))) throw notFound('Shop')
      await audit(tx, actor, 'shop.delete', id, { before })
      tell(tx, id)
    },

    async transfer(tx, actor, id, to) {
      if ((await findRole(tx, to))?.role !== 'merchant') throw badHeir('Name a merchant')
      const before = await findShop(tx, id)
      await give(tx, id, to)
      await audit(tx, actor, 'shop.transfer', id, {
        before: { owner_id: before?.owner_id },
        after: { owner_id: to },
      })
      tx.afterCommit(() => bus.publish('people', { user_id: to }))
      tell(tx, id)
    },
  }
}

async function give(tx: Tx, id: string, to: string): Promise<void> {
  try {
    await tx.one(sql`
      update shops set owner_id = ${to}, version = version + 1, updated_at = now() where id = ${id} and deleted_at is null`)
  } catch (fault) {
    if (constraintOf(fault) === 'shops_owner_id_key') throw badHeir('This merchant has a shop already')
    throw fault
  }
}

function badHeir(message: string): Refusal {
  return new Refusal('rule_broken', message, { details: [{ path: 'to', message }] })
}
