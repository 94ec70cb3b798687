import { socketServerLimits } from '@mainstreet/contract/limits.ts'
import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { WebSocket } from 'ws'

/** How many frames may come: `burst` at once, then so many a second. */
export type FrameRateLimit = { perSecond: number; burst: number }

/** One open socket, whatever is spoken on it. */
export type Connection = {
  send(frame: string | Buffer): void
  /** When what was sent before has left for the network, or the line is closed. */
  flushed(): Promise<void>
  close(code: number, reason: string): void
  /** The other side has said nothing since. */
  readonly lastReceivedAt: number
  /** `closed` has been told: nobody takes back what is done for it from now on. */
  readonly isClosed: boolean
}

export type ConnectionHandlers = {
  onFrame(data: Buffer, isBinary: boolean): void
  onClose(): void
}

/** A reader that does not read is cut off before it costs more than this. */
const maxBufferedBytes = socketServerLimits.maxBufferedBytes
/** Who does not answer our goodbye is cut off. */
const closeTimeoutMs = 2000

export function createConnection(
  socket: WebSocket,
  rateLimit: FrameRateLimit,
  handlers: ConnectionHandlers,
): Connection {
  let lastReceivedAt = Date.now()
  let allowance = rateLimit.burst

  function takeFrameToken(): boolean {
    const now = Date.now()
    allowance = Math.min(rateLimit.burst, allowance + ((now - lastReceivedAt) / 1000) * rateLimit.perSecond)
    lastReceivedAt = now
    allowance -= 1
    return allowance >= 0
  }

  function close(code: number, reason: string) {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), closeTimeoutMs).unref()
  }

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== WebSocket.OPEN) return
    if (!takeFrameToken()) return close(closeCodes.policyViolation, 'Too many frames')
    handlers.onFrame(data as Buffer, isBinary)
  })
  // a broken frame closes by itself, with the code that says why
  socket.on('error', () => {})
  socket.on('close', handlers.onClose)

  return {
    send(frame) {
      if (socket.readyState !== WebSocket.OPEN) return
      if (socket.bufferedAmount + frame.length > maxBufferedBytes) return socket.terminate()
      socket.send(frame)
    },
    flushed: () =>
      new Promise((resolve) => {
        if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount === 0) return resolve()
        socket.ping(undefined, undefined, () => resolve())
      }),
    close,
    get lastReceivedAt() {
      return lastReceivedAt
    },
    get isClosed() {
      return socket.readyState === WebSocket.CLOSED
    },
  }
}
