import { bodies } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from './address-key.ts'
import { Refusal } from './api-error.ts'

type BodyBudget = { nodeBytes: number; addressBytes: number }

const withBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const retryAfterSeconds = 5

/**
 * Bounds the bytes of all bodies that are read or worked on at once, for the node and for each address. Counted after
 * a request was authenticated (onRequest) and before its body is read.
 */
export function limitBodies(app: FastifyInstance, budget: BodyBudget = bodies): void {
  const { nodeBytes, addressBytes } = budget
  const byAddress = new Map<string, number>()
  let total = 0

  app.addHook('onRoute', (route) => {
    if (![route.method].flat().some((method) => withBody.has(method))) return
    const others = [route.preParsing ?? []].flat()
    route.preParsing = [
      (request, reply, payload, done) => {
        try {
          reserve(request, reply)
          done(null, payload)
        } catch (fault) {
          done(fault as Error)
        }
      },
      ...others,
    ]
  })

  function reserve(request: FastifyRequest, reply: FastifyReply): void {
    const bytes = announcedBytes(request)
    if (bytes === 0) return
    const address = addressKey(request.ip)
    const ofAddress = byAddress.get(address) ?? 0
    if (ofAddress + bytes > addressBytes)
      throw new Refusal('rate_limited', 'Too much is being sent at once. Please wait a moment.', {
        retryAfterSeconds,
      })
    if (total + bytes > nodeBytes)
      throw new Refusal('unavailable', 'Too much is being sent to us just now. Please try again.', {
        retryAfterSeconds,
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
    // either comes first, and a connection that breaks has only the second
    reply.raw.once('finish', release)
    reply.raw.once('close', release)
  }
}

/** A body of unknown length counts as the largest one that its call takes; a longer one is not read at all. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? bodies.usualBytes
  if (headers['transfer-encoding'] !== undefined) return most
  const length = Number(headers['content-length'] ?? 0)
  return length > most ? 0 : length
}
