import { socketClientLimits as limits, realtimeClientLimits } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'

export type SocketStatus = 'disconnected' | 'connecting' | 'connected' | 'error' | 'max_reconnects_exceeded'

type SocketTimer = 'attempt' | 'opening' | 'ping' | 'pong' | 'linger'

export type SocketState = {
  status: SocketStatus
  /** Whether anybody listens. */
  hasSubscribers: boolean
  /** Tries in a row that brought no connection. */
  failures: number
  /** How often it has waited since it was last connected, or was told to begin anew. */
  backoffCount: number
  wasConnected: boolean
  lastAttemptAt: number
  /** When it connected within the window of the rule about unstable connections. */
  connectedAtTimes: readonly number[]
  /** The server would refuse again; a new token or a press ends it. */
  isRejected: boolean
  /** Spec 8, for the person in front of the screen. */
  message: string | undefined
  /** Milliseconds of the clock at which each falls due. */
  timers: Readonly<Partial<Record<SocketTimer, number>>>
}

export type SocketEvent =
  | {
      type: 'wanted' | 'unwanted' | 'opened' | 'heard' | 'alarm' | 'woken' | 'online' | 'pressed' | 'renewed'
    }
  | { type: 'closed'; canReconnect: boolean }

export type SocketEffect = 'open' | 'close' | 'ping'
export type SocketTransition = { state: SocketState; effects: SocketEffect[] }

/** The spec wants jitter and leaves its size open: up to so much of the delay is added. */
const jitterShare = 0.3

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

/** What the socket does next (spec 9): a table of rules; clock and chance are passed in. */
export function nextSocketState(
  state: SocketState,
  event: SocketEvent,
  now: number,
  random: number,
): SocketTransition {
  if (event.type === 'closed') return onClosed(state, event.canReconnect, now, random)
  return transitionHandlers[event.type](state, now, random)
}

/** When the next alarm is due, if any. */
export function getNextTimerAt({ timers }: SocketState): number | undefined {
  const times = Object.values(timers)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Spec 9: more than three connections within two minutes. */
export function isUnstable({ connectedAtTimes }: SocketState, now: number): boolean {
  return (
    connectedAtTimes.filter((at) => at > now - limits.unstableWindowMs).length > limits.unstableConnections
  )
}

/** Spec 9: from 3 s doubling to 30 s, and jitter on top; an unstable connection waits the longest at once. */
function getReconnectDelayMs(state: SocketState, now: number, random: number): number {
  const doubled = limits.reconnectBaseMs * 2 ** state.backoffCount
  const delay = isUnstable(state, now) ? limits.reconnectCapMs : Math.min(limits.reconnectCapMs, doubled)
  return delay * (1 + jitterShare * random)
}

type TransitionHandler = (state: SocketState, now: number, random: number) => SocketTransition

const transitionHandlers: Record<Exclude<SocketEvent['type'], 'closed'>, TransitionHandler> = {
  wanted(state, now) {
    const stays = { ...state, hasSubscribers: true, timers: withoutTimers(state, 'linger') }
    // whoever comes after the last try begins a row of their own
    const anew =
      state.status === 'max_reconnects_exceeded' ? { ...stays, failures: 0, backoffCount: 0 } : stays
    return isIdle(stays) && !stays.isRejected ? scheduleAttempt(anew, now) : withoutEffects(stays)
  },
  unwanted(state, now) {
    return withoutEffects({
      ...state,
      hasSubscribers: false,
      timers: { ...state.timers, linger: now + limits.lingerMs },
    })
  },
  opened(state, now) {
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
      timers: { ...withoutTimers(state, 'opening', 'attempt'), ping: now + limits.pingMs },
    })
  },
  heard: (state) => withoutEffects({ ...state, timers: withoutTimers(state, 'pong') }),
  woken: (state, now) =>
    state.status === 'connected' ? ping(state, now) : transitionHandlers.online(state, now, 0),
  online(state, now) {
    const isWaiting = state.timers.attempt !== undefined || state.status === 'max_reconnects_exceeded'
    return isWaiting && state.hasSubscribers
      ? scheduleAttempt({ ...state, failures: 0, backoffCount: 0 }, now)
      : withoutEffects(state)
  },
  pressed(state, now) {
    const fresh = { ...state, failures: 0, backoffCount: 0, isRejected: false }
    return isIdle(fresh) && fresh.hasSubscribers ? scheduleAttempt(fresh, now) : withoutEffects(fresh)
  },
  renewed: (state, now, random) =>
    state.isRejected ? transitionHandlers.pressed(state, now, random) : withoutEffects(state),
  alarm: onTimer,
}

function onTimer(state: SocketState, now: number, random: number): SocketTransition {
  const due = (name: SocketTimer) => (state.timers[name] ?? Number.POSITIVE_INFINITY) <= now
  if (due('linger'))
    return { state: { ...state, status: 'disconnected', message: undefined, timers: {} }, effects: ['close'] }
  // no sign of life: the socket is dead, whatever it says itself
  if (due('pong') || due('opening')) {
    const closed = onClosed(state, true, now, random)
    return { ...closed, effects: ['close', ...closed.effects] }
  }
  if (due('attempt'))
    return {
      state: {
        ...state,
        status: 'connecting',
        lastAttemptAt: now,
        timers: { ...withoutTimers(state, 'attempt'), opening: now + realtimeClientLimits.timeoutMs },
      },
      effects: ['open'],
    }
  return due('ping') ? ping(state, now) : withoutEffects(state)
}

function onClosed(state: SocketState, canReconnect: boolean, now: number, random: number): SocketTransition {
  const linger = state.timers.linger
  const timers = linger === undefined ? {} : { linger }
  if (!canReconnect)
    return withoutEffects({
      ...state,
      status: 'error',
      isRejected: true,
      message: texts.session.notAuthenticated,
      timers,
    })
  if (!state.hasSubscribers) return withoutEffects({ ...state, status: 'disconnected', timers: {} })

  const failures = state.status === 'connected' ? 0 : state.failures + 1
  const backoffCount = state.status === 'connected' ? 0 : state.backoffCount
  const lost = { ...state, failures, backoffCount, timers }
  if (failures >= limits.maxAttempts)
    return withoutEffects({ ...lost, status: 'max_reconnects_exceeded', message: texts.socket.maxRetries })

  const attempt = Math.max(
    now + getReconnectDelayMs(lost, now, random),
    state.lastAttemptAt + limits.minBetweenAttemptsMs,
  )
  const waiting = { ...lost, backoffCount: backoffCount + 1, timers: { ...timers, attempt } }
  if (state.status === 'connected')
    return withoutEffects({ ...waiting, status: 'disconnected', message: undefined })
  const message = state.wasConnected ? texts.socket.reconnectFailed : texts.socket.connectFailed
  return withoutEffects({ ...waiting, status: 'error', message })
}

/** At once, but never sooner than 2 s after the try before (spec 9). */
function scheduleAttempt(state: SocketState, now: number): SocketTransition {
  const attempt = Math.max(now, state.lastAttemptAt + limits.minBetweenAttemptsMs)
  return withoutEffects({
    ...state,
    status: 'connecting',
    message: undefined,
    timers: { ...state.timers, attempt },
  })
}

function ping(state: SocketState, now: number): SocketTransition {
  const timers = { ...state.timers, ping: now + limits.pingMs, pong: now + realtimeClientLimits.timeoutMs }
  return { state: { ...state, timers }, effects: ['ping'] }
}

/** Neither connected nor on the way there. */
function isIdle({ status, timers }: SocketState): boolean {
  return status !== 'connected' && timers.attempt === undefined && timers.opening === undefined
}

function withoutTimers(state: SocketState, ...names: SocketTimer[]): SocketState['timers'] {
  const timers = { ...state.timers }
  for (const name of names) delete timers[name]
  return timers
}

function withoutEffects(state: SocketState): SocketTransition {
  return { state, effects: [] }
}
