import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** As Lighthouse has a phone on slow 4G: there and back in 150 ms, 1.6 Mbit/s for all connections together. */
const line = { roundTripMs: 150, bytesPerMs: (1.6 * 1024 * 1024) / 8 / 1000 }
const packetBytes = 1460

/** A line to the server that is as slow as a phone's: what is sent waits its turn, and then half a round trip. */
export async function openSlowLine(port: number): Promise<{ port: number; close(): void }> {
  let freeAt = 0
  const open = new Set<Socket>()

  /** Where its last byte has arrived; the line carries one packet after the other. */
  function arrival(bytes: number): number {
    freeAt = Math.max(freeAt, performance.now()) + bytes / line.bytesPerMs
    return freeAt + line.roundTripMs / 2
  }

  async function carryDown(from: Socket, to: Socket) {
    let last = Promise.resolve()
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += packetBytes) {
        const packet = chunk.subarray(at, at + packetBytes)
        const due = arrival(packet.length)
        // one after the other, whatever the timers do
        last = last.then(() => until(due)).then(() => void (to.writable && to.write(packet)))
        // else one answer would hold the line until its last byte
        await until(due - line.roundTripMs / 2)
      }
  }

  const server = createServer((phone) => {
    open.add(phone)
    const shop = connect(port, '127.0.0.1').on('error', () => phone.destroy())
    phone.on('error', () => phone.destroy())
    phone.on('close', () => {
      open.delete(phone)
      shop.destroy()
    })
    let last = sleep(line.roundTripMs) // the handshake
    phone.on('data', (asked: Buffer) => {
      const due = performance.now() + line.roundTripMs / 2
      last = last.then(() => until(due)).then(() => void (shop.writable && shop.write(asked)))
    })
    carryDown(shop, phone).catch(() => phone.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const phone of open) phone.destroy()
    },
  }
}

function until(due: number): Promise<void> {
  return sleep(Math.max(0, due - performance.now()))
}
