import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Hours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { keepImage } from '../media/store-image.ts'
import { type Act, audit } from '../platform/db/audit.ts'
import { notFound, Refusal } from '../platform/http/api-error.ts'
import { tellCatalog } from './catalog-events.ts'
import type { ShopDeps } from './create-shop.ts'
import { announceSubmitted, isReadyForReview } from './enqueue-shop-submitted.ts'
import { presentShop, type ShopRow } from './present.ts'
import { requireOwnShop } from './require-own-shop.ts'
import { type ChangedFields, changeShop, lockOwnShop, noteProfileChange } from './store.ts'

/** What customers and admins judge a shop by. */
export const profileFields: ReadonlySet<string> = new Set([
  'name',
  'category',
  'location',
  'lat',
  'lng',
  'phone',
  'business_email',
  'website',
  'social_links',
  'shop_photo',
  'about_shop',
])

type ShopChanges = BodyOf<typeof calls.updateShop>

export async function updateShop(
  deps: ShopDeps,
  viewer: Viewer,
  id: string,
  changes: ShopChanges,
): Promise<ShopRow> {
  await requireOwnShop(deps.db, viewer, id)
  const { version, coordinates, shop_photo, delivery_fee, ...fields } = changes
  const photo = await keepImage(deps.pictures, shop_photo, { ownerId: id, shopId: id, path: 'shop_photo' })
  const changed = {
    ...fields,
    ...coordinates,
    ...(photo !== undefined && { shop_photo: photo }),
    ...(delivery_fee !== undefined && { delivery_fee_cents: toCents(delivery_fee) }),
  }
  return change(deps, viewer, id, changed, version, 'shop.update')
}

export function setHours(
  deps: ShopDeps,
  viewer: Viewer,
  id: string,
  { hours, version }: { hours: Hours; version?: number | undefined },
): Promise<ShopRow> {
  return change(deps, viewer, id, { hours }, version, 'shop.set_hours')
}

function change(
  { db, bus, now }: ShopDeps,
  viewer: Viewer,
  id: string,
  fields: ChangedFields,
  version: number | undefined,
  act: Act,
): Promise<ShopRow> {
  return db.tx(async (tx) => {
    await requireOwnShop(tx, viewer, id)
    const before = await lockOwnShop(tx, viewer, id)
    if (!before) throw notFound('Shop')
    const after = await changeShop(tx, id, fields, version, now())
    if (!after)
      throw new Refusal('stale_version', 'The shop has changed meanwhile', {
        entity: { shop: presentShop(before, viewer) },
      })
    if (viewer.role !== 'admin' && hasNewProfile(before, after)) await noteProfileChange(tx, id, now())
    await audit(tx, viewer, act, id, { before, after })
    if (isReadyForReview(after) && !isReadyForReview(before)) await announceSubmitted(tx, bus, after)
    tellCatalog(tx, bus, { membership: true, shop_id: id, product_ids: [] })
    return after
  })
}

function hasNewProfile(before: ShopRow, after: ShopRow): boolean {
  return Object.entries(after).some(
    ([name, value]) =>
      profileFields.has(name) && JSON.stringify(value) !== JSON.stringify(before[name as keyof ShopRow]),
  )
}
