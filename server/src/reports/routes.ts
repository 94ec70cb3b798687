import { calls } from '@mainstreet/contract/calls.ts'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../identity/viewer.ts'
import { openCallLimit } from '../platform/call-limit.ts'
import type { Deps } from '../platform/deps.ts'
import type { On } from '../platform/mount.ts'
import { openClientErrors } from './client-errors.ts'
import { listClientErrorReports, listClientErrors, resolveClientError } from './error-groups.ts'
import { isDatabaseWell } from './health.ts'
import { glanceAt, openInsights } from './insights.ts'

export function reportRoutes(app: FastifyInstance, on: On<Viewer>, deps: Deps & { version: string }) {
  const { db, version } = deps
  const insights = openInsights(deps)
  const clientErrors = openClientErrors(db)
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
    const well = await isDatabaseWell(db)
    if (!well) reply.code(503)
    reply.header('cache-control', 'no-store')
    const status = well ? ('ok' as const) : ('unavailable' as const)
    return { status, database: status, version, uptime_seconds: Math.floor(process.uptime()) }
  })

  // browsers ask this every half minute: that we answer is the answer
  app.head(calls.health.path, async (_request, reply) => reply.header('cache-control', 'no-store').send())
}
