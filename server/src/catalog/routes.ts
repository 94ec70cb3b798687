import { calls } from '@mainstreet/contract/calls.ts'
import { productImportLimits } from '@mainstreet/contract/catalog/limits.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { uncachedLoads } from '@mainstreet/platform/cache/loading-cache.ts'
import { createTotalsCache, uncachedTotals } from '@mainstreet/platform/cache/totals-cache.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import {
  asStreamedResponse,
  type CallRequest,
  type HandleCall,
} from '@mainstreet/platform/http/handle-call.ts'
import { hasJustWritten } from '@mainstreet/platform/http/position-cookie.ts'
import type { PublicReads } from '@mainstreet/platform/http/public-reads.ts'
import { type CreateResponseCache, sendCompressed } from '@mainstreet/platform/http/response-cache.ts'
import type { CallRateLimits } from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import { getRequestMessages } from '@mainstreet/platform/text/request-locale.ts'
import type { FastifyRequest } from 'fastify'
import { subscribeCatalogChanges } from '../shops/catalog-events.ts'
import { createOpenShopsCache } from '../shops/open-shops.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import { requireVisibleShop } from '../shops/require-visible-shop.ts'
import { archiveProduct, archiveProducts, deleteProduct, restoreProduct } from './archive-product.ts'
import { type CatalogDeps, createProduct } from './create-product.ts'
import { listFormerProducts } from './former-products-store.ts'
import { exportProducts } from './import/export-products.ts'
import { checkImport, importProducts } from './import/import-products.ts'
import { presentProduct } from './present.ts'
import { requireVisibleProduct } from './require-product.ts'
import { listHighlights } from './search/highlights.ts'
import { dependsOnStock, listProducts, type ProductQuery, resolveVisibility } from './search/list-products.ts'
import { attachLatestSummaries, createShopSummaryLoader } from './search/shop-summaries.ts'
import { listSimilar } from './search/similar-products.ts'
import { suggest } from './search/suggest.ts'
import { updateProduct } from './update-product.ts'

export function catalogRoutes(
  on: HandleCall<Viewer>,
  deps: CatalogDeps & { reads: PublicReads; keepReady: CreateResponseCache; rateLimits: CallRateLimits },
) {
  const { db, bus, reads, now } = deps
  const listCache = deps.keepReady({ name: 'product_lists', maxEntries: 2000, maxBytes: 32 * 1024 * 1024 })
  // separate from the lists, so that reading all products evicts no list
  const productCache = deps.keepReady({ name: 'products', maxEntries: 4000, maxBytes: 16 * 1024 * 1024 })
  const cached = {
    totals: createTotalsCache({ name: 'product_totals', maxEntries: 2000 }),
    stockTotals: createTotalsCache({ name: 'product_stock_totals', maxEntries: 2000 }),
    openShopsCache: createOpenShopsCache(),
    attachShopSummaries: createShopSummaryLoader(bus),
  }
  subscribeCatalogChanges(bus, ({ affects_lists, product_ids }) => {
    // a sale changes the lists with the sold products and the lists that depend on stock
    const tags = affects_lists ? undefined : [stockTag, ...product_ids]
    for (const cache of [listCache, productCache]) cache.invalidate(tags)
    cached.stockTotals.invalidate()
    if (affects_lists) for (const cache of [cached.totals, cached.openShopsCache]) cache.invalidate()
  })

  /** Public lists are cached as bytes, except those with a location or opening hours, which vary too much. */
  async function sendProductList(
    { viewer, raw, reply }: ProductListRequest,
    query: ProductQuery,
    checkAccess?: (reader: Queryable) => Promise<unknown>,
  ) {
    const visibility = resolveVisibility(viewer, query.shop_id, query.includeArchived ?? false)
    const list = async () => {
      const reader = reads.forCaller({ raw, viewer })
      await checkAccess?.(reader)
      const lists = { db: reader, now, ...(hasJustWritten(raw) ? uncached : cached) }
      return listProducts(lists, visibility, query)
    }
    const isUncacheable = query.lat !== undefined || query.lng !== undefined || query.open_now
    if (visibility.scope !== 'public' || isUncacheable) return sendCompressed(raw, reply, await list())
    const cacheKey = JSON.stringify([checkAccess !== undefined, { ...query, includeArchived: undefined }])
    return listCache.send(raw, reply, cacheKey, list, ({ data }) => [
      ...(dependsOnStock(query) ? [stockTag] : []),
      ...data.map(({ id }) => id),
    ])
  }

  on(calls.listProducts, (request) => sendProductList(request, request.query))
  on(calls.listHighlights, async ({ query, viewer, raw }) => ({
    data: await listHighlights(reads.forCaller({ raw, viewer }), query, now()),
  }))
  on(calls.listShopProducts, (request) => {
    const { viewer, params, query } = request
    return sendProductList(request, { ...query, shop_id: params.id }, (reader) =>
      requireVisibleShop(reader, viewer, params.id),
    )
  })
  on(calls.getProduct, async ({ params, viewer, raw, reply }) => {
    const find = async () => ({
      product: presentProduct(
        await requireVisibleProduct(reads.forCaller({ raw, viewer }), viewer, params.id),
      ),
    })
    if (viewer) return find()
    return productCache.send(raw, reply, params.id, find, ({ product }) => [product.id])
  })
  on(calls.getFormerProduct, async ({ params, viewer, raw }) => {
    const [former] = await listFormerProducts(reads.forCaller({ raw, viewer }), [params.id])
    if (!former) throw notFoundError('product')
    const { category: _, ...product } = former
    return { product }
  })
  on(calls.listSimilarProducts, async ({ params, viewer, raw, reply }) => {
    const list = async () => ({
      data: await listSimilar(reads.forCaller({ raw, viewer }), viewer, params.id),
    })
    if (viewer) return list()
    return listCache.send(raw, reply, `similar ${params.id}`, list, () => [stockTag])
  })
  on(calls.createProduct, async ({ body, viewer }) => ({
    product: presentProduct(await createProduct(deps, viewer, body)),
  }))
  const requireImportRate = async (
    viewer: Viewer,
    { shopId, products }: { shopId: string; products: unknown[] },
    { ip }: FastifyRequest,
  ) => {
    const { status } = await requireOwnShop(db, viewer, shopId)
    const caller = { accountId: viewer.id, ip }
    for (let row = 0; row < products.length; row += productImportLimits.batchRows) {
      // the call itself has counted as the first
      if (row > 0) deps.rateLimits.consume('imports', caller)
      if (status !== 'approved') deps.rateLimits.consume('unapprovedImports', caller)
    }
  }
  on(calls.importProducts, async ({ body, viewer, idempotencyKey, raw }) => {
    await requireImportRate(viewer, body, raw)
    const messages = getRequestMessages(raw)
    const { products, summary } = await importProducts(deps, viewer, body, idempotencyKey, messages)
    return { products: products.map(presentProduct), summary }
  })
  on(calls.validateProductImport, async ({ body, viewer, raw }) => {
    await requireImportRate(viewer, body, raw)
    return checkImport(deps, viewer, body, getRequestMessages(raw))
  })
  on(calls.archiveProducts, async ({ body, viewer }) => ({
    products: (await archiveProducts(deps, viewer, body)).map(presentProduct),
  }))
  on(calls.exportProducts, async ({ params, query, viewer, reply }) => {
    reply.header('content-disposition', 'attachment; filename="products.csv"')
    return asStreamedResponse(await exportProducts(db, viewer, params.id, query.includeArchived ?? false))
  })
  on(calls.updateProduct, async ({ params, body, viewer }) => ({
    product: presentProduct(await updateProduct(deps, viewer, params.id, body)),
  }))
  on(calls.archiveProduct, async ({ params, body, viewer }) => ({
    product: presentProduct(await archiveProduct(deps, viewer, params.id, body.archived)),
  }))
  on(calls.deleteProduct, async ({ params, viewer }) => {
    await deleteProduct(deps, viewer, params.id)
    return undefined
  })
  on(calls.restoreProduct, async ({ params, viewer }) => ({
    product: presentProduct(await restoreProduct(deps, viewer, params.id)),
  }))
  on(calls.getSearchSuggestions, async ({ query, viewer, raw }) =>
    suggest(reads.forCaller({ raw, viewer }), query.q),
  )
}

/** For a caller who has just written. */
const uncached = {
  totals: uncachedTotals,
  stockTotals: uncachedTotals,
  openShopsCache: uncachedLoads,
  attachShopSummaries: attachLatestSummaries,
}

/** Of lists that stock decides. */
const stockTag = 'stock'

type ProductListRequest = Pick<CallRequest<typeof calls.listProducts, Viewer>, 'viewer' | 'raw' | 'reply'>
