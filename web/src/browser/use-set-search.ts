import { formatSearch, type HrefSearch } from '@mainstreet/contract/href.ts'
import type { Route } from '@mainstreet/contract/routes.ts'
import { useRouter } from './router/use-router.ts'

type SetSearchOptions = {
  /** Replaces the history entry, where Back would not be expected to return. */
  replace?: boolean
  resetScroll?: boolean
}

/** Sets the search parameters of the current page; path and scroll position stay. */
export function useSetSearch<R extends Route>(_route: R) {
  const router = useRouter()
  return (search: HrefSearch<R>, { replace = false, resetScroll = false }: SetSearchOptions = {}) => {
    router.navigate(router.getLocation().pathname + formatSearch(search), { replace, resetScroll })
  }
}
