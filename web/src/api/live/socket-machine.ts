import { socket as limits, realtime } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'

export type SocketStatus = 'disconnected' | 'connecting' | 'connected' | 'error' | 'max_reconnects_exceeded'

type Alarm = 'attempt' | 'opening' | 'ping' | 'pong' | 'linger'

export type SocketState = {
  status: SocketStatus
  /** Whether anybody listens. */
  wanted: boolean
  /** Tries in a row that brought no connection. */
  failures: number
  /** How often it has waited since it was last connected, or was told to begin anew. */
  waits: number
  everConnected: boolean
  lastAttemptAt: number
  /** When it connected within the window of the rule about unstable connections. */
  connections: readonly number[]
  /** The server would refuse again; a new token or a press ends it. */
  barred: boolean
  /** Spec 8, for the person in front of the screen. */
  words: string | undefined
  /** Milliseconds of the clock at which each falls due. */
  alarms: Readonly<Partial<Record<Alarm, number>>>
}

export type SocketEvent =
  | {
      type: 'wanted' | 'unwanted' | 'opened' | 'heard' | 'alarm' | 'woken' | 'online' | 'pressed' | 'renewed'
    }
  | { type: 'closed'; comesBack: boolean }

export type SocketDeed = 'open' | 'close' | 'ping'
export type SocketStep = { state: SocketState; deeds: SocketDeed[] }

/** The spec wants jitter and leaves its size open: up to so much of the delay is added. */
const jitterShare = 0.3

export const atRest: SocketState = {
  status: 'disconnected',
  wanted: false,
  failures: 0,
  waits: 0,
  everConnected: false,
  lastAttemptAt: Number.NEGATIVE_INFINITY,
  connections: [],
  barred: false,
  words: undefined,
  alarms: {},
}

/** What the socket does next (spec 9): a table of rules; clock and chance are passed in. */
export function nextSocket(state: SocketState, event: SocketEvent, now: number, random: number): SocketStep {
  if (event.type === 'closed') return onClosed(state, event.comesBack, now, random)
  return steps[event.type](state, now, random)
}

/** When the next alarm is due, if any. */
export function nextAlarm({ alarms }: SocketState): number | undefined {
  const times = Object.values(alarms)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Spec 9: more than three connections within two minutes. */
export function isUnstable({ connections }: SocketState, now: number): boolean {
  return connections.filter((at) => at > now - limits.unstableWindowMs).length > limits.unstableConnections
}

/** Spec 9: from 3 s doubling to 30 s, and jitter on top; an unstable connection waits the longest at once. */
function delayOf(state: SocketState, now: number, random: number): number {
  const doubled = limits.reconnectBaseMs * 2 ** state.waits
  const delay = isUnstable(state, now) ? limits.reconnectCapMs : Math.min(limits.reconnectCapMs, doubled)
  return delay * (1 + jitterShare * random)
}

type Rule = (state: SocketState, now: number, random: number) => SocketStep

const steps: Record<Exclude<SocketEvent['type'], 'closed'>, Rule> = {
  wanted(state, now) {
    const stays = { ...state, wanted: true, alarms: without(state, 'linger') }
    // whoever comes after the last try begins a row of their own
    const anew = state.status === 'max_reconnects_exceeded' ? { ...stays, failures: 0, waits: 0 } : stays
    return isIdle(stays) && !stays.barred ? attemptSoon(anew, now) : still(stays)
  },
  unwanted(state, now) {
    return still({
      ...state,
      wanted: false,
      alarms: { ...state.alarms, linger: now + limits.lingerMs },
    })
  },
  opened(state, now) {
    const connections = [...state.connections.filter((at) => at > now - limits.unstableWindowMs), now]
    return still({
      ...state,
      status: 'connected',
      failures: 0,
      waits: 0,
      everConnected: true,
      connections,
      words: undefined,
      alarms: { ...without(state, 'opening', 'attempt'), ping: now + limits.pingMs },
    })
  },
  heard: (state) => still({ ...state, alarms: without(state, 'pong') }),
  woken: (state, now) => (state.status === 'connected' ? ping(state, now) : steps.online(state, now, 0)),
  online(state, now) {
    const waits = state.alarms.attempt !== undefined || state.status === 'max_reconnects_exceeded'
    return waits && state.wanted ? attemptSoon({ ...state, failures: 0, waits: 0 }, now) : still(state)
  },
  pressed(state, now) {
    const fresh = { ...state, failures: 0, waits: 0, barred: false }
    return isIdle(fresh) && fresh.wanted ? attemptSoon(fresh, now) : still(fresh)
  },
  renewed: (state, now, random) => (state.barred ? steps.pressed(state, now, random) : still(state)),
  alarm: onAlarm,
}

function onAlarm(state: SocketState, now: number, random: number): SocketStep {
  const due = (name: Alarm) => (state.alarms[name] ?? Number.POSITIVE_INFINITY) <= now
  if (due('linger'))
    return { state: { ...state, status: 'disconnected', words: undefined, alarms: {} }, deeds: ['close'] }
  // no sign of life: the socket is dead, whatever it says itself
  if (due('pong') || due('opening')) {
    const closed = onClosed(state, true, now, random)
    return { ...closed, deeds: ['close', ...closed.deeds] }
  }
  if (due('attempt'))
    return {
      state: {
        ...state,
        status: 'connecting',
        lastAttemptAt: now,
        alarms: { ...without(state, 'attempt'), opening: now + realtime.timeoutMs },
      },
      deeds: ['open'],
    }
  return due('ping') ? ping(state, now) : still(state)
}

function onClosed(state: SocketState, comesBack: boolean, now: number, random: number): SocketStep {
  const linger = state.alarms.linger
  const alarms = linger === undefined ? {} : { linger }
  if (!comesBack)
    return still({ ...state, status: 'error', barred: true, words: texts.session.notAuthenticated, alarms })
  if (!state.wanted) return still({ ...state, status: 'disconnected', alarms: {} })

  const failures = state.status === 'connected' ? 0 : state.failures + 1
  const waits = state.status === 'connected' ? 0 : state.waits
  const lost = { ...state, failures, waits, alarms }
  if (failures >= limits.maxAttempts)
    return still({ ...lost, status: 'max_reconnects_exceeded', words: texts.socket.maxRetries })

  const attempt = Math.max(
    now + delayOf(lost, now, random),
    state.lastAttemptAt + limits.minBetweenAttemptsMs,
  )
  const waiting = { ...lost, waits: waits + 1, alarms: { ...alarms, attempt } }
  if (state.status === 'connected') return still({ ...waiting, status: 'disconnected', words: undefined })
  const words = state.everConnected ? texts.socket.reconnectFailed : texts.socket.connectFailed
  return still({ ...waiting, status: 'error', words })
}

/** At once, but never sooner than 2 s after the try before (spec 9). */
function attemptSoon(state: SocketState, now: number): SocketStep {
  const attempt = Math.max(now, state.lastAttemptAt + limits.minBetweenAttemptsMs)
  return still({ ...state, status: 'connecting', words: undefined, alarms: { ...state.alarms, attempt } })
}

function ping(state: SocketState, now: number): SocketStep {
  const alarms = { ...state.alarms, ping: now + limits.pingMs, pong: now + realtime.timeoutMs }
  return { state: { ...state, alarms }, deeds: ['ping'] }
}

/** Neither connected nor on the way there. */
function isIdle({ status, alarms }: SocketState): boolean {
  return status !== 'connected' && alarms.attempt === undefined && alarms.opening === undefined
}

function without(state: SocketState, ...names: Alarm[]): SocketState['alarms'] {
  const alarms = { ...state.alarms }
  for (const name of names) delete alarms[name]
  return alarms
}

function still(state: SocketState): SocketStep {
  return { state, deeds: [] }
}
