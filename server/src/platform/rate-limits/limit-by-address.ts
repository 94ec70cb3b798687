import type { CallRateName } from '@mainstreet/contract/limits.ts'
import type { FastifyRequest } from 'fastify'
import { isInProcess } from '../http/in-process.ts'
import type { CallRateLimits } from './call-rate-limits.ts'

/** A hook for routes that are no calls of the contract. */
export function limitByAddress(rateLimits: CallRateLimits, rate: CallRateName) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isInProcess(request)) rateLimits.consume(rate, { ip: request.ip })
  }
}
