import { socketClientLimits as limits, realtimeClientLimits } from '@mainstreet/contract/live/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { addJitter, getBackoffMs } from '@mainstreet/contract/retry.ts'

export type SocketStatus = 'disconnected' | 'connecting' | 'connected' | 'error' | 'max_reconnects_exceeded'

type SocketTimer = 'reconnect' | 'connect_timeout' | 'ping' | 'pong' | 'idle_close'

export type SocketState = {
  status: SocketStatus
  hasSubscribers: boolean
  /** Failed attempts in a row. */
  failures: number
  /** The number of delays since the last connection or the last restart of the series. */
  backoffCount: number
  wasConnected: boolean
  lastAttemptAt: number
  /** Connection times within the window of the rule for unstable connections. */
  connectedAtTimes: readonly number[]
  /** The server would reject another attempt; a new token or a user's retry clears it. */
  isRejected: boolean
  /** The text for the user (docs/spec.md, section 8). */
  message: string | undefined
  /** When each timer is due, in milliseconds. */
  timers: Readonly<Partial<Record<SocketTimer, number>>>
}

export type SocketEvent =
  | {
      type:
        | 'subscribed'
        | 'unsubscribed'
        | 'authenticated'
        | 'frame_received'
        | 'timer_due'
        | 'page_visible'
        | 'online'
        | 'retry_requested'
        | 'token_renewed'
    }
  | { type: 'closed'; canReconnect: boolean }

export type SocketEffect = 'open' | 'close' | 'ping'
export type SocketTransition = { state: SocketState; effects: SocketEffect[] }

const reconnectBackoff = { baseMs: limits.reconnectBaseMs, capMs: limits.reconnectCapMs }

export const initialSocketState: SocketState = {
  status: 'disconnected',
  hasSubscribers: false,
  failures: 0,
  backoffCount: 0,
  wasConnected: false,
  lastAttemptAt: Number.NEGATIVE_INFINITY,
  connectedAtTimes: [],
  isRejected: false,
  message: undefined,
  timers: {},
}

/**
 * The next state and its effects (docs/spec.md, section 9): a table of rules; clock and random number are
 * arguments.
 */
export function nextSocketState(
  state: SocketState,
  event: SocketEvent,
  now: number,
  random: number,
): SocketTransition {
  if (event.type === 'closed') return onClosed(state, event.canReconnect, now, random)
  return transitionHandlers[event.type](state, now, random)
}

/** When the next timer is due, if any. */
export function getNextTimerAt({ timers }: SocketState): number | undefined {
  const times = Object.values(timers)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** More than three connections within two minutes (docs/spec.md, section 9). */
export function isUnstable({ connectedAtTimes }: SocketState, now: number): boolean {
  return (
    connectedAtTimes.filter((at) => at > now - limits.unstableWindowMs).length > limits.unstableConnections
  )
}

/**
 * From 3 s doubling to 30 s, plus jitter; an unstable connection gets the longest delay at once
 * (docs/spec.md, section 9).
 */
function getReconnectDelayMs(state: SocketState, now: number, random: number): number {
  const doubled = getBackoffMs(state.backoffCount + 1, reconnectBackoff)
  return addJitter(isUnstable(state, now) ? limits.reconnectCapMs : doubled, random)
}

type TransitionHandler = (state: SocketState, now: number, random: number) => SocketTransition

const transitionHandlers: Record<Exclude<SocketEvent['type'], 'closed'>, TransitionHandler> = {
  subscribed(state, now) {
    const stays = { ...state, hasSubscribers: true, timers: withoutTimers(state, 'idle_close') }
    // a subscriber after the last attempt starts a new series
    const anew =
      state.status === 'max_reconnects_exceeded' ? { ...stays, failures: 0, backoffCount: 0 } : stays
    return isIdle(stays) && !stays.isRejected ? scheduleAttempt(anew, now) : withoutEffects(stays)
  },
  unsubscribed(state, now) {
    return withoutEffects({
      ...state,
      hasSubscribers: false,
      timers: { ...state.timers, idle_close: now + limits.idleCloseMs },
    })
  },
  authenticated(state, now) {
    const connectedAtTimes = [
      ...state.connectedAtTimes.filter((at) => at > now - limits.unstableWindowMs),
      now,
    ]
    return withoutEffects({
      ...state,
      status: 'connected',
      failures: 0,
      backoffCount: 0,
      wasConnected: true,
      connectedAtTimes,
      message: undefined,
      timers: { ...withoutTimers(state, 'connect_timeout', 'reconnect'), ping: now + limits.pingMs },
    })
  },
  frame_received: (state) => withoutEffects({ ...state, timers: withoutTimers(state, 'pong') }),
  page_visible: (state, now) =>
    state.status === 'connected' ? ping(state, now) : transitionHandlers.online(state, now, 0),
  online(state, now) {
    const isWaiting = state.timers.reconnect !== undefined || state.status === 'max_reconnects_exceeded'
    return isWaiting && state.hasSubscribers
      ? scheduleAttempt({ ...state, failures: 0, backoffCount: 0 }, now)
      : withoutEffects(state)
  },
  retry_requested(state, now) {
    const fresh = { ...state, failures: 0, backoffCount: 0, isRejected: false }
    return isIdle(fresh) && fresh.hasSubscribers ? scheduleAttempt(fresh, now) : withoutEffects(fresh)
  },
  token_renewed: (state, now, random) =>
    state.isRejected ? transitionHandlers.retry_requested(state, now, random) : withoutEffects(state),
  timer_due: onTimer,
}

function onTimer(state: SocketState, now: number, random: number): SocketTransition {
  const due = (name: SocketTimer) => (state.timers[name] ?? Number.POSITIVE_INFINITY) <= now
  if (due('idle_close'))
    return { state: { ...state, status: 'disconnected', message: undefined, timers: {} }, effects: ['close'] }
  // without a pong the socket is dead, whatever its own state
  if (due('pong') || due('connect_timeout')) {
    const closed = onClosed(state, true, now, random)
    return { ...closed, effects: ['close', ...closed.effects] }
  }
  if (due('reconnect'))
    return {
      state: {
        ...state,
        status: 'connecting',
        lastAttemptAt: now,
        timers: {
          ...withoutTimers(state, 'reconnect'),
          connect_timeout: now + realtimeClientLimits.timeoutMs,
        },
      },
      effects: ['open'],
    }
  return due('ping') ? ping(state, now) : withoutEffects(state)
}

function onClosed(state: SocketState, canReconnect: boolean, now: number, random: number): SocketTransition {
  const { idle_close } = state.timers
  const timers = idle_close === undefined ? {} : { idle_close }
  if (!canReconnect)
    return withoutEffects({
      ...state,
      status: 'error',
      isRejected: true,
      message: m.session.notAuthenticated,
      timers,
    })
  if (!state.hasSubscribers) return withoutEffects({ ...state, status: 'disconnected', timers: {} })

  const failures = state.status === 'connected' ? 0 : state.failures + 1
  const backoffCount = state.status === 'connected' ? 0 : state.backoffCount
  const disconnected = { ...state, failures, backoffCount, timers }
  if (failures >= limits.maxAttempts)
    return withoutEffects({
      ...disconnected,
      status: 'max_reconnects_exceeded',
      message: m.socket.maxRetries,
    })

  const reconnect = Math.max(
    now + getReconnectDelayMs(disconnected, now, random),
    state.lastAttemptAt + limits.minBetweenAttemptsMs,
  )
  const waiting = { ...disconnected, backoffCount: backoffCount + 1, timers: { ...timers, reconnect } }
  if (state.status === 'connected')
    return withoutEffects({ ...waiting, status: 'disconnected', message: undefined })
  const message = state.wasConnected ? m.socket.reconnectFailed : m.socket.connectFailed
  return withoutEffects({ ...waiting, status: 'error', message })
}

/** At once, but at least 2 s after the previous attempt (docs/spec.md, section 9). */
function scheduleAttempt(state: SocketState, now: number): SocketTransition {
  const reconnect = Math.max(now, state.lastAttemptAt + limits.minBetweenAttemptsMs)
  return withoutEffects({
    ...state,
    status: 'connecting',
    message: undefined,
    timers: { ...state.timers, reconnect },
  })
}

function ping(state: SocketState, now: number): SocketTransition {
  const timers = { ...state.timers, ping: now + limits.pingMs, pong: now + realtimeClientLimits.timeoutMs }
  return { state: { ...state, timers }, effects: ['ping'] }
}

/** Neither connected nor connecting. */
function isIdle({ status, timers }: SocketState): boolean {
  return status !== 'connected' && timers.reconnect === undefined && timers.connect_timeout === undefined
}

function withoutTimers(state: SocketState, ...names: SocketTimer[]): SocketState['timers'] {
  const timers = { ...state.timers }
  for (const name of names) delete timers[name]
  return timers
}

function withoutEffects(state: SocketState): SocketTransition {
  return { state, effects: [] }
}
