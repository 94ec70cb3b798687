import { useRouter, useSearch } from '@tanstack/react-router'
import { useSetSearch } from '../../browser/use-set-search.ts'
import { narrowed, type ViewSearch } from './view-search.ts'

type Change = (patch: ViewSearch) => void

/** The filters of a view stand in its address: a link carries them, and Back takes them away again. */
export function useViewSearch(): [search: ViewSearch, change: Change] {
  const router = useRouter()
  const set = useSetSearch()
  const search = useSearch({ strict: false }) as ViewSearch
  const change: Change = (patch) => {
    // what was typed narrows on the way: only a page or an opened thing is a step to go back from
    const replace = !('page' in patch) && !('open' in patch)
    set(narrowed(router.state.location.search as ViewSearch, patch), {
      replace,
      resetScroll: 'page' in patch,
    })
  }
  return [search, change]
}
