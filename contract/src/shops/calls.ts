import { z } from 'zod'
import { call } from '../call.ts'
import { errorResponse } from '../errors.ts'
import { fieldMessage } from '../field-messages.ts'
import { id, idParams, requiredReason, searchText } from '../fields.ts'
import { bodyLimits } from '../http-limits.ts'
import { coordinates, latitudeParam, longitudeParam, nearQuery } from '../location/fields.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { paging } from '../paging-limits.ts'
import { flag, sortOrder } from '../query-params.ts'
import { shopLimits } from './limits.ts'
import { openingHours } from './opening-hours.ts'
import { shop, shopCategory, shopFields, shopStatus } from './shop.ts'

const shopResponse = z.object({ shop })
/** With `stale_version`: the current shop. */
const shopConflict = errorResponse.extend({ shop: shop.optional() })
/** The fields of a map pin and its card. */
const mapShop = shop.pick({
  id: true,
  name: true,
  category: true,
  location: true,
  coordinates: true,
  hours: true,
  color: true,
  paused_until: true,
  product_count: true,
})
export type MapShop = z.infer<typeof mapShop>
/** Without a version the current one counts as reviewed. */
const reviewedVersion = z.object({ version: z.int().optional() })
const updateShopBody = shopFields.partial().extend({ version: z.int().optional() })

export const shopCalls = {
  listShops: call({
    method: 'GET',
    path: '/api/shops',
    access: 'public',
    summary: 'List shops',
    description:
      'Lists approved shops, a page at a time, with filters and sorting. An admin also gets shops that are not approved; send a bearer token for that. Sorting by `distance` needs `lat` and `lng`.',
    query: pageQuery({ defaultLimit: paging.shops }).extend({
      status: shopStatus.optional(),
      category: shopCategory.optional(),
      search: searchText.optional(),
      open_now: flag.optional(),
      sortBy: z.enum(['created_at', 'name', 'distance', 'submitted_at']).optional(),
      sortOrder,
      ...nearQuery,
    }),
    response: listResponse(shop),
  }),
  listMapShops: call({
    method: 'GET',
    path: '/api/shops/map',
    access: 'public',
    summary: 'List the shops on a map',
    description:
      'Returns all approved shops within the given bounds. Where they are dense, it returns clusters with a count instead.',
    rate: 'maps',
    query: z
      .object({ west: longitudeParam, south: latitudeParam, east: longitudeParam, north: latitudeParam })
      .refine(({ south, north }) => south <= north, {
        path: ['north'],
        message: fieldMessage('northBelowSouth'),
      }),
    response: z.object({
      shops: z.array(mapShop),
      clusters: z.array(z.object({ coordinates, count: z.int() })),
    }),
  }),
  getShop: call({
    method: 'GET',
    path: '/api/shops/:id',
    access: 'public',
    summary: 'Get a shop',
    description:
      'Returns an approved shop. The owner and admins get it in any status; send a bearer token for that.',
    params: idParams,
    response: shopResponse,
  }),
  countShopProducts: call({
    method: 'POST',
    path: '/api/shops/product-counts',
    access: 'public',
    summary: 'Count the products of shops',
    description: 'Returns the number of visible products of each given shop.',
    body: z.object({ shopIds: z.array(id).max(shopLimits.maxCountedShops) }),
    response: z.object({ productCounts: z.record(z.string(), z.int()) }),
    rate: 'reads',
  }),
  createShop: call({
    method: 'POST',
    path: '/api/shops',
    access: 'merchant',
    summary: 'Create a shop',
    description:
      'Creates a shop that waits for approval, for a merchant without a shop. An admin names the owner in `owner_id`. Fails with `conflict` if the merchant has a shop.',
    body: shopFields
      .partial()
      .required({ name: true, category: true, location: true })
      .extend({ owner_id: id.optional() }),
    maxBodyBytes: bodyLimits.imageBytes,
    response: shopResponse,
    status: 201,
  }),
  updateShop: call({
    method: 'PUT',
    path: '/api/shops/:id',
    access: 'merchant',
    summary: 'Update a shop',
    description:
      'Changes the given fields. With an outdated `version` the call fails with `stale_version` and the response carries the current `shop`.',
    params: idParams,
    body: updateShopBody,
    maxBodyBytes: bodyLimits.imageBytes,
    response: shopResponse,
    conflict: shopConflict,
  }),
  deleteShop: call({
    method: 'DELETE',
    path: '/api/shops/:id',
    access: 'admin',
    summary: 'Delete a shop',
    description: 'Permanently removes a shop and its products from the marketplace. Existing orders stay.',
    recentAuthentication: true,
    params: idParams,
  }),
  setHours: call({
    method: 'PUT',
    path: '/api/shops/:id/hours',
    access: 'merchant',
    summary: "Set a shop's opening hours",
    description:
      "Replaces a shop's weekly opening hours and exceptions. With an outdated `version` the call fails with `stale_version` and the response carries the current `shop`.",
    params: idParams,
    body: z.object({ hours: openingHours, version: z.int().optional() }),
    maxBodyBytes: bodyLimits.hoursBytes,
    response: shopResponse,
    conflict: shopConflict,
  }),
  submitShop: call({
    method: 'POST',
    path: '/api/shops/:id/submit',
    access: 'merchant',
    summary: 'Submit a shop for review',
    description:
      'Submits a rejected shop for review again. Changes nothing if the shop already waits for approval. Fails with `wrong_state` if it is approved.',
    params: idParams,
    response: shopResponse,
  }),
  approveShop: call({
    method: 'POST',
    path: '/api/shops/:id/approve',
    access: 'admin',
    summary: 'Approve a shop',
    description:
      'Approves a shop, so that it becomes public. For an approved shop it confirms its profile changes. With an outdated `version` (of the shop as it was reviewed; a change of a product of an unapproved shop is a new version, too) the call fails with `stale_version` and the response carries the current `shop`.',
    params: idParams,
    body: reviewedVersion,
    response: shopResponse,
    conflict: shopConflict,
  }),
  rejectShop: call({
    method: 'POST',
    path: '/api/shops/:id/reject',
    access: 'admin',
    summary: 'Reject or suspend a shop',
    description:
      'Rejects a shop, or suspends an approved one, with a reason for its owner. With an outdated `version` the call fails with `stale_version` and the response carries the current `shop`.',
    params: idParams,
    body: reviewedVersion.extend({ reason: requiredReason }),
    response: shopResponse,
    conflict: shopConflict,
  }),
}
