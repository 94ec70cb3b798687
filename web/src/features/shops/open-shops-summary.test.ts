import { defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import { expect, test } from 'vitest'
import { getNearbyShops, openShopsSummary } from './open-shops-summary.ts'

const noon = new Date('2026-11-20T12:00:00-08:00')
const week = (closes: string) => {
  const hours = defaultHours()
  return { ...hours, week: { ...hours.week, fri: [{ opens: '08:00', closes }] } }
}
const near = { name: 'Near', hours: week('18:00'), paused_until: null, distance: 0.4 }
const far = { name: 'Far', hours: week('13:00'), paused_until: null, distance: 25.1 }

test('shops far from the chosen location are neither counted nor named', () => {
  expect(openShopsSummary([near, far], noon)).toEqual({
    open: '2 shops open now',
    next: 'Far closes at 1 PM',
  })
  expect(openShopsSummary(getNearbyShops([near, far]), noon)).toEqual({
    open: '1 shop open now',
    next: 'Near closes at 6 PM',
  })
})

test('a paused shop is not counted as open', () => {
  const paused = { ...near, name: 'Paused', hours: week('12:10'), paused_until: '2026-11-20T21:00:00Z' }
  expect(openShopsSummary([near, paused], noon)).toEqual({
    open: '1 shop open now',
    next: 'Near closes at 6 PM',
  })
  expect(openShopsSummary([paused], noon).open).toBe('No shops open now')
})
