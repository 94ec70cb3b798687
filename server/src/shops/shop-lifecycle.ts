import { randomUUIDv7 } from 'node:crypto'
import { shopNameRule } from '@mainstreet/contract/field-rules.ts'
import { locationLimits } from '@mainstreet/contract/location/limits.ts'
import type { ServerText } from '@mainstreet/contract/messages/language.ts'
import { defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import { cutText } from '@mainstreet/contract/text/cut-text.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import { getConstraintName, type Tx } from '@mainstreet/platform/db/db.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import type { ShopLifecycle } from '../accounts/shop-lifecycle.ts'
import { publishCatalogChange } from './catalog-events.ts'
import { type CloseShopDeps, closeShop } from './close-shop.ts'
import { setShopOwner } from './members-store.ts'
import { findShop, findUserRole, incrementShopVersion, insertShop } from './store.ts'

/** What happens to shops when merchants register or leave. */
export function createShopLifecycle(deps: CloseShopDeps & { timeZone: string }): ShopLifecycle {
  const { bus, now, timeZone } = deps
  const publishChange = (tx: Tx, id: string) =>
    publishCatalogChange(tx, bus, { affects_lists: true, shop_id: id, product_ids: [] })
  return {
    async open(tx, owner, shopName = getMessages(defaultLocale).serverTexts.defaultShopName(owner.name)) {
      const id = randomUUIDv7()
      const name = cutText(shopName, shopNameRule.maxChars)
      await insertShop(tx, {
        id,
        name,
        category: 'Other',
        location: locationLimits.defaultAddress,
        ...locationLimits.defaultCoordinates,
        business_email: owner.email,
        hours: defaultHours(timeZone),
      })
      await setShopOwner(tx, id, owner.id, now())
      return id
    },

    async close(tx, actor, id) {
      const shop = await findShop(tx, id)
      if (!shop) throw notFoundError('shop')
      await closeShop(tx, deps, actor, shop)
    },

    async transfer(tx, actor, id, to) {
      if ((await findUserRole(tx, to))?.role !== 'merchant')
        throw invalidSuccessor((m) => m.errors.shops.chooseMerchant)
      const before = await findShop(tx, id)
      if (await incrementShopVersion(tx, id, now())) await setSuccessor(tx, id, to, now())
      await audit(tx, actor, 'shop.transfer', id, {
        before: { owner_id: before?.owner_id },
        after: { owner_id: to },
      })
      tx.afterCommit(() => bus.publish('user.changed', { user_id: to }))
      publishChange(tx, id)
    },
  }
}

async function setSuccessor(tx: Tx, id: string, to: string, now: Date): Promise<void> {
  try {
    await setShopOwner(tx, id, to, now)
  } catch (error) {
    if (getConstraintName(error) === 'shop_members_one_owned_shop')
      throw invalidSuccessor((m) => m.errors.shops.successorHasShop)
    throw error
  }
}

function invalidSuccessor(message: ServerText): ApiError {
  return new ApiError('rule_violation', message, { details: [{ path: 'to', message }] })
}
