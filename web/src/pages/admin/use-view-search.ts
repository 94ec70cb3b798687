import { readSearch } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useRouter } from '../../browser/router/use-router.ts'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { useSetSearch } from '../../browser/use-set-search.ts'
import { applyFilter, type ViewSearch } from './view-search.ts'

type UpdateSearch = (patch: ViewSearch) => void

/** The filters of a view are in its address: a link contains them, and Back removes them. */
export function useViewSearch(): [search: ViewSearch, change: UpdateSearch] {
  const router = useRouter()
  const set = useSetSearch(routes.admin)
  const search = useRouteSearch(routes.admin)
  const change: UpdateSearch = (patch) => {
    // typed filters replace the history entry: only a page or an opened dialog is a step back
    const replace = !('page' in patch) && !('open' in patch)
    set(applyFilter(readSearch(routes.admin, router.getLocation().search), patch), {
      replace,
      resetScroll: 'page' in patch,
    })
  }
  return [search, change]
}
