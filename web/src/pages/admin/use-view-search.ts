import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { narrowed, type ViewSearch } from './view-search.ts'

type Change = (patch: ViewSearch) => void

/** The filters of a view stand in its address: a link carries them, and Back takes them away again. */
export function useViewSearch(): [search: ViewSearch, change: Change] {
  const router = useRouter()
  const { pathname } = useLocation()
  const search = useSearch({ strict: false }) as ViewSearch
  const change: Change = (patch) => {
    // what was typed narrows on the way: only a page or an opened thing is a step to go back from
    const replace = !('page' in patch) && !('open' in patch)
    const next = narrowed(router.state.location.search as ViewSearch, patch)
    void router.navigate({ to: pathname, search: next, replace, resetScroll: 'page' in patch } as never)
  }
  return [search, change]
}
