import { calls } from '@mainstreet/contract/calls.ts'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../accounts/viewer.ts'
import { keepTotals } from '../platform/cache/totals-cache.ts'
import type { CallRates } from '../platform/http/call-rate-limits.ts'
import { asFile, type Handled, type On } from '../platform/http/handle-call.ts'
import { type KeepReady, sendPacked } from '../platform/http/response-cache.ts'
import { hearCatalog } from '../shops/catalog-events.ts'
import { keepOpenShops } from '../shops/open-shops.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import { requireVisibleShop } from '../shops/require-visible-shop.ts'
import { archiveProduct, archiveProducts, deleteProduct, restoreProduct } from './archive-product.ts'
import { type CatalogDeps, createProduct } from './create-product.ts'
import { exportProducts } from './import/export-products.ts'
import { checkImport, importProducts } from './import/import-products.ts'
import { presentProduct } from './present.ts'
import { requireVisibleProduct } from './require-product.ts'
import {
  countsStock,
  listProducts,
  movesWithStock,
  moving,
  type ProductQuery,
  sightOf,
} from './search/list-products.ts'
import { openShopLabels } from './search/shop-summaries.ts'
import { listSimilar } from './search/similar-products.ts'
import { suggest } from './search/suggest.ts'
import { updateProduct } from './update-product.ts'

export function catalogRoutes(
  on: On<Viewer>,
  deps: CatalogDeps & { keepReady: KeepReady; rates: CallRates },
) {
  const { db, bus } = deps
  const ready = deps.keepReady({ most: 2000, mostBytes: 32 * 1024 * 1024 })
  // beside the lists, so that a walk through all products pushes none of them out
  const readyProducts = deps.keepReady({ most: 4000, mostBytes: 16 * 1024 * 1024 })
  const lists = {
    db,
    now: deps.now,
    totals: keepTotals({ most: 2000 }),
    open: keepOpenShops(),
    labelled: openShopLabels(db, bus),
  }
  hearCatalog(bus, ({ membership, product_ids }) => {
    // a sale changes the lists that show what was sold, and those that look at stock
    const isTouched = (key: string, shown: ReadonlySet<string>) =>
      countsStock(key) || product_ids.some((id) => shown.has(id))
    for (const kept of [ready, readyProducts]) kept.drop(membership ? undefined : isTouched)
    lists.totals.drop(membership ? undefined : countsStock)
    if (membership) lists.open.drop()
  })

  /** What everybody sees is kept as bytes, but for a place of one's own and for what the minute changes. */
  async function answerList(
    { viewer, raw, reply }: Asked,
    query: ProductQuery,
    mayLook?: () => Promise<unknown>,
  ) {
    const sight = sightOf(viewer, query.shop_id, query.includeArchived ?? false)
    const list = async () => {
      await mayLook?.()
      return listProducts(lists, sight, query)
    }
    const changing = query.lat !== undefined || query.lng !== undefined || query.open_now
    if (sight.of !== 'public' || changing) return sendPacked(raw, reply, await list())
    const asked = JSON.stringify([mayLook !== undefined, { ...query, includeArchived: undefined }])
    return ready.send(raw, reply, movesWithStock(query) ? moving + asked : asked, list, idsIn)
  }

  on(calls.listProducts, (asked) => answerList(asked, asked.query))
  on(calls.listShopProducts, (asked) => {
    const { viewer, params, query } = asked
    return answerList(asked, { ...query, shop_id: params.id }, () =>
      requireVisibleShop(db, viewer, params.id),
    )
  })
  on(calls.getProduct, async ({ params, viewer, raw, reply }) => {
    const find = async () => ({
      product: presentProduct(await requireVisibleProduct(db, viewer, params.id)),
    })
    if (viewer) return find()
    return readyProducts.send(raw, reply, params.id, find, ({ product }) => [product.id])
  })
  on(calls.listSimilar, async ({ params, viewer, raw, reply }) => {
    const list = async () => ({ data: await listSimilar(db, viewer, params.id) })
    if (viewer) return list()
    return ready.send(raw, reply, `${moving}similar ${params.id}`, list)
  })
  on(calls.createProduct, async ({ body, viewer }) => ({
    product: presentProduct(await createProduct(deps, viewer, body)),
  }))
  const requireImportRate = async (viewer: Viewer, shopId: string, { ip }: FastifyRequest) => {
    const { status } = await requireOwnShop(db, viewer, shopId)
    if (status !== 'approved') deps.rates.require('unapprovedImports', { accountId: viewer.id, ip })
  }
  on(calls.createProducts, async ({ body, viewer, raw }) => {
    await requireImportRate(viewer, body.shopId, raw)
    const { products, summary } = await importProducts(deps, viewer, body)
    return { products: products.map(presentProduct), summary }
  })
  on(calls.checkProducts, async ({ body, viewer, raw }) => {
    await requireImportRate(viewer, body.shopId, raw)
    return checkImport(deps, viewer, body)
  })
  on(calls.archiveProducts, async ({ body, viewer }) => ({
    products: (await archiveProducts(deps, viewer, body)).map(presentProduct),
  }))
  on(calls.exportProducts, async ({ params, query, viewer, reply }) => {
    reply.header('content-disposition', 'attachment; filename="products.csv"')
    return asFile(await exportProducts(db, viewer, params.id, query.includeArchived ?? false))
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
  on(calls.suggest, async ({ query }) => suggest(db, query.q))
}

const idsIn = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)

type Asked = Pick<Handled<typeof calls.listProducts, Viewer>, 'viewer' | 'raw' | 'reply'>
