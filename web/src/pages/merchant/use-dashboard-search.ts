import { useSearch } from '@tanstack/react-router'
import { useSetSearch } from '../../browser/use-set-search.ts'

type DashboardSearch = Record<string, unknown>

/** What a view of the desk keeps in its address, beside which view it is and whose shop. */
export function useDashboardSearch(
  view: string,
): [asked: DashboardSearch, go: (next: DashboardSearch, replace?: boolean) => void] {
  const asked = useSearch({ strict: false }) as DashboardSearch
  const set = useSetSearch()
  return [asked, (next, replace) => set({ view, shop: asked.shop, ...next }, { replace: replace ?? false })]
}
