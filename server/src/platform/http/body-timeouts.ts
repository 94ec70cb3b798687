import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type BodyTimeouts = {
  /** Within this a small body has come, and a large one a part of itself again. */
  progressIntervalMs: number
  /** A body above this is large, as is one that does not say. */
  maxSmallBytes: number
  /** So much of a large one in each part: 2 KB a second, less than any phone sends. */
  minProgressBytes: number
  /** Within this everything has come: 20 MB at 0.3 Mbit/s. */
  totalMs: number
  /** Within this the body of a caller without a token has come. */
  anonymousMs: number
  /** So long a body that nobody reads any more may go on after its response. */
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
 * A photo over a slow line takes minutes, and one time for all bodies that lets it through lets somebody hold thousands
 * of connections with a byte now and then. So a large body may go on as long as it comes.
 */
export function enforceBodyTimeouts(app: FastifyInstance, timeouts = defaultBodyTimeouts): void {
  const { progressIntervalMs, maxSmallBytes, minProgressBytes, totalMs, anonymousMs, afterResponseMs } =
    timeouts
  // Node looks at all connections now and then; the times within are ours
  app.server.requestTimeout = totalMs
  app.server.headersTimeout = progressIntervalMs

  app.addHook('onRequest', (request, reply, done) => {
    const length = getBodyLength(request)
    if (length > 0 && !request.raw.complete) watchProgress(request, reply, length)
    done()
  })

  function watchProgress({ raw, headers }: FastifyRequest, reply: FastifyReply, length: number): void {
    const { socket } = raw
    // the program asks itself without a line: nothing to wait for
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
    // refused before it was read: what still comes is thrown away, but not for minutes
    reply.raw.once('finish', () => {
      if (raw.complete) return
      const rest = setTimeout(() => socket.destroy(), afterResponseMs).unref()
      raw.once('end', () => clearTimeout(rest))
    })
  }
}

/** Of the body: none, what it says, or without an end where it says nothing. */
function getBodyLength({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}
