import { type RouteSearch, readSearch } from '@mainstreet/contract/href.ts'
import type { Route } from '@mainstreet/contract/routes.ts'
import { useSearch } from './router/use-router.ts'

/** The search parameters of the current page. */
export function useRouteSearch<R extends Route>(route: R): RouteSearch<R> {
  return readSearch(route, useSearch())
}
