import { minuteMs, secondMs } from '../durations.ts'
import { freeze } from '../freeze.ts'

export const sync = freeze({ reloadThrottleMs: 2 * secondMs })

export const socketClientLimits = freeze({
  reconnectBaseMs: 3 * secondMs,
  reconnectCapMs: 30 * secondMs,
  maxAttempts: 10,
  minBetweenAttemptsMs: 2 * secondMs,
  pingMs: 90 * secondMs,
  idleCloseMs: 15 * secondMs,
  unstableConnections: 3,
  unstableWindowMs: 2 * minuteMs,
})

/**
 * Limits of one socket; a socket that exceeds them is closed. Two lost pings are tolerated before it counts
 * as idle.
 */
export const socketServerLimits = freeze({
  maxFrameBytes: 16 * 1024,
  maxTokenChars: 4096,
  maxChannelFrameBytes: 256 * 1024,
  framesPerSecond: 20,
  burstFrames: 60,
  channelFramesPerSecond: 100,
  channelBurstFrames: 300,
  maxRooms: 50,
  maxWatchedProducts: 100,
  maxChannels: 100,
  maxAnonymousChannels: 20,
  /** The JSON that a client shows of itself in a channel. */
  maxPresenceBytes: 4 * 1024,
  /** Open sockets per address (IPv6: per /64 network); a family or an office shares one. */
  maxSocketsPerAddress: 200,
  authTimeoutMs: 10 * secondMs,
  idleTimeoutMs: 4 * minuteMs,
  maxBufferedBytes: 1024 * 1024,
})

/** Broadcasts by HTTP per minute; each node counts separately. */
export const broadcastRates = freeze({ perAccount: 300, perAddress: 600 })

/** After the last delay, the last one repeats. */
export const realtimeClientLimits = freeze({
  timeoutMs: 10 * secondMs,
  heartbeatMs: 25 * secondMs,
  reconnectDelaysMs: freeze([secondMs, 2 * secondMs, 5 * secondMs, 10 * secondMs] as const),
})
