import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { NotFoundPage } from '../../pages/not-found/not-found-page.tsx'
import type { RouteContext } from './loaders.ts'
import { PageError } from './page-error.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { routeTree } from './routes.tsx'

/** Without a history, the browser's. */
export function createAppRouter(context: RouteContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history, isServer: true } : {}),
    // readable addresses: /?search=mug, without JSON
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const known = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      return known.length > 0
        ? `?${new URLSearchParams(known.map(([key, value]) => [key, String(value)]))}`
        : ''
    },
    scrollRestoration: !history,
    defaultPendingComponent: PageSpinner,
    defaultPendingMs: 300,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
    // the query cache knows what is fresh
    defaultPreloadStaleTime: 0,
  })
}
