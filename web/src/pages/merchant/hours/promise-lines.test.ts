import { alwaysClosed, defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import { expect, test } from 'vitest'
import { getPromiseLines } from './promise-lines.ts'

const noon = new Date('2026-11-18T20:00:00Z')
const shop = { paused_until: null, preparation_minutes: 20 }

test('a merchant sees the promise of now and of late in the evening', () => {
  expect(getPromiseLines(defaultHours(), shop, noon)).toEqual([
    { when: 'Your shop', text: 'Open until 6 PM' },
    { when: 'Ordered now', text: 'Ready around 12:20 PM · Open until 6 PM' },
    { when: 'Ordered at 10 PM', text: 'Ready tomorrow around 9:20 AM' },
  ])
})

test('a shop that never opens has no promise', () => {
  expect(getPromiseLines(alwaysClosed(), shop, noon).map(({ text }) => text)).toEqual([
    'Closed',
    'Not taking orders right now',
    'Not taking orders right now',
  ])
})
