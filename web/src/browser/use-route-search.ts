import { type RouteSearch, readSearch } from '@mainstreet/contract/href.ts'
import type { Route } from '@mainstreet/contract/routes.ts'
import { useSearch } from '@tanstack/react-router'

/** The search parameters of the current page. */
export function useRouteSearch<R extends Route>(route: R): RouteSearch<R> {
  return readSearch(route, useSearch({ strict: false }))
}
