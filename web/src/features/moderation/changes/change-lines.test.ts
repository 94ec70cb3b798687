import { defaultHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { expect, test } from 'vitest'
import { describeChanges } from './change-lines.ts'

test('a change reads as what was there and what is there now', () => {
  expect(
    describeChanges([
      { field: 'about_shop', before: '', after: 'Bread' },
      { field: 'confirm_by_hand', before: false, after: true },
      { field: 'shop_photo', before: null, after: 'data:image/png;base64,AAAA' },
      { field: 'price', before: 8, after: 8.5 },
      { field: 'picture_words', before: {}, after: { '/api/images/up-1': 'A lamp', '/b.png': 'Lit' } },
      { field: 'status', before: 'pending_approval', after: 'approved' },
    ]),
  ).toEqual([
    { name: 'About shop', before: 'nothing', after: 'Bread' },
    { name: 'Confirm by hand', before: 'no', after: 'yes' },
    { name: 'Shop photo', before: 'nothing', after: 'a picture' },
    { name: 'Price', before: '8', after: '8.5' },
    { name: 'What the pictures show', before: 'nothing', after: 'A lamp, Lit' },
    { name: 'Status', before: 'pending approval', after: 'approved' },
  ])
})

test('of opening hours only the days that differ are named', () => {
  const before = defaultHours()
  const after = { ...before, week: { ...before.week, mon: [{ opens: '11:00', closes: '15:00' }] } }
  const lines = describeChanges([{ field: 'hours', before, after }])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ name: 'Monday', after: '11 AM to 3 PM' })
})

test('a new time zone is a change of the hours', () => {
  const before = defaultHours()
  const lines = describeChanges([
    { field: 'hours', before, after: { ...before, time_zone: 'America/New_York' } },
  ])
  expect(lines).toEqual([{ name: 'Time zone', before: 'America/Los Angeles', after: 'America/New York' }])
})

test('a time reads as people write it, however it was stored', () => {
  const before = '2026-11-22T19:19:41.529Z'
  for (const after of ['2026-11-22 19:19:41.529+00', '2026-11-22 11:19:41-08', '2026-11-22T19:19:41+0000']) {
    const [line] = describeChanges([{ field: 'paused_until', before, after }])
    expect(line?.after).toMatch(/^Nov 2[23], 2026, \d{1,2}:\d{2}\s[AP]M$/)
    expect(line?.after).toBe(line?.before)
  }
})

test('a very long text is cut', () => {
  const [line] = describeChanges([{ field: 'about_shop', before: 'x'.repeat(5000), after: '' }])
  expect(line?.before.length).toBeLessThan(320)
})
