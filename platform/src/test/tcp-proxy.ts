import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to a port or socket that can fail as networks do. */
export type TcpProxy = {
  port: number
  /** Goes silent, like a broken cable: nothing gets through and no side is informed. */
  cut(): void
  /** As if no program listened there; ends the open connections. */
  goOffline(): Promise<void>
  /** What either side sends arrives later, in its order. */
  delay(ms: number): void
  restore(): Promise<void>
  close(): void
}

export async function startTcpProxy(target: number | string): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  let delayMs = 0
  const server = createServer((near) => {
    const far = typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => {
        if (isCut) return
        if (delayMs === 0) other.write(bytes)
        else setTimeout(() => other.write(bytes), delayMs)
      })
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const destroySockets = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    cut() {
      isCut = true
    },
    async goOffline() {
      server.close()
      destroySockets()
    },
    delay(ms) {
      delayMs = ms
    },
    async restore() {
      // dropped data makes the old connections useless
      if (isCut) destroySockets()
      isCut = false
      delayMs = 0
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close() {
      server.close()
      destroySockets()
    },
  }
}

/** A proxy for a database, and the URL through it. The embedded database listens on a Unix socket, named in its URL. */
export async function startDatabaseProxy(databaseUrl: string): Promise<{ proxy: TcpProxy; url: string }> {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  const port = url.port || '5432'
  const proxy = await startTcpProxy(folder ? `${folder}/.s.PGSQL.${port}` : Number(port))
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${proxy.port}`
  return { proxy, url: url.href }
}
