import { once } from 'node:events'
import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import type { InProcessNode } from '../nodes/in-process-node.ts'

const topic = 'realtime:loud'
const frame = (event: string, payload: object) =>
  JSON.stringify({ topic, event, payload, ref: '1', join_ref: '1' })
const largeFrame = frame('broadcast', {
  type: 'broadcast',
  event: 'loud',
  payload: { text: 'x'.repeat(200_000) },
})
const messageCount = 80

export type SlowReaderResult = { problems: string[]; p99: number; grownBytes: number }

/** Sends sixteen megabytes to a client that does not read and to one that does; or to two that do. */
export async function runSlowReader(
  { port }: InProcessNode,
  { token, sleeps = true }: { token: string | undefined; sleeps?: boolean },
): Promise<SlowReaderResult> {
  async function joined(): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=x&vsn=1.0.0`)
    await once(socket, 'open')
    socket.send(frame('phx_join', { config: {}, access_token: token }))
    await once(socket, 'message')
    return socket
  }
  const [speaker, reader, sleeper] = [await joined(), await joined(), await joined()]
  let received = 0
  const sentSeqs: number[] = []
  const waits: number[] = []
  reader.on('message', () => {
    waits.push(performance.now() - (sentSeqs[received] ?? 0))
    received += 1
  })
  const before = process.memoryUsage().rss
  const tcp = (sleeper as unknown as { _socket: Socket })._socket
  if (sleeps) tcp.pause()
  for (let count = 0; count < messageCount; count++) {
    sentSeqs.push(performance.now())
    speaker.send(largeFrame)
    await new Promise((resolve) => setTimeout(resolve, 12))
  }
  for (let left = 1500; received < messageCount && left > 0; left--)
    await new Promise((resolve) => setTimeout(resolve, 20))

  // reads what the network still holds: the end of the stream is the disconnection
  let slept = 0
  sleeper.on('message', () => {
    slept += 1
  })
  const ended = Promise.race([
    once(sleeper, 'close').then(() => true),
    new Promise((resolve) => setTimeout(() => resolve(false), 30_000)),
  ])
  tcp.resume()
  const isCut = sleeps && (await ended)
  const grownBytes = process.memoryUsage().rss - before
  for (const socket of [speaker, reader, sleeper]) socket.terminate()
  const problems = [
    ...(received === messageCount ? [] : [`the reader got ${received} of ${messageCount}`]),
    ...(!sleeps || (isCut && slept < messageCount)
      ? []
      : [`the slow reader was not disconnected, and got ${slept} of ${messageCount}`]),
  ]
  return {
    problems,
    p99: waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0,
    grownBytes,
  }
}
