import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { socketServerLimits } from '@mainstreet/contract/limits.ts'
import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { rejectedRequests } from '../platform/log/counters.ts'

/** A path that accepts WebSocket connections. */
export type SocketEndpoint = {
  path: string
  maxFrameBytes: number
  onConnect(socket: WebSocket, address: URL): void
}

/** The maximum per node; a further client is asked to reconnect, perhaps to another node. */
const maxSockets = 20_000
const closeGraceMs = 2000
const retryAfterSeconds = 5

const rejections = {
  403: { text: 'Forbidden', reason: 'socket_origin' },
  404: { text: 'Not Found', reason: 'socket_path' },
  503: { text: 'Service Unavailable', reason: 'socket_limit' },
} as const

export type SocketServer = { listOpenSockets(): { path: string; sockets: number }[] }

/** Accepts WebSocket connections on the app's server, and closes them with "come back" when it stops. */
export function createSocketServer(
  app: FastifyInstance,
  origins: ReadonlySet<string>,
  endpoints: SocketEndpoint[],
  isOverloaded: () => boolean,
): SocketServer {
  const open = new Set<WebSocket>()
  const openByPath = new Map(endpoints.map(({ path }) => [path, 0]))
  const count = (path: string, change: 1 | -1) =>
    void openByPath.set(path, (openByPath.get(path) ?? 0) + change)
  let isClosing = false
  const byPath = new Map(
    endpoints.map((endpoint) => {
      const options = { noServer: true, clientTracking: false, perMessageDeflate: false } as const
      return [
        endpoint.path,
        { ...endpoint, server: new WebSocketServer({ ...options, maxPayload: endpoint.maxFrameBytes }) },
      ]
    }),
  )

  function getRejection({ headers }: IncomingMessage, path: string): keyof typeof rejections | undefined {
    if (!byPath.has(path)) return 404
    if (!isAllowedOrigin(headers)) return 403
    return isClosing || open.size >= maxSockets || isOverloaded() ? 503 : undefined
  }

  /** A browser always sends the origin of its page: a page of another site may not act in its visitor's name. */
  function isAllowedOrigin({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
    return origin === undefined || site === 'same-origin' || origins.has(origin)
  }

  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const address = URL.parse(request.url ?? '/', 'http://street')
    const path = address?.pathname.replace(/(?<=.)\/$/, '') ?? ''
    const rejection = getRejection(request, path)
    const endpoint = byPath.get(path)
    stream.on('error', () => stream.destroy())
    if (rejection || !endpoint || !address) return rejectUpgrade(stream, rejection ?? 404)
    endpoint.server.handleUpgrade(request, stream, head, (socket) => {
      open.add(socket)
      count(endpoint.path, 1)
      socket.once('close', () => {
        open.delete(socket)
        count(endpoint.path, -1)
      })
      endpoint.onConnect(socket, address)
    })
  })

  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of open) socket.close(closeCodes.restart, 'The server is restarting')
    const end = Date.now() + closeGraceMs
    while (open.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
    for (const socket of open) socket.terminate()
  })
  return { listOpenSockets: () => [...openByPath].map(([path, sockets]) => ({ path, sockets })) }
}

function rejectUpgrade(stream: Duplex, status: keyof typeof rejections): void {
  const { text, reason } = rejections[status]
  rejectedRequests.inc({ reason })
  const body = JSON.stringify({ error: text })
  const retryAfter = status === 503 ? `Retry-After: ${retryAfterSeconds}\r\n` : ''
  stream.end(
    `HTTP/1.1 ${status} ${text}\r\nContent-Type: application/json\r\n${retryAfter}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/**
 * Calls `check` for one part of all items at a time, each item about once in `everyMs`, so that many sockets do not
 * block the event loop.
 */
export function startRollingCheck<Item>(
  items: ReadonlySet<Item>,
  everyMs: number,
  check: (item: Item) => void,
): () => void {
  const steps = Math.max(1, Math.round(everyMs / 1000))
  let remaining: Iterator<Item> = items.values()
  const timer = setInterval(() => {
    for (let left = Math.ceil(items.size / steps); left > 0; left--) {
      const next = remaining.next()
      if (next.done) {
        remaining = items.values()
        return
      }
      check(next.value)
    }
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}

/** Silent for longer than any live browser. */
export function isIdle(lastReceivedAt: number): boolean {
  return Date.now() - lastReceivedAt > socketServerLimits.idleTimeoutMs
}
