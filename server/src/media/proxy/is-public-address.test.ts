import { expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'

/** The first and last address of each blocked range, and their public neighbors. */
const ranges: [first: string, last: string, before: string | undefined, after: string | undefined][] = [
  ['0.0.0.0', '0.255.255.255', undefined, '1.0.0.0'],
  ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  // of cloud machines: 169.254.169.254 responds with the credentials of the machine
  ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
  ['192.31.196.0', '192.31.196.255', '192.31.195.255', '192.31.197.0'],
  ['192.52.193.0', '192.52.193.255', '192.52.192.255', '192.52.194.0'],
  ['192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
  ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['192.175.48.0', '192.175.48.255', '192.175.47.255', '192.175.49.0'],
  ['198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
  ['203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
  ['224.0.0.0', '239.255.255.255', '223.255.255.255', undefined],
  ['240.0.0.0', '255.255.255.255', undefined, undefined],
  ['::', '1fff:ffff::', undefined, '2000::'],
  ['2001::', '2001:1ff:ffff::', '2000:ffff::', '2001:200::'],
  ['2001:db8::', '2001:db8:ffff::', '2001:db7:ffff::', '2001:db9::'],
  ['2002::', '2002:ffff::', '2001:ffff::', '2003::'],
  ['2620:4f:8000::', '2620:4f:8000:ffff::', '2620:4f:7fff::', '2620:4f:8001::'],
  ['3fff::', '3fff:fff:ffff::', '3ffe:ffff::', '3fff:1000::'],
  ['4000::', 'ffff:ffff::', undefined, undefined],
]

test.each(ranges)('%s to %s is not public', (first, last, before, after) => {
  expect([isPublicAddress(first), isPublicAddress(last)]).toEqual([false, false])
  for (const neighbor of [before, after])
    if (neighbor !== undefined) expect(isPublicAddress(neighbor), neighbor).toBe(true)
})

test.each(['', 'localhost', '1.2.3', '1.2.3.4.5', '2003::1%eth0', '::ffff:93.184.216.34', ' 93.184.216.34'])(
  '"%s" is not public',
  (text) => expect(isPublicAddress(text)).toBe(false),
)
