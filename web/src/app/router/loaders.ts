import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiFailure } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'
import { answerQuery } from '../../api/use-call.ts'
import { pagesQuery } from '../../api/use-paged-call.ts'
import { wishWords } from '../../features/catalog/filter-labels.ts'
import {
  type HomeSearch,
  matchingShopsQuery,
  productsQuery,
  shopsQuery,
} from '../../features/catalog/home-search.ts'
import { currentPlace, type Place } from '../../features/location/current-location.ts'
import { shelfOf } from '../../features/shops/shop-products-request.ts'
import { MatchingShops, NothingFound } from '../../pages/home/lazy-parts.ts'
import { homeHead, productHead, shopHead } from '../head/page-heads.ts'
import { carryLess } from './trim-home-state.ts'

/** `place` is that of the visitor for whom the server renders. */
export type RouteContext = { client: QueryClient; place?: Place }
type Asked<Params = unknown, Deps = unknown> = {
  context: RouteContext
  params: Params
  deps: Deps
}

/** The server waits for what it renders; the browser shows skeletons instead. */
export async function loadHome({ context, deps }: Asked<unknown, HomeSearch>) {
  const { client, place = currentPlace() } = context
  const products = pagesQuery(calls.listProducts, { query: productsQuery(deps, place) })
  const shops = answerQuery(calls.listShops, { query: shopsQuery(place.coordinates) })
  const matching = matchingShopsQuery(deps, place.coordinates)
  if (import.meta.env.SSR)
    await Promise.all([
      client.ensureInfiniteQueryData(products),
      client.ensureQueryData(shops),
      matching && client.ensureQueryData(answerQuery(calls.listShops, { query: matching })),
      // a shop that is gone is said so by the page
      deps.shop && client.prefetchQuery(answerQuery(calls.getShop, { params: { id: deps.shop } })),
    ])
  const parts = [
    matching && MatchingShops,
    isNothing(client.getQueryData(products.queryKey)) && NothingFound,
  ].filter((part) => part !== undefined && part !== false)
  // where one cannot come the page says so in its place
  await Promise.all(parts.map((part) => part.preload())).catch(() => undefined)
  if (!import.meta.env.SSR) return {}
  carryLess(client, products.queryKey, shops.queryKey)
  return { head: homeHead(wishWords(deps)) }
}

function isNothing(products: { pages: { pagination: { total: number } }[] } | undefined): boolean {
  return products?.pages[0]?.pagination.total === 0
}

export async function loadProduct({ context: { client }, params }: Asked<{ id: string }>) {
  requireNotMissing(client, params.id)
  const { product } = await found(
    client.ensureQueryData(answerQuery(calls.getProduct, { params: { id: params.id } })),
  )
  await found(client.ensureQueryData(answerQuery(calls.getShop, { params: { id: product.shop_id } })))
  const more = client.ensureQueryData(
    answerQuery(calls.listShopProducts, { params: { id: product.shop_id } }),
  )
  const similar = client.ensureQueryData(answerQuery(calls.listSimilar, { params: { id: params.id } }))
  if (import.meta.env.SSR) await Promise.all([more, similar])
  else Promise.all([more, similar]).catch(() => undefined)
  return import.meta.env.SSR ? { head: productHead(product) } : {}
}

export async function loadShop({ context: { client }, params }: Asked<{ id: string }>) {
  requireNotMissing(client, params.id)
  const { shop } = await found(
    client.ensureQueryData(answerQuery(calls.getShop, { params: { id: params.id } })),
  )
  const products = client.ensureInfiniteQueryData(pagesQuery(calls.listShopProducts, shelfOf(shop.id)))
  if (import.meta.env.SSR) await products
  else products.catch(() => undefined)
  return import.meta.env.SSR ? { head: shopHead(shop) } : {}
}

const missingKey = ['missing'] as const

/** What the server did not find is not asked for again by the browser that shows its page. */
export function rememberMissing(client: QueryClient, id: string) {
  client.setQueryData(missingKey, id)
}

function requireNotMissing(client: QueryClient, id: string) {
  if (client.getQueryData(missingKey) === id) throw notFound()
}

/** An id that cannot be one is as unknown as one that names nothing. */
async function found<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((failure: unknown) => {
    if (failure instanceof ApiFailure && (failure.status === 404 || failure.status === 400)) throw notFound()
    throw failure
  })
}
