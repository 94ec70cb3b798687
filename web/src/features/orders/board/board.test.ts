import { expect, test } from 'vitest'
import { anOrder, at, moved, placed } from '../test/order-fixture.ts'
import { boardOf, canSkipToReady, columnOf, nextAction, sideMoves, waitingOf } from './board.ts'

const now = new Date(at('20:30'))

test.each([
  [anOrder({ status: 'pending' }), 'new'],
  [anOrder({ status: 'reserved' }), 'new'],
  [anOrder({ status: 'in_progress' }), 'preparing'],
  [anOrder({ status: 'reserved', ready_at: at('20:10') }), 'ready'],
  [anOrder({ status: 'in_progress', ready_at: at('20:10') }), 'ready'],
  [anOrder({ status: 'completed', ready_at: at('20:10') }), undefined],
])('each order stands in one column', (order, column) => {
  expect(columnOf(order)).toBe(column)
})

test('the longest waiting stands on top', () => {
  const late = anOrder({ id: 'b', created_at: at('20:20') })
  const early = anOrder({ id: 'a', created_at: at('20:05') })
  expect(boardOf([late, early]).new.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('the big button is the next step of the rule', () => {
  expect(nextAction(anOrder({ status: 'pending' }), 'merchant', now)).toBe('confirm')
  expect(nextAction(anOrder({ order_type: 'order', status: 'pending' }), 'merchant', now)).toBe('accept')
  expect(nextAction(anOrder({ status: 'reserved' }), 'merchant', now)).toBe('start')
  expect(nextAction(anOrder({ status: 'in_progress' }), 'merchant', now)).toBe('mark_ready')
  expect(nextAction(anOrder({ status: 'in_progress', ready_at: at('20:10') }), 'merchant', now)).toBe(
    'hand_over',
  )
})

test('nothing is offered that the rule refuses', () => {
  const unpaid = anOrder({ order_type: 'order', status: 'pending', payment_status: 'awaiting' })
  expect(nextAction(unpaid, 'merchant', now)).toBeUndefined()
  const uncharged = anOrder({ order_type: 'order', status: 'in_progress', payment_status: 'failed' })
  expect(nextAction(uncharged, 'merchant', now)).toBeUndefined()
  expect(sideMoves(uncharged, 'merchant', now)).toContain('cancelled')
  expect(nextAction(anOrder({ status: 'completed' }), 'merchant', now)).toBeUndefined()
  expect(canSkipToReady(anOrder({ status: 'reserved' }), 'merchant', now)).toBe(true)
  expect(canSkipToReady(anOrder({ status: 'in_progress' }), 'merchant', now)).toBe(false)
})

test('a shop declines what is new, cancels what it has accepted', () => {
  expect(sideMoves(anOrder({ status: 'pending' }), 'merchant', now)).toEqual(['declined'])
  expect(sideMoves(anOrder({ status: 'pending' }), 'admin', now)).toEqual(['declined'])
  expect(sideMoves(anOrder({ status: 'reserved' }), 'merchant', now)).toEqual(['cancelled'])
})

test('not picked up can be said only after the pickup time', () => {
  const order = anOrder({ ready_at: at('19:00'), pickup_until: at('20:29') })
  expect(sideMoves(order, 'merchant', now)).toEqual(['cancelled', 'no_show'])
  expect(sideMoves(order, 'merchant', new Date(at('20:00')))).toEqual(['cancelled'])
})

test('the ring fills up to the promised time and then says late', () => {
  const order = anOrder({
    status: 'in_progress',
    pickup_from: at('20:40'),
    events: [placed('reserved', '20:00'), moved('reserved', 'in_progress', '20:20')],
  })
  expect(waitingOf(order, now)).toMatchObject({ share: 0.5, tone: 'calm' })
  expect(waitingOf(order, new Date(at('20:36')))).toMatchObject({ tone: 'soon' })
  expect(waitingOf(order, new Date(at('20:41')))).toMatchObject({ share: 1, tone: 'late' })
})

test('without a promised time nothing is ever late', () => {
  expect(waitingOf(anOrder(), now)).toMatchObject({ share: 0, tone: 'calm', dueMs: null })
})
