import { randomUUIDv7 } from 'node:crypto'
import type { CallBody } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { locationLimits } from '@mainstreet/contract/location/limits.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import { getConstraintName, type Queryable } from '@mainstreet/platform/db/db.ts'
import { ApiError, type ApiErrorDetail } from '@mainstreet/platform/http/api-error.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { UploadedImages } from '@mainstreet/storage/images/uploaded-images.ts'
import { storeImage } from '../media/store-image.ts'
import { enqueueShopSubmitted, isReadyForReview } from './enqueue-shop-submitted.ts'
import { setShopOwner } from './members-store.ts'
import type { ShopRow } from './present.ts'
import { findShop, findUserRole, insertShop } from './store.ts'

export type ShopDeps = PlatformDeps & {
  images: UploadedImages
  /** Of the marketplace. */
  timeZone: string
}
type CreateShopBody = CallBody<typeof calls.createShop>

/** The new shop waits for approval; until then only its owner and admins see it. */
export async function createShop(deps: ShopDeps, viewer: Viewer, body: CreateShopBody): Promise<ShopRow> {
  const { db, bus, now, images, timeZone } = deps
  const owner_id = await resolveOwnerId(db, viewer, body.owner_id)
  const {
    coordinates = locationLimits.defaultCoordinates,
    owner_id: _ownerId,
    shop_photo,
    delivery_fee = 0,
    ...fields
  } = body
  const id = randomUUIDv7()
  const photo = await storeImage(images, shop_photo, { ownerId: id, path: 'shop_photo' })
  const values = {
    hours: defaultHours(timeZone),
    ...fields,
    ...coordinates,
    ...(photo && { shop_photo: photo }),
    delivery_fee_cents: toCents(delivery_fee),
  }
  return db
    .tx(async (tx) => {
      await insertShop(tx, { ...values, id })
      await setShopOwner(tx, id, owner_id, now())
      const shop = await findShop(tx, id)
      if (!shop) throw new Error('The new shop was not found')
      await audit(tx, viewer, 'shop.create', id, { after: shop })
      if (isReadyForReview(shop)) await enqueueShopSubmitted(tx, bus, shop)
      // the cached viewers of the owner get the new shop id
      tx.afterCommit(() => bus.publish('user.changed', { user_id: owner_id }))
      return shop
    })
    .catch((error: unknown) => {
      if (getConstraintName(error) === 'shop_members_one_owned_shop')
        throw new ApiError('conflict', (m) => m.errors.shops.alreadyHasShop, { cause: error })
      throw error
    })
}

async function resolveOwnerId(
  db: Queryable,
  viewer: Viewer,
  requestedId: string | undefined,
): Promise<string> {
  if (viewer.role !== 'admin') return viewer.id
  const owner = requestedId && (await findUserRole(db, requestedId))
  if (requestedId && owner && owner.role === 'merchant') return requestedId
  const details = [{ path: 'owner_id', message: (m) => m.errors.shops.chooseMerchant }] as ApiErrorDetail[]
  throw new ApiError('rule_violation', (m) => m.errors.shops.ownerMustBeMerchant, { details })
}
