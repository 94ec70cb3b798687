import { bodyLimits } from '@mainstreet/contract/http-limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../rate-limits/address-key.ts'
import { ApiError } from './api-error.ts'

type BodyBudget = { maxBufferedBytesPerNode: number; maxBufferedBytesPerAddress: number }

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const retryAfterSeconds = 5

/**
 * Bounds the bytes of all request bodies in progress, per node and per address. Counted after authentication
 * (onRequest) and before the body is read.
 */
export function enforceBodyBudget(app: FastifyInstance, budget: BodyBudget = bodyLimits): void {
  const { maxBufferedBytesPerNode, maxBufferedBytesPerAddress } = budget
  const byAddress = new Map<string, number>()
  let total = 0

  app.addHook('onRoute', (route) => {
    if (![route.method].flat().some((method) => methodsWithBody.has(method))) return
    const others = [route.preParsing ?? []].flat()
    route.preParsing = [
      (request, reply, payload, done) => {
        try {
          reserve(request, reply)
          done(null, payload)
        } catch (error) {
          done(error as Error)
        }
      },
      ...others,
    ]
  })

  function reserve(request: FastifyRequest, reply: FastifyReply): void {
    const bytes = getDeclaredBytes(request)
    if (bytes === 0) return
    const address = addressKey(request.ip)
    const ofAddress = byAddress.get(address) ?? 0
    if (ofAddress + bytes > maxBufferedBytesPerAddress)
      throw new ApiError('rate_limited', (m) => m.errors.common.tooManyBytes, {
        retryAfterSeconds,
        reason: 'too_many_bytes',
      })
    if (total + bytes > maxBufferedBytesPerNode)
      throw new ApiError('unavailable', (m) => m.errors.common.busy, {
        retryAfterSeconds,
        reason: 'too_many_bytes',
      })
    total += bytes
    byAddress.set(address, ofAddress + bytes)
    let isHeld = true
    const release = () => {
      if (!isHeld) return
      isHeld = false
      total -= bytes
      const left = (byAddress.get(address) ?? 0) - bytes
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    }
    // either event comes first; a broken connection emits only the second
    reply.raw.once('finish', release)
    reply.raw.once('close', release)
  }
}

/** A body of unknown length counts as the maximum of its call; a longer one is not read at all. */
function getDeclaredBytes({ headers, routeOptions }: FastifyRequest): number {
  const maxBytes = routeOptions.bodyLimit ?? bodyLimits.defaultBytes
  if (headers['transfer-encoding'] !== undefined) return maxBytes
  const length = Number(headers['content-length'] ?? 0)
  return length > maxBytes ? 0 : length
}
