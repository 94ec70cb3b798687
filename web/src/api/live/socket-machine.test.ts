import { socketClientLimits as limits } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
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

/** A socket under a clock that only we move. */
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
    /** Rings each alarm at its time. */
    pass(ms: number) {
      const end = now + ms
      for (let due = getNextTimerAt(state); due !== undefined && due <= end; due = getNextTimerAt(state)) {
        now = Math.max(now, due)
        take({ type: 'alarm' })
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
  socket.take({ type: 'wanted' })
  socket.pass(0)
  socket.take({ type: 'opened' })
  return socket
}

test('it connects with the first listener', () => {
  const socket = createTestSocket()
  expect(socket.state.status).toBe('disconnected')
  socket.take({ type: 'wanted' })
  expect(socket.state.status).toBe('connecting')
  socket.pass(0)
  expect(socket.times('open')).toHaveLength(1)
  socket.take({ type: 'opened' })
  expect(socket.state.status).toBe('connected')
})

test('tries are 3, 6, 12, 24, 30, 30 ... seconds apart, ten of them, and then it is said', () => {
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

test('chance makes a delay longer and never shorter', () => {
  const socket = createConnectedSocket({ random: 0.999 })
  socket.lose()
  const delay = (getNextTimerAt(socket.state) as number) - socket.now
  expect(delay).toBeGreaterThan(limits.reconnectBaseMs)
  expect(delay).toBeLessThan(limits.reconnectBaseMs * 1.3)
})

test('a first connection that fails and a later one have their own words', () => {
  const first = createTestSocket()
  first.take({ type: 'wanted' })
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

test('there are never less than 2 s between two tries, whoever presses', () => {
  const socket = createTestSocket()
  socket.take({ type: 'wanted' })
  socket.pass(0)
  for (let press = 0; press < 20; press++) {
    socket.lose()
    socket.take({ type: 'pressed' })
    socket.take({ type: 'online' })
    socket.pass(500)
  }
  const tries = socket.times('open')
  expect(tries.length).toBeGreaterThan(3)
  for (const [at, time] of tries.slice(1).entries())
    expect(time - (tries[at] as number)).toBeGreaterThanOrEqual(limits.minBetweenAttemptsMs)
})

test('it pings every 90 s as long as it is answered', () => {
  const socket = createConnectedSocket()
  for (let ping = 1; ping <= 4; ping++) {
    socket.pass(limits.pingMs)
    expect(socket.times('ping')).toHaveLength(ping)
    socket.take({ type: 'heard' })
  }
  expect(socket.state.status).toBe('connected')
})

test('a socket that does not answer a ping is given up and tried again', () => {
  const socket = createConnectedSocket()
  socket.pass(limits.pingMs + 10_000)
  expect(socket.state.status).toBe('disconnected')
  expect(socket.times('close')).toHaveLength(1)
  socket.pass(limits.reconnectBaseMs)
  expect(socket.times('open')).toHaveLength(2)
})

test('it stays for 15 s after the last listener, and not longer', () => {
  const socket = createConnectedSocket()
  socket.take({ type: 'unwanted' })
  socket.pass(limits.lingerMs - 1)
  expect(socket.state.status).toBe('connected')
  socket.take({ type: 'wanted' })
  socket.pass(limits.lingerMs * 2)
  expect(socket.state.status).toBe('connected')

  socket.take({ type: 'unwanted' })
  socket.pass(limits.lingerMs)
  expect(socket.state.status).toBe('disconnected')
  socket.pass(10 * limits.reconnectCapMs)
  expect(socket.times('open')).toHaveLength(1)
})

test('without a listener a lost connection is not looked for', () => {
  const socket = createConnectedSocket()
  socket.take({ type: 'unwanted' })
  socket.lose()
  socket.pass(10 * limits.reconnectCapMs)
  expect(socket.times('open')).toHaveLength(1)
})

test('more than three connections within two minutes are unstable, and wait the longest', () => {
  const socket = createConnectedSocket()
  for (let again = 0; again < 3; again++) {
    expect(isUnstable(socket.state, socket.now)).toBe(false)
    socket.lose()
    socket.pass(limits.reconnectBaseMs)
    socket.take({ type: 'opened' })
  }
  expect(isUnstable(socket.state, socket.now)).toBe(true)
  socket.lose()
  expect((getNextTimerAt(socket.state) as number) - socket.now).toBe(limits.reconnectCapMs)
  socket.pass(limits.reconnectCapMs)
  socket.take({ type: 'opened' })
  socket.pass(limits.unstableWindowMs)
  expect(isUnstable(socket.state, socket.now)).toBe(false)
})

test('who was told that the session is over waits for a new one', () => {
  const socket = createConnectedSocket()
  socket.take({ type: 'closed', canReconnect: false })
  expect(socket.state).toMatchObject({ status: 'error', message: texts.session.notAuthenticated })
  socket.take({ type: 'online' })
  socket.take({ type: 'woken' })
  socket.pass(10 * limits.reconnectCapMs)
  expect(socket.times('open')).toHaveLength(1)
  socket.take({ type: 'renewed' })
  socket.pass(0)
  expect(socket.times('open')).toHaveLength(2)
})

test('after the last try a press, or the network coming back, begins anew', () => {
  for (const type of ['pressed', 'online'] as const) {
    const socket = createConnectedSocket()
    for (let at = 0; at <= limits.maxAttempts; at++) {
      socket.lose()
      socket.pass(2 * limits.reconnectCapMs)
    }
    expect(socket.state.status).toBe('max_reconnects_exceeded')
    socket.take({ type })
    socket.pass(limits.minBetweenAttemptsMs)
    socket.take({ type: 'opened' })
    expect(socket.state).toMatchObject({ status: 'connected', failures: 0, message: undefined })
  }
})

test('whatever happens, there is one socket at most, 2 s between tries, and ten tries in a row', () => {
  const event = fc.oneof(
    fc.constantFrom<SocketEvent>(
      { type: 'wanted' },
      { type: 'unwanted' },
      { type: 'opened' },
      { type: 'heard' },
      { type: 'woken' },
      { type: 'online' },
      { type: 'pressed' },
      { type: 'renewed' },
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
          // only a socket that is there can open, speak or close
          else if (one.type === 'opened' && socket.state.timers.opening === undefined) continue
          else if (one.type === 'closed' && !isConnectedOrOpening(socket.state)) continue
          else socket.take(one)
          expect(socket.state.failures).toBeLessThanOrEqual(limits.maxAttempts)
          expect(socket.state.status === 'connected' && socket.state.timers.attempt !== undefined).toBe(false)
        }
        const tries = socket.times('open')
        for (const [at, time] of tries.slice(1).entries())
          expect(time - (tries[at] as number)).toBeGreaterThanOrEqual(limits.minBetweenAttemptsMs)
      },
    ),
    {
      // found here: somebody who came after the last try counted on where the row before had ended
      examples: [
        [
          [
            { type: 'wanted' },
            147_251,
            137_749,
            { type: 'closed', canReconnect: true },
            { type: 'wanted' },
            12_000,
          ],
          0,
        ],
      ],
    },
  )
})

const isConnectedOrOpening = ({ status, timers }: typeof initialSocketState) =>
  status === 'connected' || timers.opening !== undefined
