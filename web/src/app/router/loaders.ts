import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { readSearch } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import type { PageSearch } from '../../browser/router/history.ts'
import { PageNotFound } from '../../browser/router/router.ts'
import { searchLabel } from '../../features/catalog/filter-labels.ts'
import {
  highlightsQuery,
  isBrowsing,
  matchingShopsQuery,
  parseHomeSearch,
  productsQuery,
  shopsQuery,
} from '../../features/catalog/home-search.ts'
import { type BrowseLocation, getBrowseLocation } from '../../features/location/current-location.ts'
import { shopProductsRequest } from '../../features/shops/shop-products-request.ts'
import { MatchingShops, NothingFound } from '../../pages/home/lazy-parts.ts'
import { callQueryOptions } from '../../queries/use-call.ts'
import { pagedCallQueryOptions } from '../../queries/use-paged-call.ts'
import { formerProductHead, homeHead, productHead, shopHead } from '../head/page-heads.ts'
import type { PageHead } from '../head/render-head.ts'
import { trimHomeState } from './trim-home-state.ts'

const FormerProductPage = lazyComponent(
  () => import('../../pages/product/former-product-page.tsx'),
  'FormerProductPage',
)

/** What a page loads: on the server also its head, which is rendered together with the page in its language. */
export type PageData = { getHead?: () => PageHead }

/** `place` is the location of the visitor for whom the server renders. */
export type PageContext = { client: QueryClient; place?: BrowseLocation }

/** The server waits for what it renders; the browser shows skeletons instead. */
export async function loadHome(
  { client, place = getBrowseLocation() }: PageContext,
  given: PageSearch,
): Promise<PageData> {
  const search = parseHomeSearch(given)
  const products = pagedCallQueryOptions(calls.listProducts, {
    query: productsQuery(search, place.coordinates),
  })
  const shops = callQueryOptions(calls.listShops, { query: shopsQuery(place.coordinates) })
  const matching = matchingShopsQuery(search, place.coordinates)
  const highlights = callQueryOptions(calls.listHighlights, { query: highlightsQuery(place.coordinates) })
  if (import.meta.env.SSR)
    await Promise.all([
      client.ensureInfiniteQueryData(products),
      client.ensureQueryData(shops),
      matching && client.ensureQueryData(callQueryOptions(calls.listShops, { query: matching })),
      // without them the page shows its grid
      isBrowsing(search) && client.prefetchQuery(highlights),
      // the page itself reports a shop that does not exist
      search.shop && client.prefetchQuery(callQueryOptions(calls.getShop, { params: { id: search.shop } })),
    ])
  const parts = [
    matching && MatchingShops,
    hasNoProducts(client.getQueryData(products.queryKey)) && NothingFound,
  ].filter((part) => part !== undefined && part !== false)
  // the page shows an error in place of a part that cannot be loaded
  await Promise.all(parts.map((part) => part.preload())).catch(() => undefined)
  if (!import.meta.env.SSR) return {}
  trimHomeState(client, {
    products: products.queryKey,
    shops: shops.queryKey,
    highlights: highlights.queryKey,
  })
  return { getHead: () => homeHead(searchLabel(search)) }
}

function hasNoProducts(products: { pages: { pagination: { total: number } }[] } | undefined): boolean {
  return products?.pages[0]?.pagination.total === 0
}

export async function loadProduct({ client }: PageContext, id: string): Promise<PageData> {
  try {
    requireNotMissing(client, id)
    const { product } = await orNotFound(
      client.ensureQueryData(callQueryOptions(calls.getProduct, { params: { id } })),
    )
    await loadProductSurroundings(client, product)
    return import.meta.env.SSR ? { getHead: () => productHead(product) } : {}
  } catch (error) {
    throw error instanceof PageNotFound ? await findFormerProduct(client, id) : error
  }
}

/** The page of a product that is no longer sold; of any other product the page "not found". */
async function findFormerProduct(client: QueryClient, id: string): Promise<PageNotFound<PageData>> {
  const former = callQueryOptions(calls.getFormerProduct, { params: { id } })
  if (isMissing(client, id) && !client.getQueryData(former.queryKey)) return new PageNotFound()
  const { product } = await orNotFound(client.ensureQueryData(former))
  await Promise.all([loadProductSurroundings(client, product), FormerProductPage.preload()])
  return new PageNotFound(
    FormerProductPage,
    import.meta.env.SSR ? { getHead: () => formerProductHead(product) } : {},
  )
}

async function loadProductSurroundings(
  client: QueryClient,
  { id, shop_id }: Pick<Product, 'id' | 'shop_id'>,
): Promise<void> {
  const params = { id: shop_id }
  await orNotFound(client.ensureQueryData(callQueryOptions(calls.getShop, { params })))
  const more = client.ensureQueryData(callQueryOptions(calls.listShopProducts, { params }))
  const similar = client.ensureQueryData(callQueryOptions(calls.listSimilarProducts, { params: { id } }))
  if (import.meta.env.SSR) await Promise.all([more, similar])
  else Promise.all([more, similar]).catch(() => undefined)
}

export async function loadShop({ client }: PageContext, id: string, given: PageSearch): Promise<PageData> {
  const { search } = readSearch(routes.shop, given)
  requireNotMissing(client, id)
  const { shop } = await orNotFound(
    client.ensureQueryData(callQueryOptions(calls.getShop, { params: { id } })),
  )
  const products = client.ensureInfiniteQueryData(
    pagedCallQueryOptions(calls.listShopProducts, shopProductsRequest(shop.id, search)),
  )
  if (import.meta.env.SSR) await products
  else products.catch(() => undefined)
  return import.meta.env.SSR ? { getHead: () => shopHead(shop) } : {}
}

const missingIdKey = ['missing'] as const

/** What the server did not find is not requested again by the browser that shows its page. */
export function storeMissingId(client: QueryClient, id: string) {
  client.setQueryData(missingIdKey, id)
}

const isMissing = (client: QueryClient, id: string) => client.getQueryData(missingIdKey) === id

function requireNotMissing(client: QueryClient, id: string) {
  if (isMissing(client, id)) throw new PageNotFound()
}

/** A malformed id counts as not found. */
async function orNotFound<T>(response: Promise<T>): Promise<T> {
  return response.catch((failure: unknown) => {
    if (failure instanceof ApiError && (failure.status === 404 || failure.status === 400))
      throw new PageNotFound()
    throw failure
  })
}
