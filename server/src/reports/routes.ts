import { calls } from '@mainstreet/contract/calls.ts'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../identity/viewer.ts'
import type { Deps } from '../platform/deps.ts'
import type { On } from '../platform/mount.ts'
import { openCallLimit } from './call-limit.ts'
import { openClientErrors } from './client-errors.ts'
import { isDatabaseWell } from './health.ts'

export function reportRoutes(
  app: FastifyInstance,
  on: On<Viewer>,
  { db, version }: Deps & { version: string },
) {
  const clientErrors = openClientErrors(db)
  const countReport = openCallLimit({ most: 30, windowMs: 60_000 })

  on(calls.reportError, async ({ body, viewer, raw }) => {
    countReport(raw.ip)
    await clientErrors.keep(body, viewer?.id)
    return { accepted: true }
  })

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
