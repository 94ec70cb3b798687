import { expect, test } from 'vitest'
import { anOrder } from './test/order-fixture.ts'
import { latest } from './use-my-reservations.ts'

test('of an order that came twice the newer version counts, whichever came first', () => {
  const placed = anOrder({ version: 1 })
  const cancelled = anOrder({ version: 2, status: 'cancelled' })
  expect(latest([placed, cancelled])).toEqual([cancelled])
  expect(latest([cancelled, placed])).toEqual([cancelled])
})
