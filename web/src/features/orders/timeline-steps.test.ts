import { expect, test } from 'vitest'
import { anOrder, at, moved, placed } from './test/order-fixture.ts'
import { statusWords, timelineOf } from './timeline-steps.ts'

const told = (steps: ReturnType<typeof timelineOf>) => steps.map(({ label, state }) => `${label} (${state})`)

test('a fresh reservation shows what is still to come', () => {
  const order = anOrder({ events: [placed('reserved', '20:00')] })
  expect(told(timelineOf(order))).toEqual([
    'Reserved (current)',
    'Being put aside (ahead)',
    'Ready for pickup (ahead)',
    'Picked up (ahead)',
  ])
})

test('a reservation that the shop confirms by hand is asked for first', () => {
  const order = anOrder({ status: 'pending', events: [placed('pending', '20:00')] })
  expect(told(timelineOf(order)).slice(0, 2)).toEqual(['Asked for (current)', 'Reserved (ahead)'])
})

test('ready is a step with its time, also where a step was left out', () => {
  const order = anOrder({ ready_at: at('20:12'), events: [placed('reserved', '20:00')] })
  expect(timelineOf(order)).toMatchObject([
    { label: 'Reserved', state: 'done' },
    { label: 'Ready for pickup', at: at('20:12'), state: 'current' },
    { label: 'Picked up', state: 'ahead' },
  ])
})

test('the ready event is not told twice', () => {
  const ready = moved('in_progress', 'in_progress', '20:12', { kind: 'ready' })
  const order = anOrder({
    status: 'in_progress',
    ready_at: at('20:12'),
    events: [placed('reserved', '20:00'), ready],
  })
  expect(timelineOf(order).filter(({ label }) => label === 'Ready for pickup')).toHaveLength(1)
})

test('what is brought is on its way and delivered; a reservation with an address is picked up', () => {
  const events = [placed('pending', '20:00'), moved('pending', 'in_progress', '20:02')]
  const wanted = { status: 'in_progress', delivery_address: '1 Main Street', events } as const
  const ahead = (order: Parameters<typeof timelineOf>[0]) =>
    timelineOf(order).flatMap(({ label, state }) => (state === 'ahead' ? [label] : []))
  expect(ahead(anOrder({ ...wanted, order_type: 'order' }))).toEqual(['On its way', 'Delivered'])
  expect(ahead(anOrder({ ...wanted, order_type: 'reservation' }))).toEqual(['Ready for pickup', 'Picked up'])
})

test('an order that is over shows no steps to come and why it ended', () => {
  const declined = moved('pending', 'declined', '20:05', { reason: 'Sold out' })
  const order = anOrder({
    order_type: 'order',
    status: 'declined',
    events: [placed('pending', '20:00'), declined],
  })
  expect(timelineOf(order)).toMatchObject([
    { label: 'Ordered', state: 'done' },
    { label: 'Declined by the shop', state: 'ended', reason: 'Sold out' },
  ])
})

test('who cancelled is told from where the reader stands', () => {
  const cancelled = moved('reserved', 'cancelled', '20:05', { actor: 'customer' })
  const order = anOrder({ status: 'cancelled', events: [placed('reserved', '20:00'), cancelled] })
  expect(statusWords(order)).toBe('Cancelled by you')
  expect(statusWords(order, 'shop')).toBe('Cancelled by the customer')
})

test('an order without a history still says something', () => {
  expect(statusWords(anOrder())).toBe('Reserved')
})
