import { expect, test } from 'vitest'
import { getRoughAddress } from './rough-address.ts'

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:7:99:1::5', '2001:db8:7:*'],
  ['2001:db8::5', '2001:db8:0:*'],
  ['', ''],
])('of %s the owner sees %s', (ip, expected) => {
  expect(getRoughAddress(ip)).toBe(expected)
})
