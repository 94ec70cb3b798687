import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { socketServerLimits } from '@mainstreet/contract/live/limits.ts'
import { WebSocket } from 'ws'

/** How many frames a client may send: `burst` at once, then `perSecond`. */
export type FrameRateLimit = { perSecond: number; burst: number }

/** One open socket, for any protocol. */
export type Connection = {
  send(frame: string | Buffer): void
  /** Resolves when everything sent so far has left for the network, or the connection is closed. */
  flushed(): Promise<void>
  close(code: number, reason: string): void
  /** When the last frame was received. */
  readonly lastReceivedAt: number
  /** `onClose` has been called: what is registered for the connection from now on is not cleaned up. */
  readonly isClosed: boolean
}

export type ConnectionHandlers = {
  onFrame(data: Buffer, isBinary: boolean): void
  onClose(): void
}

/** A slow reader is disconnected before it costs more memory than this. */
const maxBufferedBytes = socketServerLimits.maxBufferedBytes
/** A client that does not complete the close handshake in time is terminated. */
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
  // an invalid frame closes the socket by itself, with the right code
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
