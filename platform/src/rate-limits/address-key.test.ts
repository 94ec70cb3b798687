import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('all addresses of one /64 network have one key, those of another network a different one', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  const four = fc.array(group, { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(four, four, four, four, (network, other, one, two) => {
      const key = addressKey([...network, ...one].join(':'))
      expect(addressKey([...network, ...two].join(':'))).toBe(key)
      if (network.join(':') !== other.join(':'))
        expect(addressKey([...other, ...one].join(':'))).not.toBe(key)
    }),
  )
})
