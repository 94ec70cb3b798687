import { expect, test } from 'vitest'
import { createTestOrder, placedEvent, statusEvent, timeAt } from '../test/order-fixture.ts'
import {
  canSkipToReady,
  getBoardColumn,
  getNextAction,
  getSideTransitions,
  getWaitingTime,
  groupByColumn,
} from './board.ts'

const now = new Date(timeAt('20:30'))

test.each([
  [createTestOrder({ status: 'pending' }), 'new'],
  [createTestOrder({ status: 'reserved' }), 'new'],
  [createTestOrder({ status: 'in_progress' }), 'preparing'],
  [createTestOrder({ status: 'reserved', ready_at: timeAt('20:10') }), 'ready'],
  [createTestOrder({ status: 'in_progress', ready_at: timeAt('20:10') }), 'ready'],
  [createTestOrder({ status: 'completed', ready_at: timeAt('20:10') }), undefined],
])('each order is in one column', (order, column) => {
  expect(getBoardColumn(order)).toBe(column)
})

test('the order that has waited longest is at the top', () => {
  const overdueOrder = createTestOrder({ id: 'b', created_at: timeAt('20:20') })
  const early = createTestOrder({ id: 'a', created_at: timeAt('20:05') })
  expect(groupByColumn([overdueOrder, early]).new.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('the main button is the next allowed transition', () => {
  expect(getNextAction(createTestOrder({ status: 'pending' }), 'merchant', now)).toBe('confirm')
  expect(getNextAction(createTestOrder({ order_type: 'order', status: 'pending' }), 'merchant', now)).toBe(
    'accept',
  )
  expect(getNextAction(createTestOrder({ status: 'reserved' }), 'merchant', now)).toBe('start')
  expect(getNextAction(createTestOrder({ status: 'in_progress' }), 'merchant', now)).toBe('mark_ready')
  expect(
    getNextAction(createTestOrder({ status: 'in_progress', ready_at: timeAt('20:10') }), 'merchant', now),
  ).toBe('hand_over')
})

test('only allowed transitions are offered', () => {
  const unpaid = createTestOrder({
    order_type: 'order',
    status: 'pending',
    payment_status: 'awaiting_payment',
  })
  expect(getNextAction(unpaid, 'merchant', now)).toBeUndefined()
  const uncharged = createTestOrder({ order_type: 'order', status: 'in_progress', payment_status: 'failed' })
  expect(getNextAction(uncharged, 'merchant', now)).toBeUndefined()
  expect(getSideTransitions(uncharged, 'merchant', now)).toContain('cancelled')
  expect(getNextAction(createTestOrder({ status: 'completed' }), 'merchant', now)).toBeUndefined()
  expect(canSkipToReady(createTestOrder({ status: 'reserved' }), 'merchant', now)).toBe(true)
  expect(canSkipToReady(createTestOrder({ status: 'in_progress' }), 'merchant', now)).toBe(false)
})

test('an order that is to be ready waits for the charge, also a delivery, and can be canceled', () => {
  for (const delivery_address of [null, '1 Main St']) {
    const held = createTestOrder({
      order_type: 'order',
      status: 'in_progress',
      payment_status: 'authorized',
      delivery_address,
    })
    expect(getNextAction(held, 'merchant', now)).toBe('mark_ready')
    const charging = { ...held, ready_requested_at: timeAt('20:10') }
    expect(getNextAction(charging, 'merchant', now)).toBeUndefined()
    expect(getSideTransitions(charging, 'merchant', now)).toContain('cancelled')
  }
})

test('a shop declines new orders, and cancels accepted ones', () => {
  expect(getSideTransitions(createTestOrder({ status: 'pending' }), 'merchant', now)).toEqual(['declined'])
  expect(getSideTransitions(createTestOrder({ status: 'pending' }), 'admin', now)).toEqual(['declined'])
  expect(getSideTransitions(createTestOrder({ status: 'reserved' }), 'merchant', now)).toEqual(['cancelled'])
})

test('a no-show can be reported only after the pickup time', () => {
  const order = createTestOrder({ ready_at: timeAt('19:00'), pickup_until: timeAt('20:29') })
  expect(getSideTransitions(order, 'merchant', now)).toEqual(['cancelled', 'no_show'])
  expect(getSideTransitions(order, 'merchant', new Date(timeAt('20:00')))).toEqual(['cancelled'])
})

test('the ring fills up to the promised time and then says late', () => {
  const order = createTestOrder({
    status: 'in_progress',
    pickup_from: timeAt('20:40'),
    events: [placedEvent('reserved', '20:00'), statusEvent('reserved', 'in_progress', '20:20')],
  })
  expect(getWaitingTime(order, now)).toMatchObject({ share: 0.5, tone: 'calm' })
  expect(getWaitingTime(order, new Date(timeAt('20:36')))).toMatchObject({ tone: 'soon' })
  expect(getWaitingTime(order, new Date(timeAt('20:41')))).toMatchObject({ share: 1, tone: 'late' })
})

test('an order without a promised time is never late', () => {
  expect(getWaitingTime(createTestOrder(), now)).toMatchObject({ share: 0, tone: 'calm', dueMs: null })
})
