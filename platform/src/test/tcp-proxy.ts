import { connect, createServer, type Socket } from 'node:net'

/**
 * A connection to a port or socket that can go silent, like a broken cable: nothing gets through and no side is
 * informed.
 */
export type TcpProxy = { port: number; cut(): void; restore(): void; close(): void }

export async function startTcpProxy(target: number | string): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    const far = typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => void (!isCut && other.write(bytes)))
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      isCut = true
    },
    restore() {
      isCut = false
      // dropped data makes the old connections useless
      for (const socket of sockets) socket.destroy()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
