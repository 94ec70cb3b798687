import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type Patience = {
  /** Within this a small body has come, and a large one a part of itself again. */
  partMs: number
  /** A body above this is large, as is one that does not say. */
  smallBytes: number
  /** So much of a large one in each part: 2 KB a second, less than any phone sends. */
  partBytes: number
  /** Within this everything has come: 20 MB at 0.3 Mbit/s. */
  wholeMs: number
  /** Within this the body of a caller without a token has come. */
  anonymousMs: number
  /** So long a body that nobody reads any more may go on after its response. */
  answeredMs: number
}
const usualPatience: Patience = {
  partMs: 30_000,
  smallBytes: 256 * 1024,
  partBytes: 60 * 1024,
  wholeMs: 600_000,
  anonymousMs: 15_000,
  answeredMs: 5_000,
}

/**
 * A photo over a slow line takes minutes, and one time for all bodies that lets it through lets somebody hold thousands
 * of connections with a byte now and then. So a large body may go on as long as it comes.
 */
export function waitForBodies(app: FastifyInstance, patience = usualPatience): void {
  const { partMs, smallBytes, partBytes, wholeMs, anonymousMs, answeredMs } = patience
  // Node looks at all connections now and then; the times within are ours
  app.server.requestTimeout = wholeMs
  app.server.headersTimeout = partMs

  app.addHook('onRequest', (request, reply, done) => {
    const length = lengthOf(request)
    if (length > 0 && !request.raw.complete) watch(request, reply, length)
    done()
  })

  function watch({ raw, headers }: FastifyRequest, reply: FastifyReply, length: number): void {
    const { socket } = raw
    // the program asks itself without a line: nothing to wait for
    if (!(socket instanceof Socket)) return
    const isAnonymous = headers.authorization === undefined
    let before = socket.bytesRead
    const timer = setInterval(
      () => {
        if (raw.complete || raw.destroyed) return clearInterval(timer)
        const came = socket.bytesRead - before
        before = socket.bytesRead
        if (!isAnonymous && length > smallBytes && came >= partBytes) return
        clearInterval(timer)
        if (!reply.raw.headersSent) socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
        socket.destroySoon()
      },
      isAnonymous ? anonymousMs : partMs,
    )
    timer.unref()
    raw.once('close', () => clearInterval(timer))
    // refused before it was read: what still comes is thrown away, but not for minutes
    reply.raw.once('finish', () => {
      if (raw.complete) return
      const rest = setTimeout(() => socket.destroy(), answeredMs).unref()
      raw.once('end', () => clearTimeout(rest))
    })
  }
}

/** Of the body: none, what it says, or without an end where it says nothing. */
function lengthOf({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}
