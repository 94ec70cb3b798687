import { socketClientLimits as limits } from '@mainstreet/contract/live/limits.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getNextTimerAt, initialSocketState, nextSocketState, type SocketState } from './socket-machine.ts'

/**
 * The connections that a node receives from many browsers after an outage, with a shared clock and a given
 * random source.
 */
function simulateReconnects(socketCount: number, awayMs: number, random: () => number) {
  const crowd: SocketState[] = Array.from({ length: socketCount }, () => {
    const { state } = nextSocketState(
      { ...initialSocketState, hasSubscribers: true },
      { type: 'authenticated' },
      0,
      random(),
    )
    return nextSocketState(state, { type: 'closed', canReconnect: true }, 0, random()).state
  })
  const attempts: number[] = []
  const isOut = ({ status }: SocketState) => status !== 'connected' && status !== 'max_reconnects_exceeded'
  for (;;) {
    const out = crowd.filter(isOut)
    if (out.length === 0) break
    const now = Math.min(...out.map((state) => getNextTimerAt(state) ?? Number.POSITIVE_INFINITY))
    for (const [at, state] of crowd.entries()) {
      if (!isOut(state) || getNextTimerAt(state) !== now) continue
      const tried = nextSocketState(state, { type: 'timer_due' }, now, random())
      attempts.push(now)
      const event =
        now < awayMs
          ? ({ type: 'closed', canReconnect: true } as const)
          : ({ type: 'authenticated' } as const)
      crowd[at] = nextSocketState(tried.state, event, now, random()).state
    }
  }
  return {
    attempts,
    backBy: Math.max(...attempts),
    lost: crowd.filter(({ status }) => status !== 'connected').length,
    /** The most connections within any 100 ms. */
    peak: Math.max(
      ...[...Map.groupBy(attempts, (at) => Math.floor(at / 100)).values()].map((all) => all.length),
    ),
  }
}

const socketCount = 200
/** Attempts of one browser until the node is up, after 3, 6, 12, 24, 30 s … */
function countAttempts(awayMs: number): number {
  let tries = 1
  for (let at: number = limits.reconnectBaseMs; at < awayMs; tries++)
    at += Math.min(limits.reconnectCapMs, limits.reconnectBaseMs * 2 ** tries)
  return tries
}

/** Seeded random numbers; those of fast-check prefer the edges. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('browsers that lose their connection together all reconnect, spread out, without a second peak', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.nat(), (awayMs, seed) => {
      const { attempts, backBy, lost, peak } = simulateReconnects(socketCount, awayMs, createRandom(seed))
      expect(lost).toBe(0)
      expect(backBy).toBeLessThan(awayMs + limits.reconnectCapMs * 1.3 + 1)
      expect(attempts.length).toBeLessThanOrEqual(socketCount * countAttempts(awayMs))
      expect(peak).toBeLessThan(socketCount / 4)
    }),
    { numRuns: 10 },
  )
})

test('without jitter they would reconnect in the same moment', () => {
  expect(simulateReconnects(socketCount, 2000, () => 0.5).peak).toBe(socketCount)
})
