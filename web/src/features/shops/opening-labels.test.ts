import { alwaysClosed, defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import { getOpenState } from '@mainstreet/contract/shops/open-intervals.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { getPickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openStateLabel, pickupPromiseLabel, shopStateLabel } from './opening-labels.ts'

const at = (local: string) => new Date(`${local}:00-08:00`)
const shop = defaultHours()
const allDay = [{ opens: '00:00', closes: '00:00' }]
const kiosk: OpeningHours = {
  ...shop,
  week: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
}
const saturdayOnly: OpeningHours = {
  ...shop,
  week: { ...alwaysClosed().week, sat: [{ opens: '08:00', closes: '10:00' }] },
}

describe('labels of the opening state', () => {
  test.each([
    ['2026-11-20T12:00', shop, 'Open until 6 PM'],
    ['2026-11-20T17:40', shop, 'Closes soon (6 PM)'],
    ['2026-11-20T07:00', shop, 'Opens 9 AM'],
    ['2026-11-21T19:00', shop, 'Opens Mon 9 AM'],
    ['2026-11-21T19:00', kiosk, 'Open 24 hours'],
    ['2026-11-21T11:00', saturdayOnly, 'Opens Nov 28, 8 AM'],
    ['2026-11-21T11:00', alwaysClosed(), 'Closed'],
  ] as const)('at %s', (local, hours, expected) => expect(openStateLabel(hours, at(local))).toBe(expected))

  test('every label starts with its state, at any minute of the year', () => {
    const first = { open: 'Open ', closes_soon: 'Closes soon', closed: 'Opens ' }
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 525_600 }),
        fc.constantFrom(shop, saturdayOnly, kiosk),
        (minute, hours) => {
          const now = new Date(Date.UTC(2026, 0, 1) + minute * 60_000)
          expect(openStateLabel(hours, now).startsWith(first[getOpenState(hours, now).state])).toBe(true)
        },
      ),
    )
  })

  test('a paused shop is paused even during opening hours', () => {
    const now = at('2026-11-20T12:00')
    expect(shopStateLabel({ hours: shop, paused_until: '2026-11-20T13:00:00-08:00' }, now)).toBe(
      'Orders paused',
    )
    expect(shopStateLabel({ hours: shop, paused_until: null }, now)).toBe('Open until 6 PM')
  })
})

describe('the label of the pickup promise', () => {
  const formatPromise = (local: string, hours = shop) =>
    pickupPromiseLabel(getPickupPromise({ hours, preparation_minutes: 20, now: at(local) }), hours, at(local))

  test.each([
    ['2026-11-20T16:20', 'Ready around 4:40 PM · Open until 6 PM'],
    ['2026-11-20T16:21', 'Ready around 4:45 PM · Open until 6 PM'],
    ['2026-11-20T17:50', 'Ready tomorrow around 9:20 AM'],
    ['2026-11-21T18:00', 'Ready Mon around 9:20 AM'],
    ['2026-11-20T08:00', 'Ready around 9:20 AM · Open until 6 PM'],
  ])('at %s: %s', (local, expected) => expect(formatPromise(local)).toBe(expected))

  test('has the date when the weekday could be another week', () => {
    const ready_at = at('2026-11-28T08:20')
    const promise = { ok: true, ready_at, pickup_until: ready_at, open_now: false } as const
    expect(pickupPromiseLabel(promise, saturdayOnly, at('2026-11-20T12:00'))).toBe(
      'Ready Nov 28 around 8:20 AM',
    )
  })

  test('the rounded time is not after the closing time', () => {
    const hours = { ...shop, week: { ...shop.week, fri: [{ opens: '09:00', closes: '17:58' }] } }
    expect(formatPromise('2026-11-20T17:36', hours)).toBe('Ready around 5:56 PM · Open until 5:58 PM')
  })

  test('says that a shop takes no orders', () => {
    expect(formatPromise('2026-11-20T12:00', alwaysClosed())).toBe('Not taking orders right now')
  })
})
