import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'

/** The first and the last address of each range that is not public. */
const notPublic =
  `0.0.0.0-0.255.255.255 10.0.0.0-10.255.255.255 100.64.0.0-100.127.255.255 127.0.0.0-127.255.255.255
  169.254.0.0-169.254.255.255 172.16.0.0-172.31.255.255 192.0.0.0-192.0.0.255 192.0.2.0-192.0.2.255
  192.31.196.0-192.31.196.255 192.52.193.0-192.52.193.255 192.88.99.0-192.88.99.255 192.168.0.0-192.168.255.255
  192.175.48.0-192.175.48.255 198.18.0.0-198.19.255.255 198.51.100.0-198.51.100.255 203.0.113.0-203.0.113.255
  224.0.0.0-239.255.255.255 240.0.0.0-255.255.255.255 2001::-2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff
  2001:db8::-2001:db8:ffff:ffff:ffff:ffff:ffff:ffff 2002::-2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff
  3fff::-3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff 2620:4f:8000::-2620:4f:8000:ffff:ffff:ffff:ffff:ffff
  ::-1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff 4000::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff`.split(/\s+/)

test.each(notPublic)('%s is not public', (range) => {
  expect(range.split('-').map(isPublicAddress)).toEqual([false, false])
})

/** The neighbors of those ranges. */
const publicAddresses =
  `1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255
  169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.0.3.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0
  198.51.99.255 198.51.101.0 203.0.112.255 203.0.114.0 223.255.255.255 93.184.216.34 2001:200:: 2001:db9:: 2003::
  2606:2800:220:1:248:1893:25c8:1946 2620:4f:8001:: 3ffe:ffff::`.split(/\s+/)

test.each(publicAddresses)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

test('what is no address, and an address with a zone, is not public', () => {
  for (const text of ['', 'example.com', '1.1.1', '1.1.1.1.1', '2606:2800::1%eth0', '[2606:2800::1]'])
    expect(isPublicAddress(text), text).toBe(false)
})

test('no address that carries another one inside is public', () => {
  fc.assert(
    fc.property(fc.ipV4(), (inner) => {
      for (const outer of [`::ffff:${inner}`, `::${inner}`, `64:ff9b::${inner}`, `64:ff9b:1::${inner}`])
        expect(isPublicAddress(outer), outer).toBe(false)
    }),
  )
})
