import { socketClientLimits as limits } from '@mainstreet/contract/live/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  getNextTimerAt,
  initialSocketState,
  isUnstable,
  nextSocketState,
  type SocketEffect,
  type SocketEvent,
} from './socket-machine.ts'

/** A socket with a test clock. */
function createTestSocket({ random = 0 } = {}) {
  let state = initialSocketState
  let now = 1_000_000
  const effects: { effect: SocketEffect; at: number }[] = []
  const take = (event: SocketEvent) => {
    const step = nextSocketState(state, event, now, random)
    state = step.state
    for (const effect of step.effects) effects.push({ effect, at: now })
  }
  return {
    take,
    /** Fires each timer at its time. */
    pass(ms: number) {
      const end = now + ms
      for (let due = getNextTimerAt(state); due !== undefined && due <= end; due = getNextTimerAt(state)) {
        now = Math.max(now, due)
        take({ type: 'timer_due' })
      }
      now = end
    },
    lose: () => take({ type: 'closed', canReconnect: true }),
    get state() {
      return state
    },
    get now() {
      return now
    },
    times: (wanted: SocketEffect) => effects.filter(({ effect }) => effect === wanted).map(({ at }) => at),
  }
}

function createConnectedSocket(options?: { random?: number }) {
  const socket = createTestSocket(options)
  socket.take({ type: 'subscribed' })
  socket.pass(0)
  socket.take({ type: 'authenticated' })
  return socket
}

test('connects with the first subscriber', () => {
  const socket = createTestSocket()
  expect(socket.state.status).toBe('disconnected')
  socket.take({ type: 'subscribed' })
  expect(socket.state.status).toBe('connecting')
  socket.pass(0)
  expect(socket.times('open')).toHaveLength(1)
  socket.take({ type: 'authenticated' })
  expect(socket.state.status).toBe('connected')
})

test('attempts are 3, 6, 12, 24, 30, 30 ... seconds apart; after ten of them the status says so', () => {
  const socket = createConnectedSocket()
  socket.lose()
  for (let at = 0; at < limits.maxAttempts; at++) {
    expect(socket.state.status).not.toBe('max_reconnects_exceeded')
    const due = getNextTimerAt(socket.state) as number
    const expected = Math.min(limits.reconnectCapMs, limits.reconnectBaseMs * 2 ** at)
    expect(due - socket.now).toBe(expected)
    socket.pass(due - socket.now)
    socket.lose()
  }
  expect(socket.state).toMatchObject({
    status: 'max_reconnects_exceeded',
    message: 'Connection lost - max retries exceeded',
    timers: {},
  })
  expect(socket.times('open')).toHaveLength(1 + limits.maxAttempts)
})

test('jitter only lengthens a delay', () => {
  const socket = createConnectedSocket({ random: 0.999 })
  socket.lose()
  const delay = (getNextTimerAt(socket.state) as number) - socket.now
  expect(delay).toBeGreaterThan(limits.reconnectBaseMs)
  expect(delay).toBeLessThan(limits.reconnectBaseMs * 1.3)
})

test('the first connection and a later one have different messages when they fail', () => {
  const first = createTestSocket()
  first.take({ type: 'subscribed' })
  first.pass(0)
  first.lose()
  expect(first.state).toMatchObject({ status: 'error', message: 'Failed to connect' })

  const later = createConnectedSocket()
  later.lose()
  expect(later.state).toMatchObject({ status: 'disconnected', message: undefined })
  later.pass(limits.reconnectBaseMs)
  later.lose()
  expect(later.state).toMatchObject({ status: 'error', message: 'Reconnection failed' })
})

test('attempts are at least 2 s apart, whoever requests them', () => {
  const socket = createTestSocket()
  socket.take({ type: 'subscribed' })
  socket.pass(0)
  for (let press = 0; press < 20; press++) {
    socket.lose()
    socket.take({ type: 'retry_requested' })
    socket.take({ type: 'online' })
    socket.pass(500)
  }
  const tries = socket.times('open')
  expect(tries.length).toBeGreaterThan(3)
  for (const [at, time] of tries.slice(1).entries())
    expect(time - (tries[at] as number)).toBeGreaterThanOrEqual(limits.minBetweenAttemptsMs)
})

test('pings every 90 s while pongs arrive', () => {
  const socket = createConnectedSocket()
  for (let ping = 1; ping <= 4; ping++) {
    socket.pass(limits.pingMs)
    expect(socket.times('ping')).toHaveLength(ping)
    socket.take({ type: 'frame_received' })
  }
  expect(socket.state.status).toBe('connected')
})

test('a socket without a pong is closed and replaced', () => {
  const socket = createConnectedSocket()
  socket.pass(limits.pingMs + 10_000)
  expect(socket.state.status).toBe('disconnected')
  expect(socket.times('close')).toHaveLength(1)
  socket.pass(limits.reconnectBaseMs)
  expect(socket.times('open')).toHaveLength(2)
})

test('stays open for 15 s after the last subscriber, and no longer', () => {
  const socket = createConnectedSocket()
  socket.take({ type: 'unsubscribed' })
  socket.pass(limits.idleCloseMs - 1)
  expect(socket.state.status).toBe('connected')
  socket.take({ type: 'subscribed' })
  socket.pass(limits.idleCloseMs * 2)
  expect(socket.state.status).toBe('connected')

  socket.take({ type: 'unsubscribed' })
  socket.pass(limits.idleCloseMs)
  expect(socket.state.status).toBe('disconnected')
  socket.pass(10 * limits.reconnectCapMs)
  expect(socket.times('open')).toHaveLength(1)
})

test('without subscribers a lost connection is not restored', () => {
  const socket = createConnectedSocket()
  socket.take({ type: 'unsubscribed' })
  socket.lose()
  socket.pass(10 * limits.reconnectCapMs)
  expect(socket.times('open')).toHaveLength(1)
})

test('more than three connections within two minutes are unstable and get the longest delay', () => {
  const socket = createConnectedSocket()
  for (let reconnect = 0; reconnect < 3; reconnect++) {
    expect(isUnstable(socket.state, socket.now)).toBe(false)
    socket.lose()
    socket.pass(limits.reconnectBaseMs)
    socket.take({ type: 'authenticated' })
  }
  expect(isUnstable(socket.state, socket.now)).toBe(true)
  socket.lose()
  expect((getNextTimerAt(socket.state) as number) - socket.now).toBe(limits.reconnectCapMs)
  socket.pass(limits.reconnectCapMs)
  socket.take({ type: 'authenticated' })
  socket.pass(limits.unstableWindowMs)
  expect(isUnstable(socket.state, socket.now)).toBe(false)
})

test('after a rejected session it waits for a new token', () => {
  const socket = createConnectedSocket()
  socket.take({ type: 'closed', canReconnect: false })
  expect(socket.state).toMatchObject({ status: 'error', message: m.session.notAuthenticated })
  socket.take({ type: 'online' })
  socket.take({ type: 'page_visible' })
  socket.pass(10 * limits.reconnectCapMs)
  expect(socket.times('open')).toHaveLength(1)
  socket.take({ type: 'token_renewed' })
  socket.pass(0)
  expect(socket.times('open')).toHaveLength(2)
})

test("after the last attempt a user's retry or a regained network starts again", () => {
  for (const type of ['retry_requested', 'online'] as const) {
    const socket = createConnectedSocket()
    for (let at = 0; at <= limits.maxAttempts; at++) {
      socket.lose()
      socket.pass(2 * limits.reconnectCapMs)
    }
    expect(socket.state.status).toBe('max_reconnects_exceeded')
    socket.take({ type })
    socket.pass(limits.minBetweenAttemptsMs)
    socket.take({ type: 'authenticated' })
    expect(socket.state).toMatchObject({ status: 'connected', failures: 0, message: undefined })
  }
})

test('in any order of events there is at most one socket, 2 s between attempts, and ten attempts in a row', () => {
  const event = fc.oneof(
    fc.constantFrom<SocketEvent>(
      { type: 'subscribed' },
      { type: 'unsubscribed' },
      { type: 'authenticated' },
      { type: 'frame_received' },
      { type: 'page_visible' },
      { type: 'online' },
      { type: 'retry_requested' },
      { type: 'token_renewed' },
      { type: 'closed', canReconnect: true },
      { type: 'closed', canReconnect: false },
    ),
    fc.integer({ min: 0, max: 200_000 }),
  )
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 120 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (all, random) => {
        const socket = createTestSocket({ random })
        for (const one of all) {
          if (typeof one === 'number') socket.pass(one)
          // only an existing socket can open, receive or close
          else if (one.type === 'authenticated' && socket.state.timers.connect_timeout === undefined) continue
          else if (one.type === 'closed' && !isConnectedOrOpening(socket.state)) continue
          else socket.take(one)
          expect(socket.state.failures).toBeLessThanOrEqual(limits.maxAttempts)
          expect(socket.state.status === 'connected' && socket.state.timers.reconnect !== undefined).toBe(
            false,
          )
        }
        const tries = socket.times('open')
        for (const [at, time] of tries.slice(1).entries())
          expect(time - (tries[at] as number)).toBeGreaterThanOrEqual(limits.minBetweenAttemptsMs)
      },
    ),
    {
      // found here: a subscriber after the last attempt continued the count of the series before
      examples: [
        [
          [
            { type: 'subscribed' },
            147_251,
            137_749,
            { type: 'closed', canReconnect: true },
            { type: 'subscribed' },
            12_000,
          ],
          0,
        ],
      ],
    },
  )
})

const isConnectedOrOpening = ({ status, timers }: typeof initialSocketState) =>
  status === 'connected' || timers.connect_timeout !== undefined
