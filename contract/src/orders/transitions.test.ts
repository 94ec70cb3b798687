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

/** The transition table of docs/design.md, written by hand: c customer, m merchant, a admin, s system. */
const table: Record<OrderType, Partial<Record<OrderStatus, Partial<Record<OrderStatus, string>>>>> = {
  order: {
    pending: { in_progress: 'ma', declined: 'ma', expired: 'sa', cancelled: 'ca' },
    in_progress: { completed: 'ma', cancelled: 'cma', no_show: 'mas' },
  },
  reservation: {
    pending: { reserved: 'ma', declined: 'ma', expired: 'sa', cancelled: 'ca' },
    reserved: { in_progress: 'ma', completed: 'ma', cancelled: 'cma', no_show: 'mas' },
    in_progress: { completed: 'ma', cancelled: 'cma', no_show: 'mas' },
  },
}
const actorSymbols: Record<Actor, string> = { customer: 'c', merchant: 'm', admin: 'a', system: 's' }
const allTransitions = orderTypes.flatMap((type) =>
  orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => actors.map((actor) => ({ type, from, to, actor }))),
  ),
)

describe('the transition table', () => {
  test('every transition by every actor has the result of the design', () => {
    for (const move of allTransitions) {
      const allowedActors = table[move.type][move.from]?.[move.to]
      const expected = !allowedActors
        ? 'wrong_state'
        : allowedActors.includes(actorSymbols[move.actor])
          ? 'ok'
          : 'not_allowed'
      const verdict = canTransition({ ...move, facts: facts(), reason: 'sold out' })
      expect(verdict.ok ? 'ok' : verdict.code, JSON.stringify(move)).toBe(expected)
    }
    expect(allTransitions).toHaveLength(2 * 8 * 8 * 4)
  })

  test('a customer can only cancel, and a merchant can never expire an order', () => {
    const allowed = (actor: Actor) =>
      new Set(
        allTransitions
          .filter((move) => move.actor === actor && checkTransition({ ...move, reason: 'x' }).ok)
          .map(({ to }) => to),
      )
    expect([...allowed('customer')]).toEqual(['cancelled'])
    expect(allowed('merchant')).not.toContain('expired')
  })

  test('every status is reachable, and terminal statuses allow no transition', () => {
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

  test('nothing outside the table is allowed, whatever the facts', () => {
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
          const allowedActors = table[move.type][move.from]?.[move.to] ?? ''
          if (verdict.ok) expect(allowedActors).toContain(actorSymbols[move.actor])
          const isListed = listAllowedTransitions({ ...move, facts: some }).includes(move.to)
          if (verdict.ok) expect(isListed).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('the rules beside the table', () => {
  test('a shop must give a reason when it declines or cancels, a customer need not', () => {
    expect(checkTransition({ from: 'pending', to: 'declined' })).toMatchObject({ code: 'rule_violation' })
    expect(checkTransition({ from: 'pending', to: 'declined', reason: '  ' })).toMatchObject({
      code: 'rule_violation',
    })
    expect(checkTransition({ from: 'pending', to: 'declined', reason: 'sold out' })).toEqual({ ok: true })
    expect(checkTransition({ to: 'cancelled' })).toMatchObject({ code: 'rule_violation' })
    expect(checkTransition({ to: 'cancelled', actor: 'customer' })).toEqual({ ok: true })
    expect(checkTransition({ from: 'pending', to: 'cancelled', actor: 'admin' })).toEqual({ ok: true })
  })

  test('needsReason says where forms require a reason', () => {
    expect(needsReason('declined', 'merchant')).toBe(true)
    expect(needsReason('cancelled', 'merchant')).toBe(true)
    expect(needsReason('cancelled', 'customer')).toBe(false)
    expect(needsReason('cancelled', 'admin', 'pending')).toBe(false)
    expect(needsReason('cancelled', 'admin', 'reserved')).toBe(true)
  })

  test('a customer cannot cancel a ready order; the shop can', () => {
    const ready = facts({ ready_at: minutesAgo(5) })
    expect(checkTransition({ to: 'cancelled', actor: 'customer', facts: ready })).toMatchObject({
      code: 'wrong_state',
    })
    expect(checkTransition({ to: 'cancelled', reason: 'broken', facts: ready })).toEqual({ ok: true })
  })

  test('an unpaid order cannot be completed', () => {
    const handsOver = (payment_status: OrderTransitionFacts['payment_status']) =>
      checkTransition({ facts: facts({ payment_status }) }).ok
    expect(paymentStatuses.filter(handsOver)).toEqual(['none', 'paid', 'paid_in_store', 'partially_refunded'])
    const unpaid = facts({ payment_status: 'awaiting_payment' })
    expect(checkTransition({ from: 'pending', to: 'in_progress', facts: unpaid })).toMatchObject({
      code: 'wrong_state',
    })
  })

  test('a no-show needs the end of the pickup time, for the clock another half hour, and never happens by clock when paid', () => {
    const noShow = (actor: Actor, some: Partial<OrderTransitionFacts>) =>
      checkTransition({ to: 'no_show', actor, facts: facts(some) }).ok
    expect(checkTransition({ to: 'no_show', facts: facts({ pickup_until: minutesAgo(-1) }) })).toMatchObject({
      code: 'wrong_state',
    })
    expect(noShow('merchant', { pickup_until: minutesAgo(-1) })).toBe(false)
    expect(noShow('merchant', { pickup_until: minutesAgo(1) })).toBe(true)
    expect(noShow('system', { pickup_until: minutesAgo(29) })).toBe(false)
    expect(noShow('system', { pickup_until: minutesAgo(31) })).toBe(true)
    expect(noShow('system', { pickup_until: minutesAgo(31), payment_status: 'paid' })).toBe(false)
    expect(noShow('merchant', { pickup_until: null })).toBe(false)
  })

  test('the shop can mark an accepted order as ready, once', () => {
    const step = { type: 'reservation', from: 'reserved', actor: 'merchant', facts: facts() } as const
    expect(canMarkReady(step)).toEqual({ ok: true })
    expect(canMarkReady({ ...step, from: 'pending' })).toMatchObject({ code: 'wrong_state' })
    expect(canMarkReady({ ...step, type: 'order' })).toMatchObject({ code: 'wrong_state' })
    expect(canMarkReady({ ...step, actor: 'customer' })).toMatchObject({ code: 'not_allowed' })
    expect(canMarkReady({ ...step, facts: facts({ ready_at: now }) })).toMatchObject({ code: 'wrong_state' })
    const mayBeReady = (payment_status: OrderTransitionFacts['payment_status']) =>
      canMarkReady({ ...step, facts: facts({ payment_status }) }).ok
    expect(paymentStatuses.filter(mayBeReady)).toEqual([
      'none',
      'authorized',
      'paid',
      'paid_in_store',
      'partially_refunded',
    ])
  })

  test('stock is released exactly when an active order ends without a sale', () => {
    const back = allTransitions.filter(({ from, to }) => restocks(from, to)).map(({ to }) => to)
    expect(new Set(back)).toEqual(new Set(['cancelled', 'declined', 'expired', 'no_show']))
    expect(restocks('pending', 'in_progress')).toBe(false)
    expect(restocks('cancelled', 'expired')).toBe(false)
  })
})

describe('the payment decides', () => {
  const check = (move: Partial<OrderTransition>, payment_status: OrderTransitionFacts['payment_status']) => {
    const result = checkTransition({
      ...move,
      facts: facts({ payment_status, pickup_until: minutesAgo(600) }),
    })
    return result.ok ? 'ok' : `${result.code} ${result.problem}`
  }
  const listResults = (move: Partial<OrderTransition>) =>
    Object.fromEntries(paymentStatuses.map((status) => [status, check(move, status)]))

  test('whether an order can be handed over', () => {
    expect(listResults({ from: 'in_progress', to: 'completed' })).toEqual({
      none: 'ok',
      awaiting_payment: 'wrong_state not_paid',
      authorized: 'wrong_state charging_card',
      paid: 'ok',
      paid_in_store: 'ok',
      partially_refunded: 'ok',
      refunded: 'wrong_state not_paid',
      voided: 'wrong_state not_paid',
      failed: 'wrong_state not_paid',
    })
  })

  test.each([
    ['order', 'in_progress'],
    ['reservation', 'reserved'],
  ] as const)('whether a pending %s can be accepted', (type, to) => {
    const results = listResults({ type, from: 'pending', to })
    const rejected = paymentStatuses.filter((status) => results[status] !== 'ok')
    expect(rejected).toEqual(['awaiting_payment', 'voided', 'failed'])
    expect(results.failed).toBe('wrong_state not_paid')
  })

  test('not whether it is declined, cancelled by the customer or expires', () => {
    for (const [to, actor] of [
      ['declined', 'merchant'],
      ['cancelled', 'customer'],
      ['expired', 'system'],
    ] as const)
      for (const status of paymentStatuses)
        expect(check({ from: 'pending', to, actor, reason: 'Sold out' }, status), `${to} ${status}`).toBe(
          'ok',
        )
  })

  test('whether the system reports a no-show; the shop may always', () => {
    const results = listResults({ to: 'no_show', actor: 'system' })
    const rejected = paymentStatuses.filter((status) => results[status] !== 'ok')
    expect(rejected).toEqual(['authorized', 'paid', 'paid_in_store', 'partially_refunded'])
    expect(results.paid).toBe('wrong_state paid')
    expect(new Set(Object.values(listResults({ to: 'no_show' })))).toEqual(new Set(['ok']))
  })

  test('whether an order can be marked ready', () => {
    const mark = (payment_status: OrderTransitionFacts['payment_status'], actor: Actor = 'merchant') => {
      const result = canMarkReady({
        type: 'order',
        from: 'in_progress',
        actor,
        facts: facts({ payment_status }),
      })
      return result.ok ? 'ok' : `${result.code} ${result.problem}`
    }
    const rejected = paymentStatuses.filter((status) => mark(status) !== 'ok')
    expect(rejected).toEqual(['awaiting_payment', 'refunded', 'voided', 'failed'])
    expect([mark('failed'), mark('paid', 'admin')]).toEqual(['wrong_state not_paid', 'ok'])
    expect([mark('paid', 'customer'), mark('paid', 'system')]).toEqual([
      'not_allowed only_shop_marks_ready',
      'not_allowed only_shop_marks_ready',
    ])
  })
})

test('each rejection says what is wrong', () => {
  const describeProblem = (move: Partial<OrderTransition>) => {
    const result = checkTransition(move)
    return result.ok ? 'ok' : `${result.code} ${result.problem}`
  }
  const readyFacts = facts({ ready_at: minutesAgo(5) })
  expect(describeProblem({ from: 'completed', to: 'pending' })).toBe('wrong_state cannot_change')
  expect(describeProblem({ actor: 'customer' })).toBe('not_allowed not_allowed')
  expect(describeProblem({ to: 'cancelled', reason: ' ' })).toBe('rule_violation reason_required')
  expect(describeProblem({ to: 'cancelled', actor: 'customer', facts: readyFacts })).toBe(
    'wrong_state ready_for_pickup',
  )
  expect(describeProblem({ to: 'cancelled', reason: 'The roof leaks', facts: readyFacts })).toBe('ok')
  const ready = (from: OrderStatus, some: OrderTransitionFacts) =>
    canMarkReady({ type: 'order', from, actor: 'merchant', facts: some })
  expect(ready('pending', facts())).toMatchObject({ code: 'wrong_state', problem: 'cannot_be_ready' })
  expect(ready('in_progress', readyFacts)).toMatchObject({ code: 'wrong_state', problem: 'already_ready' })
})

test('a no-show counts once the pickup time is over, for the system 30 minutes later', () => {
  const check = (pickup_until: Date | null, actor: Actor) => {
    const result = checkTransition({ to: 'no_show', actor, facts: facts({ pickup_until }) })
    return result.ok ? 'ok' : result.problem
  }
  expect([check(now, 'merchant'), check(minutesAgo(1), 'merchant')]).toEqual(['pickup_time_not_over', 'ok'])
  expect([check(minutesAgo(30), 'system'), check(minutesAgo(31), 'system')]).toEqual([
    'pickup_time_not_over',
    'ok',
  ])
  expect(check(null, 'merchant')).toBe('pickup_time_not_over')
})
