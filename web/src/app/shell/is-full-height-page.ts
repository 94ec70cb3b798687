import { readSearch } from '@mainstreet/contract/href.ts'
import { findRoute, routes } from '@mainstreet/contract/routes.ts'

type PageAddress = { pathname: string; search: Readonly<Record<string, unknown>> }

/** Pages that use the whole window and scroll inside: without a second header row or a footer. */
export function isFullHeightPage({ pathname, search }: PageAddress): boolean {
  const route = findRoute(pathname)
  if (route === routes.merchant) return readSearch(routes.merchant, search).view === 'messages'
  return route === routes.chat || route === routes.customerChat
}
