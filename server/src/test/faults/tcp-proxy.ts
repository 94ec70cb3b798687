import { connect, createServer, type Socket } from 'node:net'

/** A line to a port or a socket's file that can fall silent, as a broken cable does: nothing gets through, and nobody is told. */
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
      // what was swallowed makes the old connections useless
      for (const socket of sockets) socket.destroy()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
