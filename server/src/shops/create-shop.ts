import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { location } from '@mainstreet/contract/limits.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { defaultHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { keepImage } from '../media/store-image.ts'
import type { Pictures } from '../media/uploaded-images.ts'
import { audit } from '../platform/db/audit.ts'
import { constraintOf, type Reader } from '../platform/db/db.ts'
import { Refusal } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { announceSubmitted, isReadyForReview } from './enqueue-shop-submitted.ts'
import type { ShopRow } from './present.ts'
import { addShop, findRole, findShop } from './store.ts'

export type ShopDeps = Deps & { pictures: Pictures }
type NewShopBody = BodyOf<typeof calls.createShop>

/** It waits for approval; until then only its owner and admins see it. */
export async function createShop(deps: ShopDeps, viewer: Viewer, body: NewShopBody): Promise<ShopRow> {
  const { db, bus, pictures } = deps
  const owner_id = await ownerOf(db, viewer, body.owner_id)
  const {
    coordinates = location.defaultCoordinates,
    owner_id: _asked,
    shop_photo,
    delivery_fee = 0,
    ...fields
  } = body
  const id = randomUUIDv7()
  const photo = await keepImage(pictures, shop_photo, { ownerId: id, shopId: null, path: 'shop_photo' })
  const given = {
    hours: defaultHours(),
    ...fields,
    ...coordinates,
    ...(photo && { shop_photo: photo }),
    delivery_fee_cents: toCents(delivery_fee),
  }
  return db
    .tx(async (tx) => {
      await addShop(tx, { ...given, id, owner_id })
      const shop = await findShop(tx, id)
      if (!shop) throw new Error('A shop that was just made is not there')
      await audit(tx, viewer, 'shop.create', id, { after: shop })
      if (isReadyForReview(shop)) await announceSubmitted(tx, bus, shop)
      // the owner's sessions learn of the shop
      tx.afterCommit(() => bus.publish('people', { user_id: owner_id }))
      return shop
    })
    .catch((fault: unknown) => {
      if (constraintOf(fault) === 'shops_owner_id_key')
        throw new Refusal('conflict', 'There is a shop already: a merchant has one', { cause: fault })
      throw fault
    })
}

async function ownerOf(db: Reader, viewer: Viewer, asked: string | undefined): Promise<string> {
  if (viewer.role !== 'admin') return viewer.id
  const owner = asked && (await findRole(db, asked))
  if (asked && owner && owner.role === 'merchant') return asked
  const details = [{ path: 'owner_id', message: 'Name a merchant' }]
  throw new Refusal('rule_broken', 'A shop needs a merchant as its owner', { details })
}
