import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { socketLimits } from '@mainstreet/contract/limits.ts'
import { closing } from '@mainstreet/contract/live/close-codes.ts'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'

/** A path where sockets are opened. */
export type Door = {
  path: string
  mostFrameBytes: number
  welcome(socket: WebSocket, address: URL): void
}

/** What one node holds; the next one is asked to come back, to another node perhaps. */
const mostSockets = 20_000
const graceMs = 2000

const refusals = { 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' } as const

/** Opens the doors on the app's server, and closes all sockets with "come back" when it ends. */
export function openSockets(app: FastifyInstance, origins: ReadonlySet<string>, doors: Door[]): void {
  const open = new Set<WebSocket>()
  let isClosing = false
  const byPath = new Map(
    doors.map((door) => {
      const options = { noServer: true, clientTracking: false, perMessageDeflate: false } as const
      return [
        door.path,
        { ...door, server: new WebSocketServer({ ...options, maxPayload: door.mostFrameBytes }) },
      ]
    }),
  )

  function refusalOf({ headers }: IncomingMessage, path: string): keyof typeof refusals | undefined {
    if (!byPath.has(path)) return 404
    if (!isOwnPage(headers)) return 403
    return isClosing || open.size >= mostSockets ? 503 : undefined
  }

  /** A browser always says where its page is from: another site's page may not speak in its visitor's name. */
  function isOwnPage({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
    return origin === undefined || site === 'same-origin' || origins.has(origin)
  }

  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const address = URL.parse(request.url ?? '/', 'http://street')
    const path = address?.pathname.replace(/(?<=.)\/$/, '') ?? ''
    const refusal = refusalOf(request, path)
    const door = byPath.get(path)
    stream.on('error', () => stream.destroy())
    if (refusal || !door || !address) return refuse(stream, refusal ?? 404)
    door.server.handleUpgrade(request, stream, head, (socket) => {
      open.add(socket)
      socket.once('close', () => open.delete(socket))
      door.welcome(socket, address)
    })
  })

  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of open) socket.close(closing.restart, 'The street restarts: come back')
    const end = Date.now() + graceMs
    while (open.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
    for (const socket of open) socket.terminate()
  })
}

function refuse(stream: Duplex, status: keyof typeof refusals): void {
  const body = JSON.stringify({ error: refusals[status] })
  stream.end(
    `HTTP/1.1 ${status} ${refusals[status]}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** Calls `look` a part of all at a time, each about once in `everyMs`: many sockets never cost a hiccup. */
export function sweeping<Item>(
  items: ReadonlySet<Item>,
  everyMs: number,
  look: (item: Item) => void,
): () => void {
  const steps = Math.max(1, Math.round(everyMs / 1000))
  let rest: Iterator<Item> = items.values()
  const timer = setInterval(() => {
    for (let left = Math.ceil(items.size / steps); left > 0; left--) {
      const next = rest.next()
      if (next.done) {
        rest = items.values()
        return
      }
      look(next.value)
    }
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}

/** Longer silent than a browser that lives ever is. */
export function isIdle(heardAt: number): boolean {
  return Date.now() - heardAt > socketLimits.idleMs
}
