import { expect, test } from 'vitest'
import { parseSentinelUrl } from './sentinel-url.ts'

test('the address names the sentinels and the primary that they watch', () => {
  expect(parseSentinelUrl('redis+sentinel://one:26380,10.0.0.2,[fd00::3]:26381/mymaster')).toEqual({
    sentinels: [
      { host: 'one', port: 26_380 },
      { host: '10.0.0.2', port: 26_379 },
      { host: 'fd00::3', port: 26_381 },
    ],
    name: 'mymaster',
    username: undefined,
    password: undefined,
    sentinelPassword: undefined,
    tls: false,
  })
})

test('user and passwords are percent-encoded, and rediss stands for TLS', () => {
  const address = 'rediss+sentinel://town:a%40b%2F@one/my-master.1?sentinel_password=c%3F'
  expect(parseSentinelUrl(address)).toMatchObject({
    name: 'my-master.1',
    username: 'town',
    password: 'a@b/',
    sentinelPassword: 'c?',
    tls: true,
  })
  expect(parseSentinelUrl('redis+sentinel://:secret@one/m')).toMatchObject({
    username: undefined,
    password: 'secret',
  })
})

test.each([
  'redis://one:6379',
  'sentinel://one/mymaster',
  'redis+sentinel://one:26379',
  'redis+sentinel://one:26379/',
  'redis+sentinel:///mymaster',
  'redis+sentinel://one,,two/mymaster',
  'redis+sentinel://one,/mymaster',
  'redis+sentinel://one:0/mymaster',
  'redis+sentinel://one:65536/mymaster',
  'redis+sentinel://one:port/mymaster',
  'redis+sentinel://secret@one/mymaster',
  'redis+sentinel://:a@b@one/mymaster',
  'redis+sentinel://:%zz@one/mymaster',
  'redis+sentinel://one/mymaster/0',
  'redis+sentinel://one/mymaster?db=1',
])('%s is not such an address', (url) => {
  expect(parseSentinelUrl(url)).toBeUndefined()
})
