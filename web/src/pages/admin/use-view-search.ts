import { useRouter, useSearch } from '@tanstack/react-router'
import { useSetSearch } from '../../browser/use-set-search.ts'
import { applyFilter, type ViewSearch } from './view-search.ts'

type UpdateSearch = (patch: ViewSearch) => void

/** The filters of a view stand in its address: a link carries them, and Back takes them away again. */
export function useViewSearch(): [search: ViewSearch, change: UpdateSearch] {
  const router = useRouter()
  const set = useSetSearch()
  const search = useSearch({ strict: false }) as ViewSearch
  const change: UpdateSearch = (patch) => {
    // what was typed narrows on the way: only a page or an opened thing is a step to go back from
    const replace = !('page' in patch) && !('open' in patch)
    set(applyFilter(router.state.location.search as ViewSearch, patch), {
      replace,
      resetScroll: 'page' in patch,
    })
  }
  return [search, change]
}
