import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { socketServerLimits } from '@mainstreet/contract/live/limits.ts'
import { rejectedRequests } from '@mainstreet/platform/log/counters.ts'
import { addressKey } from '@mainstreet/platform/rate-limits/address-key.ts'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'

/** A path that accepts WebSocket connections. */
export type SocketEndpoint = {
  path: string
  maxFrameBytes: number
  /** Whether pages of this origin may connect. */
  isAllowedOrigin(origin: string): boolean
  onConnect(socket: WebSocket, address: URL): void
}

export type SocketServerOptions = {
  getAddress: (request: IncomingMessage) => string
  /** Of one address (IPv6: one /64 network); undefined: no limit. */
  maxSocketsPerAddress?: number | undefined
  /** Whether new sockets are rejected. */
  isOverloaded(): boolean
}

/** The maximum per node; a further client has to reconnect, perhaps to another node. */
const maxSockets = 20_000
const closeGraceMs = 2000
const retryAfterSeconds = 5

const rejections = {
  403: { text: 'Forbidden', reason: 'socket_origin' },
  404: { text: 'Not Found', reason: 'socket_path' },
  429: { text: 'Too Many Requests', reason: 'sockets_of_address' },
  503: { text: 'Service Unavailable', reason: 'socket_limit' },
} as const

export type SocketServer = { listOpenSockets(): { path: string; sockets: number }[] }

/** Accepts WebSocket connections on the app's server, and closes them with "come back" when it stops. */
export function createSocketServer(
  app: FastifyInstance,
  endpoints: SocketEndpoint[],
  { getAddress, maxSocketsPerAddress = Number.POSITIVE_INFINITY, isOverloaded }: SocketServerOptions,
): SocketServer {
  const open = new Set<WebSocket>()
  const openByAddress = new Map<string, number>()
  const openByPath = new Map(endpoints.map(({ path }) => [path, 0]))
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

  function getRejection(
    { headers }: IncomingMessage,
    path: string,
    address: string,
  ): keyof typeof rejections | undefined {
    const endpoint = byPath.get(path)
    if (!endpoint) return 404
    if (!isAllowedOrigin(endpoint, headers)) return 403
    if (isClosing || open.size >= maxSockets || isOverloaded()) return 503
    return (openByAddress.get(address) ?? 0) >= maxSocketsPerAddress ? 429 : undefined
  }

  function countSocket(path: string, address: string, change: 1 | -1): void {
    openByPath.set(path, (openByPath.get(path) ?? 0) + change)
    const count = (openByAddress.get(address) ?? 0) + change
    if (count > 0) openByAddress.set(address, count)
    else openByAddress.delete(address)
  }

  /** A browser always sends the origin of its page: a page of another site may not act in its visitor's name. */
  function isAllowedOrigin(
    endpoint: SocketEndpoint,
    { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  ): boolean {
    return origin === undefined || site === 'same-origin' || endpoint.isAllowedOrigin(origin)
  }

  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const address = URL.parse(request.url ?? '/', 'http://street')
    const path = address?.pathname.replace(/(?<=.)\/$/, '') ?? ''
    const clientAddress = addressKey(getAddress(request))
    const rejection = getRejection(request, path, clientAddress)
    const endpoint = byPath.get(path)
    stream.on('error', () => stream.destroy())
    if (rejection || !endpoint || !address) return rejectUpgrade(stream, rejection ?? 404)
    endpoint.server.handleUpgrade(request, stream, head, (socket) => {
      open.add(socket)
      countSocket(endpoint.path, clientAddress, 1)
      socket.once('close', () => {
        open.delete(socket)
        countSocket(endpoint.path, clientAddress, -1)
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
