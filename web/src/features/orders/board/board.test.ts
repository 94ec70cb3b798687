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
])('each order stands in one column', (order, column) => {
  expect(getBoardColumn(order)).toBe(column)
})

test('the longest waiting stands on top', () => {
  const late = createTestOrder({ id: 'b', created_at: timeAt('20:20') })
  const early = createTestOrder({ id: 'a', created_at: timeAt('20:05') })
  expect(groupByColumn([late, early]).new.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('the big button is the next step of the rule', () => {
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

test('nothing is offered that the rule refuses', () => {
  const unpaid = createTestOrder({ order_type: 'order', status: 'pending', payment_status: 'awaiting' })
  expect(getNextAction(unpaid, 'merchant', now)).toBeUndefined()
  const uncharged = createTestOrder({ order_type: 'order', status: 'in_progress', payment_status: 'failed' })
  expect(getNextAction(uncharged, 'merchant', now)).toBeUndefined()
  expect(getSideTransitions(uncharged, 'merchant', now)).toContain('cancelled')
  expect(getNextAction(createTestOrder({ status: 'completed' }), 'merchant', now)).toBeUndefined()
  expect(canSkipToReady(createTestOrder({ status: 'reserved' }), 'merchant', now)).toBe(true)
  expect(canSkipToReady(createTestOrder({ status: 'in_progress' }), 'merchant', now)).toBe(false)
})

test('a shop declines what is new, cancels what it has accepted', () => {
  expect(getSideTransitions(createTestOrder({ status: 'pending' }), 'merchant', now)).toEqual(['declined'])
  expect(getSideTransitions(createTestOrder({ status: 'pending' }), 'admin', now)).toEqual(['declined'])
  expect(getSideTransitions(createTestOrder({ status: 'reserved' }), 'merchant', now)).toEqual(['cancelled'])
})

test('not picked up can be said only after the pickup time', () => {
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

test('without a promised time nothing is ever late', () => {
  expect(getWaitingTime(createTestOrder(), now)).toMatchObject({ share: 0, tone: 'calm', dueMs: null })
})
