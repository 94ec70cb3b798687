import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type BodyTimeouts = {
  /** A small body must arrive within this time; a large one must make progress in each such interval. */
  progressIntervalMs: number
  /** A larger body is large, as is one without a declared length. */
  maxSmallBytes: number
  /** The minimum progress of a large body per interval: 2 KB a second, less than any phone sends. */
  minProgressBytes: number
  /** The maximum time for any body: 20 MB at 0.3 Mbit/s. */
  totalMs: number
  /** The maximum time for the body of a caller without a token. */
  anonymousMs: number
  /** How long an unread body may continue after its response. */
  afterResponseMs: number
}
const defaultBodyTimeouts: BodyTimeouts = {
  progressIntervalMs: 30_000,
  maxSmallBytes: 256 * 1024,
  minProgressBytes: 60 * 1024,
  totalMs: 600_000,
  anonymousMs: 15_000,
  afterResponseMs: 5_000,
}

/**
 * A photo over a slow connection takes minutes. One timeout that allows that for all bodies would let an attacker hold
 * thousands of connections by sending a byte now and then. So a large body may continue as long as it makes progress.
 */
export function enforceBodyTimeouts(app: FastifyInstance, timeouts = defaultBodyTimeouts): void {
  const { progressIntervalMs, maxSmallBytes, minProgressBytes, totalMs, anonymousMs, afterResponseMs } =
    timeouts
  // the longest time allowed; the shorter limits are enforced below
  app.server.requestTimeout = totalMs
  app.server.headersTimeout = progressIntervalMs

  app.addHook('onRequest', (request, reply, done) => {
    const length = getBodyLength(request)
    if (length > 0 && !request.raw.complete) watchProgress(request, reply, length)
    done()
  })

  function watchProgress({ raw, headers }: FastifyRequest, reply: FastifyReply, length: number): void {
    const { socket } = raw
    // an injected request has no socket
    if (!(socket instanceof Socket)) return
    const isAnonymous = headers.authorization === undefined
    let before = socket.bytesRead
    const timer = setInterval(
      () => {
        if (raw.complete || raw.destroyed) return clearInterval(timer)
        const receivedBytes = socket.bytesRead - before
        before = socket.bytesRead
        if (!isAnonymous && length > maxSmallBytes && receivedBytes >= minProgressBytes) return
        clearInterval(timer)
        if (!reply.raw.headersSent) socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
        socket.destroySoon()
      },
      isAnonymous ? anonymousMs : progressIntervalMs,
    )
    timer.unref()
    raw.once('close', () => clearInterval(timer))
    // rejected before it was read: the remainder is discarded, but not for minutes
    reply.raw.once('finish', () => {
      if (raw.complete) return
      const rest = setTimeout(() => socket.destroy(), afterResponseMs).unref()
      raw.once('end', () => clearTimeout(rest))
    })
  }
}

/** The length of the body: 0 without one, the declared length, or Infinity when it is not declared. */
function getBodyLength({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}
