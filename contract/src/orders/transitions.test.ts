import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Actor,
  activeStatuses,
  actors,
  canMarkReady,
  canTransition,
  initialStatuses,
  listAllowedTransitions,
  needsReason,
  type OrderStatus,
  type OrderTransition,
  type OrderTransitionFacts,
  type OrderType,
  orderStatuses,
  orderTypes,
  paymentStatuses,
  restocks,
  terminalStatuses,
} from './transitions.ts'

const now = new Date('2026-11-21T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const facts = (some: Partial<OrderTransitionFacts> = {}): OrderTransitionFacts => ({
  now,
  ready_at: null,
  pickup_until: minutesAgo(31),
  payment_status: 'none',
  ...some,
})
const checkTransition = (move: Partial<OrderTransition>) =>
  canTransition({
    type: 'order',
    from: 'in_progress',
    to: 'completed',
    actor: 'merchant',
    facts: facts(),
    ...move,
  })

/** The table of the design once more, by hand: c customer, m merchant, a admin, k clock. */
const table: Record<OrderType, Partial<Record<OrderStatus, Partial<Record<OrderStatus, string>>>>> = {
  order: {
    pending: { in_progress: 'ma', declined: 'ma', expired: 'ka', cancelled: 'ca' },
    in_progress: { completed: 'ma', cancelled: 'cma', no_show: 'mak' },
  },
  reservation: {
    pending: { reserved: 'ma', declined: 'ma', expired: 'ka', cancelled: 'ca' },
    reserved: { in_progress: 'ma', completed: 'ma', cancelled: 'cma', no_show: 'mak' },
    in_progress: { completed: 'ma', cancelled: 'cma', no_show: 'mak' },
  },
}
const actorLetters: Record<Actor, string> = { customer: 'c', merchant: 'm', admin: 'a', clock: 'k' }
const allTransitions = orderTypes.flatMap((type) =>
  orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => actors.map((actor) => ({ type, from, to, actor }))),
  ),
)

describe('the table', () => {
  test('every move of every actor is answered as the design says', () => {
    for (const move of allTransitions) {
      const who = table[move.type][move.from]?.[move.to]
      const expected = !who ? 'wrong_state' : who.includes(actorLetters[move.actor]) ? 'ok' : 'not_allowed'
      const verdict = canTransition({ ...move, facts: facts(), reason: 'sold out' })
      expect(verdict.ok ? 'ok' : verdict.code, JSON.stringify(move)).toBe(expected)
    }
    expect(allTransitions).toHaveLength(2 * 8 * 8 * 4)
  })

  test('a customer may send only cancelled, a merchant never expired', () => {
    const allowed = (actor: Actor) =>
      new Set(
        allTransitions
          .filter((move) => move.actor === actor && checkTransition({ ...move, reason: 'x' }).ok)
          .map(({ to }) => to),
      )
    expect([...allowed('customer')]).toEqual(['cancelled'])
    expect(allowed('merchant')).not.toContain('expired')
  })

  test('every status can be reached and a terminal one is the end', () => {
    const reached = new Set<OrderStatus>(orderTypes.flatMap((type) => initialStatuses[type]))
    for (const _ of orderStatuses) {
      for (const { type, from, to } of allTransitions)
        if (reached.has(from) && table[type][from]?.[to]) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...orderStatuses].sort())
    for (const { type, actor } of allTransitions) {
      for (const from of terminalStatuses)
        expect(listAllowedTransitions({ type, from, actor, facts: facts() })).toEqual([])
    }
    expect(activeStatuses).toEqual(['pending', 'reserved', 'in_progress'])
  })

  test('whatever the facts, nothing outside the table is allowed', () => {
    const anyFacts = fc.record({
      now: fc.constant(now),
      ready_at: fc.option(fc.date({ noInvalidDate: true })),
      pickup_until: fc.option(fc.date({ noInvalidDate: true })),
      payment_status: fc.constantFrom(...paymentStatuses),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...allTransitions),
        anyFacts,
        fc.option(fc.string()),
        (move, some, reason) => {
          const verdict = canTransition({ ...move, facts: some, reason })
          const who = table[move.type][move.from]?.[move.to] ?? ''
          if (verdict.ok) expect(who).toContain(actorLetters[move.actor])
          else expect(verdict.message).not.toBe('')
          const shown = listAllowedTransitions({ ...move, facts: some }).includes(move.to)
          if (verdict.ok) expect(shown).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('the rules beside the table', () => {
  test('a shop gives a reason when it declines or cancels, a customer need not', () => {
    expect(checkTransition({ from: 'pending', to: 'declined' })).toMatchObject({ code: 'rule_broken' })
    expect(checkTransition({ from: 'pending', to: 'declined', reason: '  ' })).toMatchObject({
      code: 'rule_broken',
    })
    expect(checkTransition({ from: 'pending', to: 'declined', reason: 'sold out' })).toEqual({ ok: true })
    expect(checkTransition({ to: 'cancelled' })).toMatchObject({ code: 'rule_broken' })
    expect(checkTransition({ to: 'cancelled', actor: 'customer' })).toEqual({ ok: true })
    expect(checkTransition({ from: 'pending', to: 'cancelled', actor: 'admin' })).toEqual({ ok: true })
  })

  test('needsReason tells it to the form', () => {
    expect(needsReason('declined', 'merchant')).toBe(true)
    expect(needsReason('cancelled', 'merchant')).toBe(true)
    expect(needsReason('cancelled', 'customer')).toBe(false)
    expect(needsReason('cancelled', 'admin', 'pending')).toBe(false)
    expect(needsReason('cancelled', 'admin', 'reserved')).toBe(true)
  })

  test('a customer cannot cancel what is ready; the shop can', () => {
    const ready = facts({ ready_at: minutesAgo(5) })
    expect(checkTransition({ to: 'cancelled', actor: 'customer', facts: ready })).toMatchObject({
      code: 'wrong_state',
    })
    expect(checkTransition({ to: 'cancelled', reason: 'broken', facts: ready })).toEqual({ ok: true })
  })

  test('nothing is handed over before the money is there', () => {
    const handsOver = (payment_status: OrderTransitionFacts['payment_status']) =>
      checkTransition({ facts: facts({ payment_status }) }).ok
    expect(paymentStatuses.filter(handsOver)).toEqual(['none', 'paid', 'paid_in_shop', 'part_refunded'])
    const unpaid = facts({ payment_status: 'awaiting' })
    expect(checkTransition({ from: 'pending', to: 'in_progress', facts: unpaid })).toMatchObject({
      code: 'wrong_state',
    })
  })

  test('the shop waits for the end of the pickup time, the clock half an hour more, and never where it is paid', () => {
    const noShow = (actor: Actor, some: Partial<OrderTransitionFacts>) =>
      checkTransition({ to: 'no_show', actor, facts: facts(some) }).ok
    expect(checkTransition({ to: 'no_show', facts: facts({ pickup_until: minutesAgo(-1) }) })).toMatchObject({
      code: 'wrong_state',
    })
    expect(noShow('merchant', { pickup_until: minutesAgo(-1) })).toBe(false)
    expect(noShow('merchant', { pickup_until: minutesAgo(1) })).toBe(true)
    expect(noShow('clock', { pickup_until: minutesAgo(29) })).toBe(false)
    expect(noShow('clock', { pickup_until: minutesAgo(31) })).toBe(true)
    expect(noShow('clock', { pickup_until: minutesAgo(31), payment_status: 'paid' })).toBe(false)
    expect(noShow('merchant', { pickup_until: null })).toBe(false)
  })

  test('the shop says once that it is ready, when it has accepted', () => {
    const step = { type: 'reservation', from: 'reserved', actor: 'merchant', facts: facts() } as const
    expect(canMarkReady(step)).toEqual({ ok: true })
    expect(canMarkReady({ ...step, from: 'pending' })).toMatchObject({ code: 'wrong_state' })
    expect(canMarkReady({ ...step, type: 'order' })).toMatchObject({ code: 'wrong_state' })
    expect(canMarkReady({ ...step, actor: 'customer' })).toMatchObject({ code: 'not_allowed' })
    expect(canMarkReady({ ...step, facts: facts({ ready_at: now }) })).toMatchObject({ code: 'wrong_state' })
  })

  test('goods go back exactly when an open order ends without a sale', () => {
    const back = allTransitions.filter(({ from, to }) => restocks(from, to)).map(({ to }) => to)
    expect(new Set(back)).toEqual(new Set(['cancelled', 'declined', 'expired', 'no_show']))
    expect(restocks('pending', 'in_progress')).toBe(false)
    expect(restocks('cancelled', 'expired')).toBe(false)
  })
})
