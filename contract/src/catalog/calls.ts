import { z } from 'zod'
import { call } from '../call.ts'
import { errorDetail } from '../errors.ts'
import { id, idParams, searchText } from '../fields.ts'
import { bodyLimits, paging, productImportLimits, productLimits } from '../limits.ts'
import { nearQuery } from '../location/fields.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { flag, sortOrder } from '../query-params.ts'
import { shopCategory } from '../shops/shop.ts'
import { priceParam } from './fields.ts'
import { product, productFields } from './product.ts'
import { importRow, importSummary, newProductFields, productImportBody } from './product-import.ts'

const productResponse = z.object({ product })

const productQuery = pageQuery({ defaultLimit: paging.defaultProducts }).extend({
  includeArchived: flag.optional(),
  featured: flag.optional(),
  in_stock: flag.optional(),
  out_of_stock: flag.optional(),
  /** Only those off the shelf; with `includeArchived`. */
  archived: flag.optional(),
  /** Of shops that are open at this minute. */
  open_now: flag.optional(),
  search: searchText.optional(),
  category: shopCategory.optional(),
  shop_id: id.optional(),
  min_price: priceParam.optional(),
  max_price: priceParam.optional(),
  sortBy: z.enum(['created_at', 'name', 'price', 'stock', 'distance', 'relevance']).optional(),
  sortOrder,
  ...nearQuery,
})

export const catalogCalls = {
  listProducts: call({
    method: 'GET',
    path: '/api/products',
    access: 'public',
    summary: 'Products of approved shops, a page at a time.',
    query: productQuery,
    response: listResponse(product),
  }),
  listShopProducts: call({
    method: 'GET',
    path: '/api/shops/:id/products',
    access: 'public',
    summary: "One shop's products; its owner and an admin also see the archived ones.",
    params: idParams,
    query: productQuery,
    response: listResponse(product),
  }),
  getProduct: call({
    method: 'GET',
    path: '/api/products/:id',
    access: 'public',
    summary: 'One product.',
    params: idParams,
    response: productResponse,
  }),
  listSimilarProducts: call({
    method: 'GET',
    path: '/api/products/:id/similar',
    access: 'public',
    summary: 'Products of other shops that are like this one, the most alike first.',
    params: idParams,
    response: z.object({ data: z.array(product) }),
  }),
  createProduct: call({
    method: 'POST',
    path: '/api/products',
    access: 'merchant',
    summary: "Adds a product to the caller's shop; an admin names `shop_id`.",
    body: newProductFields.extend({ shop_id: id.optional() }),
    maxBodyBytes: bodyLimits.imageBytes,
    response: productResponse,
    status: 201,
  }),
  updateProduct: call({
    method: 'PUT',
    path: '/api/products/:id',
    access: 'merchant',
    summary: 'Changes any subset of the fields; with `stock` the exact `version` is needed.',
    params: idParams,
    body: productFields.partial().extend({ version: z.int().optional() }),
    maxBodyBytes: bodyLimits.imageBytes,
    response: productResponse,
  }),
  deleteProduct: call({
    method: 'DELETE',
    path: '/api/products/:id',
    access: 'merchant',
    summary: 'Hides a product for good, unless it is restored within the hour.',
    params: idParams,
  }),
  restoreProduct: call({
    method: 'POST',
    path: '/api/products/:id/restore',
    access: 'merchant',
    summary: 'Takes back a deletion of the last hour; of any other product it changes nothing.',
    params: idParams,
    response: productResponse,
  }),
  archiveProduct: call({
    method: 'PATCH',
    path: '/api/products/:id/archive',
    access: 'merchant',
    summary: 'Takes a product off the shelf, or puts it back.',
    params: idParams,
    body: z.object({ archived: z.boolean() }),
    response: productResponse,
  }),
  importProducts: call({
    method: 'POST',
    path: '/api/products/bulk',
    access: 'merchant',
    rate: 'imports',
    summary: 'Adds or updates many products, all or none; the same import again changes nothing.',
    body: productImportBody(importRow),
    maxBodyBytes: productImportLimits.maxBytes,
    response: z.object({ products: z.array(product), summary: importSummary }),
    status: 201,
  }),
  validateProductImport: call({
    method: 'POST',
    path: '/api/products/bulk/check',
    access: 'merchant',
    rate: 'imports',
    summary: 'The dry run of an import: what it would do, and each fault by its row; changes nothing.',
    body: productImportBody(z.looseObject({})),
    maxBodyBytes: productImportLimits.maxBytes,
    response: z.object({ summary: importSummary, errors: z.array(errorDetail), error_rows: z.int() }),
  }),
  archiveProducts: call({
    method: 'POST',
    path: '/api/products/bulk/archive',
    access: 'merchant',
    summary: 'Takes many products off the shelf, or puts them back; answers those that it changed.',
    body: z.object({
      shopId: id,
      ids: z.array(id).min(1).max(productLimits.maxArchived),
      archived: z.boolean(),
    }),
    response: z.object({ products: z.array(product) }),
  }),
  exportProducts: call({
    method: 'GET',
    path: '/api/shops/:id/products/export',
    access: 'merchant',
    summary: 'All products of a shop as CSV, in the form that an import reads.',
    params: idParams,
    query: z.object({ includeArchived: flag.optional() }),
    status: 200,
    file: 'text/csv',
  }),
  getSearchSuggestions: call({
    method: 'GET',
    path: '/api/search/suggestions',
    access: 'public',
    summary: 'At most 5 products and 3 shops for what has been typed so far.',
    query: z.object({ q: searchText }),
    response: z.object({
      data: z.array(
        z.object({
          id,
          name: z.string(),
          type: z.enum(['product', 'shop']),
          /** Of a shop whose merchant has paused its orders. */
          paused_until: z.iso.datetime().optional(),
        }),
      ),
    }),
  }),
}
