import { calls } from '@mainstreet/contract/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { FastifyInstance } from 'fastify'
import { listClientErrorReports, listClientErrors, resolveClientError } from './client-error-groups.ts'
import { createClientErrorStore } from './client-error-store.ts'
import { createDatabaseHealthCheck } from './database-health.ts'
import { createInsights, getShopOverview } from './insights.ts'

export function reportRoutes(
  app: FastifyInstance,
  on: HandleCall<Viewer>,
  deps: PlatformDeps & { version: string; timeZone: string; isStopping: () => boolean },
) {
  const { db, version } = deps
  const insights = createInsights(deps)
  const clientErrors = createClientErrorStore(db)
  const isDatabaseReady = createDatabaseHealthCheck(db)

  on(calls.reportError, async ({ body, viewer }) => {
    await clientErrors.save(body, viewer?.id)
    return { accepted: true }
  })

  on(calls.listClientErrors, ({ query }) => listClientErrors(db, query))
  on(calls.listClientErrorReports, ({ query }) => listClientErrorReports(db, query))
  on(calls.resolveClientError, async ({ body, viewer }) => ({
    deleted: await resolveClientError(db, viewer, body.fingerprint),
  }))
  on(calls.getShopOverview, async ({ params, viewer }) => ({
    overview: await getShopOverview(deps, viewer, params.id),
  }))
  on(calls.getShopInsights, async ({ params, query, viewer }) => ({
    insights: await insights.getShopInsights(viewer, params.id, query.days),
  }))
  on(calls.getMarketplaceInsights, async ({ query }) => ({
    insights: await insights.getMarketplaceInsights(query.days),
  }))

  on(calls.getHealth, async ({ reply }) => {
    const isHealthy = await isDatabaseReady()
    if (!isHealthy) reply.code(503)
    reply.header('cache-control', 'no-store')
    const status = isHealthy ? ('ok' as const) : ('unavailable' as const)
    return { status, database: status, version, uptime_seconds: Math.floor(process.uptime()) }
  })

  on(calls.getReadiness, async ({ reply }) => {
    const isStopping = deps.isStopping()
    if (isStopping) reply.code(503)
    reply.header('cache-control', 'no-store')
    return { status: isStopping ? ('stopping' as const) : ('ready' as const) }
  })

  // browsers poll this every half minute to learn whether the server can reach the database
  app.head(calls.getHealth.path, async (_request, reply) =>
    reply
      .code((await isDatabaseReady()) ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(),
  )
}
