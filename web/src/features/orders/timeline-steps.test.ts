import { expect, test } from 'vitest'
import { createTestOrder, placedEvent, statusEvent, timeAt } from './test/order-fixture.ts'
import { getTimelineSteps, orderStatusLabel } from './timeline-steps.ts'

const formatSteps = (steps: ReturnType<typeof getTimelineSteps>) =>
  steps.map(({ label, state }) => `${label} (${state})`)

test('a new reservation shows its further steps', () => {
  const order = createTestOrder({ events: [placedEvent('reserved', '20:00')] })
  expect(formatSteps(getTimelineSteps(order))).toEqual([
    'Reserved (current)',
    'Setting aside (ahead)',
    'Ready for pickup (ahead)',
    'Picked up (ahead)',
  ])
})

test('a reservation in a shop without automatic confirmation is requested first', () => {
  const order = createTestOrder({ status: 'pending', events: [placedEvent('pending', '20:00')] })
  expect(formatSteps(getTimelineSteps(order)).slice(0, 2)).toEqual([
    'Requested (current)',
    'Reserved (ahead)',
  ])
})

test('ready is a step with its time, even if a step was skipped', () => {
  const order = createTestOrder({ ready_at: timeAt('20:12'), events: [placedEvent('reserved', '20:00')] })
  expect(getTimelineSteps(order)).toMatchObject([
    { label: 'Reserved', state: 'done' },
    { label: 'Ready for pickup', at: timeAt('20:12'), state: 'current' },
    { label: 'Picked up', state: 'ahead' },
  ])
})

test('the ready event is shown once', () => {
  const ready = statusEvent('in_progress', 'in_progress', '20:12', { kind: 'ready' })
  const order = createTestOrder({
    status: 'in_progress',
    ready_at: timeAt('20:12'),
    events: [placedEvent('reserved', '20:00'), ready],
  })
  expect(getTimelineSteps(order).filter(({ label }) => label === 'Ready for pickup')).toHaveLength(1)
})

test('a delivery is on its way and delivered; a reservation with an address is picked up', () => {
  const events = [placedEvent('pending', '20:00'), statusEvent('pending', 'in_progress', '20:02')]
  const wanted = { status: 'in_progress', delivery_address: '1 Main Street', events } as const
  const ahead = (order: Parameters<typeof getTimelineSteps>[0]) =>
    getTimelineSteps(order).flatMap(({ label, state }) => (state === 'ahead' ? [label] : []))
  expect(ahead(createTestOrder({ ...wanted, order_type: 'order' }))).toEqual([
    'Out for delivery',
    'Delivered',
  ])
  expect(ahead(createTestOrder({ ...wanted, order_type: 'reservation' }))).toEqual([
    'Ready for pickup',
    'Picked up',
  ])
})

test('an order that is over shows no further steps, and why it ended', () => {
  const declined = statusEvent('pending', 'declined', '20:05', { reason: 'Sold out' })
  const order = createTestOrder({
    order_type: 'order',
    status: 'declined',
    events: [placedEvent('pending', '20:00'), declined],
  })
  expect(getTimelineSteps(order)).toMatchObject([
    { label: 'Order placed', state: 'done' },
    { label: 'Declined by the shop', state: 'ended', reason: 'Sold out' },
  ])
})

test("the canceling side is named from the reader's view", () => {
  const cancelled = statusEvent('reserved', 'cancelled', '20:05', { actor: 'customer' })
  const order = createTestOrder({
    status: 'cancelled',
    events: [placedEvent('reserved', '20:00'), cancelled],
  })
  expect(orderStatusLabel(order)).toBe('Canceled by you')
  expect(orderStatusLabel(order, 'shop')).toBe('Canceled by the customer')
})

test('an order without history still has a step', () => {
  expect(orderStatusLabel(createTestOrder())).toBe('Reserved')
})
