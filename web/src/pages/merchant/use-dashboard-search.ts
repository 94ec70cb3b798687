import type { HrefSearch, RouteSearch } from '@mainstreet/contract/href.ts'
import { type MerchantView, routes } from '@mainstreet/contract/routes.ts'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { useSetSearch } from '../../browser/use-set-search.ts'

type Merchant = typeof routes.merchant

/** The parameters of a dashboard view in the address, besides view and shop. */
export function useDashboardSearch(
  view: MerchantView,
): [search: RouteSearch<Merchant>, setSearch: (next: HrefSearch<Merchant>, replace?: boolean) => void] {
  const search = useRouteSearch(routes.merchant)
  const set = useSetSearch(routes.merchant)
  return [search, (next, replace) => set({ view, shop: search.shop, ...next }, { replace: replace ?? false })]
}
