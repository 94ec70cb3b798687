import { calls } from '@mainstreet/contract/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { FastifyInstance } from 'fastify'
import { createDatabaseHealthCheck } from './database-health.ts'

export function healthRoutes(
  app: FastifyInstance,
  on: HandleCall<Viewer>,
  {
    db,
    version,
    isStopping: isServerStopping,
  }: PlatformDeps & { version: string; isStopping: () => boolean },
) {
  const isDatabaseReady = createDatabaseHealthCheck(db)

  on(calls.getHealth, async ({ reply }) => {
    const isHealthy = await isDatabaseReady()
    if (!isHealthy) reply.code(503)
    reply.header('cache-control', 'no-store')
    const status = isHealthy ? ('ok' as const) : ('unavailable' as const)
    return { status, database: status, version, uptime_seconds: Math.floor(process.uptime()) }
  })

  on(calls.getReadiness, async ({ reply }) => {
    const isStopping = isServerStopping()
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
