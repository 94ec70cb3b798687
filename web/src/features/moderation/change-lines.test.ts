// @vitest-environment happy-dom
import { defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import { expect, test } from 'vitest'
import { describeChanges } from './change-lines.ts'

test('a change shows the values before and after', () => {
  expect(
    describeChanges([
      { field: 'about_shop', before: '', after: 'Bread' },
      { field: 'requires_confirmation', before: false, after: true },
      { field: 'shop_photo', before: null, after: 'data:image/png;base64,AAAA' },
      { field: 'price', before: 8, after: 8.5 },
      { field: 'image_alt_texts', before: {}, after: { '/api/images/up-1': 'A lamp', '/b.png': 'Lit' } },
      { field: 'status', before: 'pending_approval', after: 'approved' },
    ]),
  ).toEqual([
    { name: 'About the shop', before: 'Empty', after: 'Bread' },
    { name: 'Reservation review', before: 'No', after: 'Yes' },
    { name: 'Shop photo', before: 'Empty', after: 'Photo' },
    { name: 'Price', before: '8', after: '8.5' },
    { name: 'Photo descriptions', before: 'Empty', after: 'A lamp, Lit' },
    { name: 'Status', before: 'Pending Review', after: 'Approved' },
  ])
})

test('a change of opening hours lists only the changed days', () => {
  const before = defaultHours()
  const after = { ...before, week: { ...before.week, mon: [{ opens: '11:00', closes: '15:00' }] } }
  const lines = describeChanges([{ field: 'hours', before, after }])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ name: 'Monday', after: '11 AM–3 PM' })
})

test('a new time zone is a change of the opening hours', () => {
  const before = defaultHours()
  const lines = describeChanges([
    { field: 'hours', before, after: { ...before, time_zone: 'America/New_York' } },
  ])
  expect(lines).toEqual([{ name: 'Time zone', before: 'America/Los Angeles', after: 'America/New York' }])
})

test('a timestamp is formatted, however it is stored', () => {
  const before = '2026-11-22T19:19:41.529Z'
  for (const after of ['2026-11-22 19:19:41.529+00', '2026-11-22 11:19:41-08', '2026-11-22T19:19:41+0000']) {
    const [line] = describeChanges([{ field: 'paused_until', before, after }])
    expect(line).toMatchObject({ before: 'Nov 22, 2026, 11:19 AM', after: 'Nov 22, 2026, 11:19 AM' })
  }
})

test('a very long text is truncated', () => {
  const [line] = describeChanges([{ field: 'about_shop', before: 'x'.repeat(5000), after: '' }])
  expect(line?.before.length).toBeLessThan(320)
})
