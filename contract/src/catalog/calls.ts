import { z } from 'zod'
import { call } from '../call.ts'
import { errorDetail, errorResponse } from '../errors.ts'
import { id, idParams, searchText } from '../fields.ts'
import { bodyLimits } from '../http-limits.ts'
import { latitudeParam, longitudeParam, nearQuery } from '../location/fields.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { paging } from '../paging-limits.ts'
import { flag, sortOrder } from '../query-params.ts'
import { shopCategory } from '../shops/shop.ts'
import { priceParam } from './fields.ts'
import { highlight } from './highlight.ts'
import { productImportLimits, productLimits, suggestions } from './limits.ts'
import { formerProduct, product, productFields } from './product.ts'
import { importRow, importSummary, newProductFields, productImportBody } from './product-import.ts'

const productResponse = z.object({ product })
/** With `stale_version`: the current product. */
const productConflict = errorResponse.extend({ product: product.optional() })

const productQuery = pageQuery({ defaultLimit: paging.defaultProducts }).extend({
  includeArchived: flag.optional(),
  featured: flag.optional(),
  in_stock: flag.optional(),
  out_of_stock: flag.optional(),
  /** Only archived products; with `includeArchived`. */
  archived: flag.optional(),
  /** Only of shops that are open now. */
  open_now: flag.optional(),
  search: searchText.optional(),
  category: shopCategory.optional(),
  shop_id: id.optional(),
  min_price: priceParam.optional(),
  max_price: priceParam.optional(),
  sortBy: z.enum(['created_at', 'name', 'price', 'stock', 'distance', 'near_open', 'relevance']).optional(),
  sortOrder,
  ...nearQuery,
})

export const catalogCalls = {
  listProducts: call({
    method: 'GET',
    path: '/api/products',
    access: 'public',
    summary: 'List products',
    description:
      'Lists products of approved shops, a page at a time, with filters and sorting. Sorting by `distance` and `near_open` needs `lat` and `lng`; `near_open` begins with what is in stock at open shops nearby, two products per shop among the first twelve.',
    query: productQuery,
    response: listResponse(product),
  }),
  listHighlights: call({
    method: 'GET',
    path: '/api/highlights',
    access: 'public',
    summary: 'List rows of products with a reason',
    description:
      'Lists products near a location that are worth a look now, in rows by their reason: `closing_soon`, `ready_soon` (within 15 minutes) and `gifts_nearby` (within a mile).',
    query: z.object({ lat: latitudeParam, lng: longitudeParam }),
    response: z.object({ data: z.array(highlight) }),
  }),
  listShopProducts: call({
    method: 'GET',
    path: '/api/shops/:id/products',
    access: 'public',
    summary: "List a shop's products",
    description:
      "Lists the products of one shop. With `includeArchived`, the shop's owner and admins also get archived products; send a bearer token for that.",
    params: idParams,
    query: productQuery,
    response: listResponse(product),
  }),
  getProduct: call({
    method: 'GET',
    path: '/api/products/:id',
    access: 'public',
    summary: 'Get a product',
    description: 'Returns one product.',
    params: idParams,
    response: productResponse,
  }),
  getFormerProduct: call({
    method: 'GET',
    path: '/api/products/:id/former',
    access: 'public',
    summary: 'Get a product that is no longer sold',
    description:
      'Returns what remains of a product that its shop has deleted. Products that were not public, or whose shop is closed, are not found.',
    params: idParams,
    response: z.object({ product: formerProduct }),
  }),
  listSimilarProducts: call({
    method: 'GET',
    path: '/api/products/:id/similar',
    access: 'public',
    summary: 'List similar products',
    description: 'Lists products of other shops that resemble this one, most similar first.',
    params: idParams,
    response: z.object({ data: z.array(product) }),
  }),
  createProduct: call({
    method: 'POST',
    path: '/api/products',
    access: 'merchant',
    summary: 'Create a product',
    description:
      "Adds a product to the merchant's shop. An admin names the shop in `shop_id`. Fails with `conflict` if another product of the shop has the same `sku`.",
    body: newProductFields.extend({ shop_id: id.optional() }),
    maxBodyBytes: bodyLimits.imageBytes,
    response: productResponse,
    status: 201,
  }),
  updateProduct: call({
    method: 'PUT',
    path: '/api/products/:id',
    access: 'merchant',
    summary: 'Update a product',
    description:
      'Changes the given fields. A change of `stock` requires the exact `version`. With an outdated `version` the call fails with `stale_version` and the response carries the current `product`.',
    params: idParams,
    body: productFields.partial().extend({ version: z.int().optional() }),
    maxBodyBytes: bodyLimits.imageBytes,
    response: productResponse,
    conflict: productConflict,
  }),
  deleteProduct: call({
    method: 'DELETE',
    path: '/api/products/:id',
    access: 'merchant',
    summary: 'Delete a product',
    description: 'Removes a product from the catalog. It can be restored within one hour.',
    params: idParams,
  }),
  restoreProduct: call({
    method: 'POST',
    path: '/api/products/:id/restore',
    access: 'merchant',
    summary: 'Restore a deleted product',
    description:
      'Restores a product that was deleted less than one hour ago. Changes nothing if the product is not deleted.',
    params: idParams,
    response: productResponse,
  }),
  archiveProduct: call({
    method: 'PATCH',
    path: '/api/products/:id/archive',
    access: 'merchant',
    summary: 'Archive or unarchive a product',
    description: 'Hides a product from customers (`archived: true`) or shows it again (`archived: false`).',
    params: idParams,
    body: z.object({ archived: z.boolean() }),
    response: productResponse,
  }),
  importProducts: call({
    method: 'POST',
    path: '/api/products/bulk',
    access: 'merchant',
    rate: 'imports',
    summary: 'Import products',
    description:
      'Creates or updates many products in one transaction: all rows or none. A row stands for the product with its `id`, its `sku` or its name; otherwise it creates a product. An `id` that is no product of the shop is ignored. Importing the same rows again changes nothing. Fails with `rule_violation` and one entry in `details` per invalid field.',
    body: productImportBody(importRow),
    maxBodyBytes: productImportLimits.maxBodyBytes,
    idempotent: true,
    response: z.object({ products: z.array(product), summary: importSummary }),
    status: 201,
  }),
  validateProductImport: call({
    method: 'POST',
    path: '/api/products/bulk/check',
    access: 'merchant',
    rate: 'imports',
    summary: 'Validate a product import',
    description:
      'Checks an import without changing anything. Returns what it would create and update, and the errors of each row.',
    body: productImportBody(z.looseObject({})),
    maxBodyBytes: productImportLimits.maxBodyBytes,
    response: z.object({
      summary: importSummary,
      errors: z.array(errorDetail),
      /** Of all errors; `errors` has at most 10,000. */
      error_count: z.int(),
      error_rows: z.int(),
    }),
  }),
  archiveProducts: call({
    method: 'POST',
    path: '/api/products/bulk/archive',
    access: 'merchant',
    summary: 'Archive or unarchive products',
    description:
      "Archives or unarchives many of a shop's products at once. Returns the products that it changed.",
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
    summary: "Export a shop's products as CSV",
    description: 'Returns all products of a shop as a CSV file that can be imported again.',
    params: idParams,
    query: z.object({ includeArchived: flag.optional() }),
    status: 200,
    file: 'text/csv',
  }),
  getSearchSuggestions: call({
    method: 'GET',
    path: '/api/search/suggestions',
    access: 'public',
    summary: 'Get search suggestions',
    description: `Returns at most ${suggestions.products} products and ${suggestions.shops} shops for the text typed so far.`,
    query: z.object({ q: searchText }),
    response: z.object({
      data: z.array(
        z.object({
          id,
          name: z.string(),
          type: z.enum(['product', 'shop']),
          image: z.string().nullable(),
          /** Of a product. */
          price: z.number().optional(),
          shop_name: z.string().optional(),
          /** When the pause of the shop ends, if its merchant has paused orders. */
          paused_until: z.iso.datetime().optional(),
        }),
      ),
    }),
  }),
}
