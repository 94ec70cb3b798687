import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { statusChangedMessage } from './board/use-board-actions.ts'
import { getCurrentOrder, notCanceledMessage } from './current-order.ts'
import { createTestOrder, placedEvent, statusEvent, timeAt } from './test/order-fixture.ts'

const ready = createTestOrder({ ready_at: timeAt('20:10'), events: [placedEvent('reserved', '20:00')] })
const conflict = (code: ApiError['code']) =>
  new ApiError({ status: 409, code, message: 'No', body: { order: ready } })

test('a state conflict carries the current order', () => {
  expect(getCurrentOrder(conflict('wrong_state'))).toBe(ready)
  expect(getCurrentOrder(conflict('request_in_progress'))).toBeUndefined()
  expect(getCurrentOrder(new ApiError({ status: 409, code: 'wrong_state', message: 'No' }))).toBeUndefined()
})

test('a customer who cancels too late sees the current status', () => {
  expect(notCanceledMessage(ready)).toEqual({
    title: 'This reservation can’t be canceled anymore',
    description: 'Pine & Crumb: Ready for pickup',
  })
})

test('a shop sees what changed, and nothing when its card is up to date', () => {
  const cancelled = createTestOrder({
    status: 'cancelled',
    events: [
      placedEvent('reserved', '20:00'),
      statusEvent('reserved', 'cancelled', '20:05', { actor: 'customer' }),
    ],
  })
  expect(statusChangedMessage(createTestOrder(), cancelled)?.description).toBe(
    'Status: Canceled by the customer',
  )
  expect(statusChangedMessage(ready, ready)).toBeUndefined()
})
