import { calls } from '@mainstreet/contract/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { createInsights, getShopOverview } from './insights.ts'

export function insightRoutes(on: HandleCall<Viewer>, deps: PlatformDeps & { timeZone: string }) {
  const insights = createInsights(deps)

  on(calls.getShopOverview, async ({ params, viewer }) => ({
    overview: await getShopOverview(deps, viewer, params.id),
  }))
  on(calls.getShopInsights, async ({ params, query, viewer }) => ({
    insights: await insights.getShopInsights(viewer, params.id, query.days),
  }))
  on(calls.getMarketplaceInsights, async ({ query }) => ({
    insights: await insights.getMarketplaceInsights(query.days),
  }))
}
