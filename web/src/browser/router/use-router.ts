import type { PathParam } from '@mainstreet/contract/href.ts'
import type { Route } from '@mainstreet/contract/routes.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PageSearch, RouterLocation } from './history.ts'
import type { PageMatch, Router, RouterState } from './router.ts'

export const RouterContext = createContext<Router | undefined>(undefined)
/** What `RouterProvider` shows. */
export const RouterStateContext = createContext<RouterState | undefined>(undefined)

export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('There is no RouterProvider above this component')
  return router
}

export function useRouterState(): RouterState {
  const state = useContext(RouterStateContext)
  if (!state) throw new Error('There is no RouterProvider above this component')
  return state
}

/** The latest address, whose page may still be loading. */
export function useLocation(): RouterLocation {
  const { subscribe, getLocation } = useRouter()
  return useSyncExternalStore(subscribe, getLocation, getLocation)
}

/** The parameters of the page that is shown, which is the one of `route`. */
export function useParams<R extends Route>(_route: R): Record<PathParam<R['path']>, string> {
  return useMatch().params as Record<PathParam<R['path']>, string>
}

/** The search parameters of the page that is shown. */
export const useSearch = (): PageSearch => useMatch().search

const noMatch: Pick<PageMatch, 'params' | 'search'> = { params: {}, search: {} }

function useMatch(): Pick<PageMatch, 'params' | 'search'> {
  return useRouterState().match ?? noMatch
}
