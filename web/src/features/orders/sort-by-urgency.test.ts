import { expect, test } from 'vitest'
import { sortByUrgency } from './sort-by-urgency.ts'
import { createTestOrder, timeAt } from './test/order-fixture.ts'

test('what must be paid comes first, then what is ready, by its deadline, then what is ready soonest', () => {
  const orders = [
    createTestOrder({ id: 'later', pickup_from: timeAt('23:00') }),
    createTestOrder({ id: 'sooner', pickup_from: timeAt('21:00') }),
    createTestOrder({ id: 'ready until ten', ready_at: timeAt('20:00'), pickup_until: timeAt('22:00') }),
    createTestOrder({ id: 'ready until nine', ready_at: timeAt('20:30'), pickup_until: timeAt('21:00') }),
    createTestOrder({ id: 'unpaid', payment_status: 'awaiting_payment' }),
    createTestOrder({ id: 'not charged', payment_status: 'failed', created_at: timeAt('19:00') }),
  ]
  expect(sortByUrgency(orders).map(({ id }) => id)).toEqual([
    'not charged',
    'unpaid',
    'ready until nine',
    'ready until ten',
    'sooner',
    'later',
  ])
})
