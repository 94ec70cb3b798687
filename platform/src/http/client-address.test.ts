import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createGetClientAddress } from './client-address.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test.each([
  ['a client may not name its own address', [], '198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['a trusted proxy names it', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.1', '203.0.113.1'],
  ['proxies in a row are skipped', ['10.0.0.0/8', '::1'], '::1', '203.0.113.1, 10.9.9.9', '203.0.113.1'],
  [
    'what stands before an untrusted address is ignored',
    ['::1'],
    '::1',
    '1.1.1.1, 203.0.113.1',
    '203.0.113.1',
  ],
  [
    'a mapped IPv4 address is an IPv4 address',
    ['127.0.0.1'],
    '::ffff:127.0.0.1',
    '2001:db8::1',
    '2001:db8::1',
  ],
  ['without the header it is the proxy', ['127.0.0.1'], '127.0.0.1', undefined, '127.0.0.1'],
])('%s', (_, trusted, remote, forwarded, expected) => {
  expect(createGetClientAddress(trusted)(request(remote, forwarded))).toBe(expected)
})
