import { calls } from '@mainstreet/contract/calls.ts'
import type { Viewer } from '../identity/viewer.ts'
import { openPictures } from '../images/pictures.ts'
import type { Deps } from '../platform/deps.ts'
import { keepAnswers } from '../platform/kept-answers.ts'
import { keepTotals } from '../platform/kept-totals.ts'
import type { Handled, On } from '../platform/mount.ts'
import { bytesOf, type Ready, readyAnswer, sendReady } from '../platform/ready-answers.ts'
import { hearCatalog } from '../shops/catalog-news.ts'
import { requireVisibleShop } from '../shops/require-visible-shop.ts'
import { createProduct, createProducts } from './create-products.ts'
import { countsStock, listProducts, type ProductQuery, sightOf } from './list-products.ts'
import { presentProduct } from './present.ts'
import { requireVisibleProduct } from './require-product.ts'
import { archiveProduct, deleteProduct } from './retire-product.ts'
import { openShopLabels } from './shop-labels.ts'
import { suggest } from './suggest.ts'
import { updateProduct } from './update-product.ts'

export function catalogRoutes(on: On<Viewer>, deps: Deps & { dataDir: string }) {
  const { db, bus } = deps
  const catalog = { ...deps, pictures: openPictures(deps) }
  const ready = keepAnswers<Ready>({ most: 2000, mostBytes: 32 * 1024 * 1024, bytesOf })
  const lists = { db, totals: keepTotals({ most: 2000 }), labelled: openShopLabels(db, bus) }
  hearCatalog(bus, ({ membership }) => {
    ready.drop()
    lists.totals.drop(membership ? undefined : countsStock)
  })

  /** What everybody sees is kept as bytes, but for a place of one's own. */
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
    if (sight.of !== 'public' || query.lat !== undefined || query.lng !== undefined) return list()
    const key = JSON.stringify([mayLook !== undefined, { ...query, includeArchived: undefined }])
    return sendReady<Awaited<ReturnType<typeof list>>>(
      raw,
      reply,
      await ready.get(key, () => list().then(readyAnswer)),
    )
  }

  on(calls.listProducts, (asked) => answerList(asked, asked.query))
  on(calls.listShopProducts, (asked) => {
    const { viewer, params, query } = asked
    return answerList(asked, { ...query, shop_id: params.id }, () =>
      requireVisibleShop(db, viewer, params.id),
    )
  })
  on(calls.getProduct, async ({ params, viewer }) => ({
    product: presentProduct(await requireVisibleProduct(db, viewer, params.id)),
  }))
  on(calls.createProduct, async ({ body, viewer }) => ({
    product: presentProduct(await createProduct(catalog, viewer, body)),
  }))
  on(calls.createProducts, async ({ body, viewer }) => ({
    products: (await createProducts(catalog, viewer, body.shopId, body.products)).map(presentProduct),
  }))
  on(calls.updateProduct, async ({ params, body, viewer }) => ({
    product: presentProduct(await updateProduct(catalog, viewer, params.id, body)),
  }))
  on(calls.archiveProduct, async ({ params, body, viewer }) => ({
    product: presentProduct(await archiveProduct(deps, viewer, params.id, body.archived)),
  }))
  on(calls.deleteProduct, async ({ params, viewer }) => {
    await deleteProduct(deps, viewer, params.id)
    return undefined
  })
  on(calls.suggest, async ({ query }) => suggest(db, query.q))
}

type Asked = Pick<Handled<typeof calls.listProducts, Viewer>, 'viewer' | 'raw' | 'reply'>
