import { socketLimits } from '@mainstreet/contract/limits.ts'
import { closing } from '@mainstreet/contract/live/close-codes.ts'
import { WebSocket } from 'ws'

/** How many frames may come: `burst` at once, then so many a second. */
export type Pace = { perSecond: number; burst: number }

/** One open socket, whatever is spoken on it. */
export type Line = {
  send(frame: string | Buffer): void
  /** When what was sent before has left for the network, or the line is closed. */
  flushed(): Promise<void>
  close(code: number, reason: string): void
  /** The other side has said nothing since. */
  readonly heardAt: number
  /** `closed` has been told: nobody takes back what is done for it from now on. */
  readonly isGone: boolean
}

export type LineHears = {
  frame(data: Buffer, isBinary: boolean): void
  closed(): void
}

/** A reader that does not read is cut off before it costs more than this. */
const mostBuffered = socketLimits.maxBufferedBytes
/** Who does not answer our goodbye is cut off. */
const goodbyeMs = 2000

export function openLine(socket: WebSocket, pace: Pace, hears: LineHears): Line {
  let heardAt = Date.now()
  let allowance = pace.burst

  function mayHear(): boolean {
    const now = Date.now()
    allowance = Math.min(pace.burst, allowance + ((now - heardAt) / 1000) * pace.perSecond)
    heardAt = now
    allowance -= 1
    return allowance >= 0
  }

  function close(code: number, reason: string) {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), goodbyeMs).unref()
  }

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== WebSocket.OPEN) return
    if (!mayHear()) return close(closing.policy, 'Too many frames')
    hears.frame(data as Buffer, isBinary)
  })
  // a broken frame closes by itself, with the code that says why
  socket.on('error', () => {})
  socket.on('close', hears.closed)

  return {
    send(frame) {
      if (socket.readyState !== WebSocket.OPEN) return
      if (socket.bufferedAmount + frame.length > mostBuffered) return socket.terminate()
      socket.send(frame)
    },
    flushed: () =>
      new Promise((resolve) => {
        if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount === 0) return resolve()
        socket.ping(undefined, undefined, () => resolve())
      }),
    close,
    get heardAt() {
      return heardAt
    },
    get isGone() {
      return socket.readyState === WebSocket.CLOSED
    },
  }
}
