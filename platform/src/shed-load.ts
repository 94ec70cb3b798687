import type { FastifyInstance } from 'fastify'
import { ApiError } from './http/api-error.ts'
import { isInProcess } from './http/in-process.ts'
import type { LoadMonitor } from './load-monitor.ts'

const retryAfterSeconds = 5

/**
 * Rejects requests at once while the process is overloaded, so that those it accepts still get a response in time.
 * Cached responses are sent before this hook, as they cost less than the rejection. `exemptPaths`: what checks this
 * server, and what others do not send again for long. A call from within belongs to a request that was accepted.
 */
export function shedLoad(app: FastifyInstance, monitor: LoadMonitor, exemptPaths: readonly string[]): void {
  const exempt = new Set(exemptPaths)
  app.addHook('onRequest', (request, _reply, done) => {
    const overload = monitor.getOverload()
    if (overload === undefined || exempt.has(request.routeOptions.url ?? '') || isInProcess(request))
      return done()
    done(new ApiError('unavailable', (m) => m.errors.common.busy, { retryAfterSeconds, reason: overload }))
  })
}
