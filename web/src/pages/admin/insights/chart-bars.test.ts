import fc from 'fast-check'
import { expect, test } from 'vitest'
import { busyDayBars, busyHourBars, salesPerDayBars } from './chart-bars.ts'

const busyHour = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }),
  hour: fc.integer({ min: 0, max: 23 }),
  orders: fc.integer({ min: 1, max: 500 }),
})
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

test('bars of hours and days contain every order', () => {
  fc.assert(
    fc.property(fc.array(busyHour), (busy_hours) => {
      const all = sum(busy_hours.map(({ orders }) => orders))
      expect(sum(busyHourBars({ busy_hours }).map(({ value }) => value))).toBe(all)
      expect(sum(busyDayBars({ busy_hours }).map(({ value }) => value))).toBe(all)
    }),
  )
})

test('a bar is labeled with its date, its sales and the lost orders', () => {
  expect(salesPerDayBars({ days: [{ date: '2026-11-01', orders: 1, sales: 8.5, lost_orders: 2 }] })).toEqual([
    { label: 'Nov 1, 2026', axisLabel: 'Nov 1', value: 8.5, valueText: '$8.50, 1 order, 2 lost' },
  ])
})
