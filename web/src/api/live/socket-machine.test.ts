import { socket as limits } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  atRest,
  isUnstable,
  nextAlarm,
  nextSocket,
  type SocketDeed,
  type SocketEvent,
} from './socket-machine.ts'

/** A socket under a clock that only we move. */
function aSocket({ random = 0 } = {}) {
  let state = atRest
  let now = 1_000_000
  const deeds: { deed: SocketDeed; at: number }[] = []
  const take = (event: SocketEvent) => {
    const step = nextSocket(state, event, now, random)
    state = step.state
    for (const deed of step.deeds) deeds.push({ deed, at: now })
  }
  return {
    take,
    /** Rings each alarm at its time. */
    pass(ms: number) {
      const end = now + ms
      for (let due = nextAlarm(state); due !== undefined && due <= end; due = nextAlarm(state)) {
        now = Math.max(now, due)
        take({ type: 'alarm' })
      }
      now = end
    },
    lose: () => take({ type: 'closed', comesBack: true }),
    get state() {
      return state
    },
    get now() {
      return now
    },
    times: (wanted: SocketDeed) => deeds.filter(({ deed }) => deed === wanted).map(({ at }) => at),
  }
}

function connected(options?: { random?: number }) {
  const socket = aSocket(options)
  socket.take({ type: 'wanted' })
  socket.pass(0)
  socket.take({ type: 'opened' })
  return socket
}

test('it connects with the first listener', () => {
  const socket = aSocket()
  expect(socket.state.status).toBe('disconnected')
  socket.take({ type: 'wanted' })
  expect(socket.state.status).toBe('connecting')
  socket.pass(0)
  expect(socket.times('open')).toHaveLength(1)
  socket.take({ type: 'opened' })
  expect(socket.state.status).toBe('connected')
})

test('tries are 3, 6, 12, 24, 30, 30 ... seconds apart, ten of them, and then it is said', () => {
  const socket = connected()
  socket.lose()
  for (let at = 0; at < limits.maxAttempts; at++) {
    expect(socket.state.status).not.toBe('max_reconnects_exceeded')
    const due = nextAlarm(socket.state) as number
    const expected = Math.min(limits.reconnectCapMs, limits.reconnectBaseMs * 2 ** at)
    expect(due - socket.now).toBe(expected)
    socket.pass(due - socket.now)
    socket.lose()
  }
  expect(socket.state).toMatchObject({
    status: 'max_reconnects_exceeded',
    words: 'Connection lost - max retries exceeded',
    alarms: {},
  })
  expect(socket.times('open')).toHaveLength(1 + limits.maxAttempts)
})

test('chance makes a delay longer and never shorter', () => {
  const socket = connected({ random: 0.999 })
  socket.lose()
  const delay = (nextAlarm(socket.state) as number) - socket.now
  expect(delay).toBeGreaterThan(limits.reconnectBaseMs)
  expect(delay).toBeLessThan(limits.reconnectBaseMs * 1.3)
})

test('a first connection that fails and a later one have their own words', () => {
  const first = aSocket()
  first.take({ type: 'wanted' })
  first.pass(0)
  first.lose()
  expect(first.state).toMatchObject({ status: 'error', words: 'Failed to connect' })

  const later = connected()
  later.lose()
  expect(later.state).toMatchObject({ status: 'disconnected', words: undefined })
  later.pass(limits.reconnectBaseMs)
  later.lose()
  expect(later.state).toMatchObject({ status: 'error', words: 'Reconnection failed' })
})

test('there are never less than 2 s between two tries, whoever presses', () => {
  const socket = aSocket()
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
  const socket = connected()
  for (let ping = 1; ping <= 4; ping++) {
    socket.pass(limits.pingMs)
    expect(socket.times('ping')).toHaveLength(ping)
    socket.take({ type: 'heard' })
  }
  expect(socket.state.status).toBe('connected')
})

test('a socket that does not answer a ping is given up and tried again', () => {
  const socket = connected()
  socket.pass(limits.pingMs + 10_000)
  expect(socket.state.status).toBe('disconnected')
  expect(socket.times('close')).toHaveLength(1)
  socket.pass(limits.reconnectBaseMs)
  expect(socket.times('open')).toHaveLength(2)
})

test('it stays for 15 s after the last listener, and not longer', () => {
  const socket = connected()
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
  const socket = connected()
  socket.take({ type: 'unwanted' })
  socket.lose()
  socket.pass(10 * limits.reconnectCapMs)
  expect(socket.times('open')).toHaveLength(1)
})

test('more than three connections within two minutes are unstable, and wait the longest', () => {
  const socket = connected()
  for (let again = 0; again < 3; again++) {
    expect(isUnstable(socket.state, socket.now)).toBe(false)
    socket.lose()
    socket.pass(limits.reconnectBaseMs)
    socket.take({ type: 'opened' })
  }
  expect(isUnstable(socket.state, socket.now)).toBe(true)
  socket.lose()
  expect((nextAlarm(socket.state) as number) - socket.now).toBe(limits.reconnectCapMs)
  socket.pass(limits.reconnectCapMs)
  socket.take({ type: 'opened' })
  socket.pass(limits.unstableWindowMs)
  expect(isUnstable(socket.state, socket.now)).toBe(false)
})

test('who was told that the session is over waits for a new one', () => {
  const socket = connected()
  socket.take({ type: 'closed', comesBack: false })
  expect(socket.state).toMatchObject({ status: 'error', words: texts.session.notAuthenticated })
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
    const socket = connected()
    for (let at = 0; at <= limits.maxAttempts; at++) {
      socket.lose()
      socket.pass(2 * limits.reconnectCapMs)
    }
    expect(socket.state.status).toBe('max_reconnects_exceeded')
    socket.take({ type })
    socket.pass(limits.minBetweenAttemptsMs)
    socket.take({ type: 'opened' })
    expect(socket.state).toMatchObject({ status: 'connected', failures: 0, words: undefined })
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
      { type: 'closed', comesBack: true },
      { type: 'closed', comesBack: false },
    ),
    fc.integer({ min: 0, max: 200_000 }),
  )
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 120 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (all, random) => {
        const socket = aSocket({ random })
        for (const one of all) {
          if (typeof one === 'number') socket.pass(one)
          // only a socket that is there can open, speak or close
          else if (one.type === 'opened' && socket.state.alarms.opening === undefined) continue
          else if (one.type === 'closed' && !isThere(socket.state)) continue
          else socket.take(one)
          expect(socket.state.failures).toBeLessThanOrEqual(limits.maxAttempts)
          expect(socket.state.status === 'connected' && socket.state.alarms.attempt !== undefined).toBe(false)
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
            { type: 'closed', comesBack: true },
            { type: 'wanted' },
            12_000,
          ],
          0,
        ],
      ],
    },
  )
})

const isThere = ({ status, alarms }: typeof atRest) => status === 'connected' || alarms.opening !== undefined
