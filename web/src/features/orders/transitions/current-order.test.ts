import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { createTestOrder, placedEvent, statusEvent, timeAt } from '../test/order-fixture.ts'
import { getCurrentOrder, notCanceledMessage, statusChangedMessage } from './current-order.ts'

const ready = createTestOrder({ ready_at: timeAt('20:10'), events: [placedEvent('reserved', '20:00')] })
const conflict = (code: ApiError['code']) =>
  new ApiError({ status: 409, code, message: 'No', body: { order: ready } })

test('a conflict of states carries the order as it is now', () => {
  expect(getCurrentOrder(conflict('wrong_state'))).toBe(ready)
  expect(getCurrentOrder(conflict('in_flight'))).toBeUndefined()
  expect(getCurrentOrder(new ApiError({ status: 409, code: 'wrong_state', message: 'No' }))).toBeUndefined()
})

test('a customer who cancels too late reads the status of now', () => {
  expect(notCanceledMessage(ready)).toEqual({
    title: 'This reservation can’t be canceled anymore',
    description: 'Pine & Crumb: Ready for pickup.',
  })
})

test('a shop reads what changed, and nothing where its card is up to date', () => {
  const cancelled = createTestOrder({
    status: 'cancelled',
    events: [
      placedEvent('reserved', '20:00'),
      statusEvent('reserved', 'cancelled', '20:05', { actor: 'customer' }),
    ],
  })
  expect(statusChangedMessage(createTestOrder(), cancelled)?.description).toBe(
    'Status: Cancelled by the customer.',
  )
  expect(statusChangedMessage(ready, ready)).toBeUndefined()
})
