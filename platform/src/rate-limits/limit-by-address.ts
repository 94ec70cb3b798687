import type { CallRateName } from '@mainstreet/contract/http-limits.ts'
import type { FastifyRequest } from 'fastify'
import { isInProcess } from '../http/in-process.ts'
import type { CallRateLimits } from './call-rate-limits.ts'

/** A hook for what is no call of the contract. `exemptPaths`: what checks this server, and the webhook of payments. */
export function limitByAddress(
  rateLimits: CallRateLimits,
  rate: CallRateName,
  exemptPaths: readonly string[] = [],
) {
  const exempt = new Set(exemptPaths)
  return async (request: FastifyRequest): Promise<void> => {
    if (isInProcess(request) || exempt.has(request.routeOptions.url ?? '')) return
    rateLimits.consume(rate, { ip: request.ip })
  }
}
