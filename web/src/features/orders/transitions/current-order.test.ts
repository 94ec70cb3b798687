import { expect, test } from 'vitest'
import { ApiFailure } from '../../../api/api-error.ts'
import { anOrder, at, moved, placed } from '../test/order-fixture.ts'
import { changedWords, currentOrder, notCanceledWords } from './current-order.ts'

const ready = anOrder({ ready_at: at('20:10'), events: [placed('reserved', '20:00')] })
const conflict = (code: ApiFailure['code']) =>
  new ApiFailure({ status: 409, code, message: 'No', body: { order: ready } })

test('a conflict of states carries the order as it is now', () => {
  expect(currentOrder(conflict('wrong_state'))).toBe(ready)
  expect(currentOrder(conflict('in_flight'))).toBeUndefined()
  expect(currentOrder(new ApiFailure({ status: 409, code: 'wrong_state', message: 'No' }))).toBeUndefined()
})

test('a customer who cancels too late reads the status of now', () => {
  expect(notCanceledWords(ready)).toEqual({
    title: 'This reservation can’t be canceled anymore',
    description: 'Pine & Crumb: Ready for pickup.',
  })
})

test('a shop reads what changed, and nothing where its card is up to date', () => {
  const cancelled = anOrder({
    status: 'cancelled',
    events: [placed('reserved', '20:00'), moved('reserved', 'cancelled', '20:05', { actor: 'customer' })],
  })
  expect(changedWords(anOrder(), cancelled)?.description).toBe('Status: Cancelled by the customer.')
  expect(changedWords(ready, ready)).toBeUndefined()
})
