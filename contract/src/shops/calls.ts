import { z } from 'zod'
import { call } from '../call.ts'
import { id, idParams, requiredReason, searchText } from '../fields.ts'
import { bodyLimits, paging, shopLimits } from '../limits.ts'
import { coordinates, latitudeParam, longitudeParam, nearQuery } from '../location/fields.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { flag, sortOrder } from '../query-params.ts'
import { openingHours } from './opening-hours.ts'
import { shop, shopCategory, shopFields, shopStatus } from './shop.ts'

const shopResponse = z.object({ shop })
/** What a pin and its card show. */
const mapShop = shop.pick({
  id: true,
  name: true,
  category: true,
  location: true,
  coordinates: true,
  hours: true,
  colour: true,
  paused_until: true,
  product_count: true,
})
export type MapShop = z.infer<typeof mapShop>
const updateShopBody = shopFields.partial().extend({ version: z.int().optional() })

export const shopCalls = {
  listShops: call({
    method: 'GET',
    path: '/api/shops',
    access: 'public',
    summary: 'Shops, a page at a time; the public sees the approved ones.',
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
    summary: 'All approved shops within the bounds of a map; where they are many, how many stand where.',
    query: z
      .object({ west: longitudeParam, south: latitudeParam, east: longitudeParam, north: latitudeParam })
      .refine(({ south, north }) => south <= north, { path: ['north'], message: 'Lies south of south' }),
    response: z.object({
      shops: z.array(mapShop),
      clusters: z.array(z.object({ coordinates, count: z.int() })),
    }),
  }),
  getShop: call({
    method: 'GET',
    path: '/api/shops/:id',
    access: 'public',
    summary: 'One shop.',
    params: idParams,
    response: shopResponse,
  }),
  countShopProducts: call({
    method: 'POST',
    path: '/api/shops/product-counts',
    access: 'public',
    summary: 'How many products each of the named shops shows.',
    body: z.object({ shopIds: z.array(id).max(shopLimits.maxCountedShops) }),
    response: z.object({ productCounts: z.record(z.string(), z.int()) }),
  }),
  createShop: call({
    method: 'POST',
    path: '/api/shops',
    access: 'merchant',
    summary: 'Opens a shop that waits for approval: a merchant without one, or an admin for `owner_id`.',
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
    summary: 'Changes any subset of the fields.',
    params: idParams,
    body: updateShopBody,
    maxBodyBytes: bodyLimits.imageBytes,
    response: shopResponse,
  }),
  deleteShop: call({
    method: 'DELETE',
    path: '/api/shops/:id',
    access: 'admin',
    summary: 'Hides a shop for good.',
    params: idParams,
  }),
  setHours: call({
    method: 'PUT',
    path: '/api/shops/:id/hours',
    access: 'merchant',
    summary: 'Replaces the opening hours.',
    params: idParams,
    body: z.object({ hours: openingHours, version: z.int().optional() }),
    maxBodyBytes: bodyLimits.hoursBytes,
    response: shopResponse,
  }),
  submitShop: call({
    method: 'POST',
    path: '/api/shops/:id/submit',
    access: 'merchant',
    summary: 'Hands a rejected shop in again for review; a repeat has no effect.',
    params: idParams,
    response: shopResponse,
  }),
  approveShop: call({
    method: 'POST',
    path: '/api/shops/:id/approve',
    access: 'admin',
    summary: 'Lets a shop onto the street; of an approved one it says that its changes were seen.',
    params: idParams,
    response: shopResponse,
  }),
  rejectShop: call({
    method: 'POST',
    path: '/api/shops/:id/reject',
    access: 'admin',
    summary: 'Refuses a shop, or suspends an approved one, with a reason.',
    params: idParams,
    body: z.object({ reason: requiredReason }),
    response: shopResponse,
  }),
}
