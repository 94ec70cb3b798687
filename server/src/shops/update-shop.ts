import type { CallBody } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import type { ServerText } from '@mainstreet/contract/messages/language.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { openingHoursLimits } from '@mainstreet/contract/shops/limits.ts'
import { listComingExceptions } from '@mainstreet/contract/shops/list-coming-exceptions.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { type AuditAction, audit } from '@mainstreet/platform/db/audit.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { storeImage } from '../media/store-image.ts'
import { publishCatalogChange } from './catalog-events.ts'
import type { ShopDeps } from './create-shop.ts'
import { enqueueShopSubmitted, isReadyForReview } from './enqueue-shop-submitted.ts'
import { presentShop, reviewedColumns, type ShopRow, type ShopValues } from './present.ts'
import { lockOwnShop, requireOwnShop } from './require-own-shop.ts'
import { findShop, markReviewedFieldsChanged, updateShopFields } from './store.ts'

type UpdateShopBody = CallBody<typeof calls.updateShop>

export async function updateShop(
  deps: ShopDeps,
  viewer: Viewer,
  id: string,
  changes: UpdateShopBody,
): Promise<ShopRow> {
  await requireOwnShop(deps.db, viewer, id)
  const { version, coordinates, shop_photo, delivery_fee, ...fields } = changes
  const photo = await storeImage(deps.images, shop_photo, { ownerId: id, path: 'shop_photo' })
  const changed = {
    ...fields,
    ...coordinates,
    ...(photo !== undefined && { shop_photo: photo }),
    ...(delivery_fee !== undefined && { delivery_fee_cents: toCents(delivery_fee) }),
  }
  return applyChanges(deps, viewer, id, changed, version, 'shop.update')
}

export async function setHours(
  deps: ShopDeps,
  viewer: Viewer,
  id: string,
  { hours, version }: { hours: OpeningHours; version?: number | undefined },
): Promise<ShopRow> {
  const exceptions = listComingExceptions(hours, deps.now())
  const { maxExceptions } = openingHoursLimits
  if (exceptions.length > maxExceptions) {
    const message: ServerText = (m) => m.errors.validation.maxEntries(maxExceptions)
    throw new ApiError('bad_request', message, { details: [{ path: 'hours.exceptions', message }] })
  }
  return applyChanges(deps, viewer, id, { hours: { ...hours, exceptions } }, version, 'shop.set_hours')
}

function applyChanges(
  { db, bus, now }: ShopDeps,
  viewer: Viewer,
  id: string,
  fields: ShopValues,
  version: number | undefined,
  action: AuditAction,
): Promise<ShopRow> {
  return db.tx(async (tx) => {
    await requireOwnShop(tx, viewer, id)
    const before = await lockOwnShop(tx, viewer, id)
    if (!before) throw notFoundError('shop')
    if (!(await updateShopFields(tx, id, fields, version, now())))
      throw new ApiError('stale_version', (m) => m.errors.shops.shopChanged, {
        entity: { shop: presentShop(before, viewer) },
      })
    const after = await findShop(tx, id)
    if (!after) throw notFoundError('shop')
    if (viewer.role !== 'admin' && hasReviewedChange(before, after))
      await markReviewedFieldsChanged(tx, id, now())
    await audit(tx, viewer, action, id, { before, after })
    if (isReadyForReview(after) && !isReadyForReview(before)) await enqueueShopSubmitted(tx, bus, after)
    publishCatalogChange(tx, bus, { affects_lists: true, shop_id: id, product_ids: [] })
    return after
  })
}

function hasReviewedChange(before: ShopRow, after: ShopRow): boolean {
  return reviewedColumns.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
