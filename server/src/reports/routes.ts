import { calls } from '@mainstreet/contract/calls.ts'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../accounts/viewer.ts'
import type { On } from '../platform/http/handle-call.ts'
import { openCallLimit } from '../platform/http/rate-limiter.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { listClientErrorReports, listClientErrors, resolveClientError } from './client-error-groups.ts'
import { openClientErrors } from './client-error-store.ts'
import { openDatabaseCheck } from './database-health.ts'
import { glanceAt, openInsights } from './insights.ts'

export function reportRoutes(app: FastifyInstance, on: On<Viewer>, deps: Deps & { version: string }) {
  const { db, version } = deps
  const insights = openInsights(deps)
  const clientErrors = openClientErrors(db)
  const isDatabaseReady = openDatabaseCheck(db)
  const countReport = openCallLimit({ most: 30, windowMs: 60_000 })

  on(calls.reportError, async ({ body, viewer, raw }) => {
    countReport(raw.ip)
    await clientErrors.keep(body, viewer?.id)
    return { accepted: true }
  })

  on(calls.listClientErrors, ({ query }) => listClientErrors(db, query))
  on(calls.listClientErrorReports, ({ query }) => listClientErrorReports(db, query))
  on(calls.resolveClientError, async ({ body, viewer }) => ({
    cleared: await resolveClientError(db, viewer, body.fingerprint),
  }))
  on(calls.getGlance, async ({ params, viewer }) => ({ glance: await glanceAt(deps, viewer, params.id) }))
  on(calls.getInsights, async ({ params, query, viewer }) => ({
    insights: await insights.ofShop(viewer, params.id, query.days),
  }))
  on(calls.getStreetInsights, async ({ query }) => ({ insights: await insights.ofStreet(query.days) }))

  on(calls.health, async ({ reply }) => {
    const well = await isDatabaseReady()
    if (!well) reply.code(503)
    reply.header('cache-control', 'no-store')
    const status = well ? ('ok' as const) : ('unavailable' as const)
    return { status, database: status, version, uptime_seconds: Math.floor(process.uptime()) }
  })

  // browsers ask this every half minute: without the database they could do nothing here
  app.head(calls.health.path, async (_request, reply) =>
    reply
      .code((await isDatabaseReady()) ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(),
  )
}
