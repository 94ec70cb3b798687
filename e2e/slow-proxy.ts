import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s for all connections together. */
const slow4g = { roundTripMs: 150, bytesPerMs: (1.6 * 1024 * 1024) / 8 / 1000 }
const packetBytes = 1460

/** A proxy to the server with a phone's network: data waits in a queue, then for half a round trip. */
export async function startSlowProxy(port: number): Promise<{ port: number; close(): void }> {
  let idleAt = 0
  const clientSockets = new Set<Socket>()

  /** When the last byte arrives; packets are sent one after another. */
  function getArrivalTime(bytes: number): number {
    idleAt = Math.max(idleAt, performance.now()) + bytes / slow4g.bytesPerMs
    return idleAt + slow4g.roundTripMs / 2
  }

  async function forwardToClient(from: Socket, to: Socket) {
    let last = Promise.resolve()
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += packetBytes) {
        const packet = chunk.subarray(at, at + packetBytes)
        const due = getArrivalTime(packet.length)
        // in order, whatever the timers do
        last = last.then(() => sleepUntil(due)).then(() => void (to.writable && to.write(packet)))
        // otherwise one response would block the queue until its last byte
        await sleepUntil(due - slow4g.roundTripMs / 2)
      }
  }

  const server = createServer((client) => {
    clientSockets.add(client)
    const upstream = connect(port, '127.0.0.1').on('error', () => client.destroy())
    client.on('error', () => client.destroy())
    client.on('close', () => {
      clientSockets.delete(client)
      upstream.destroy()
    })
    let last = sleep(slow4g.roundTripMs) // the handshake
    client.on('data', (chunk: Buffer) => {
      const due = performance.now() + slow4g.roundTripMs / 2
      last = last.then(() => sleepUntil(due)).then(() => void (upstream.writable && upstream.write(chunk)))
    })
    forwardToClient(upstream, client).catch(() => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const phone of clientSockets) phone.destroy()
    },
  }
}

function sleepUntil(time: number): Promise<void> {
  return sleep(Math.max(0, time - performance.now()))
}
