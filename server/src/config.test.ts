import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('nothing set means the embedded database, loopback and demo mode', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    demo: true,
    demoIsExposed: false,
  })
})

test('demo mode is off wherever others may come, unless it is asked for', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL: 'postgres://db/street' }).demo).toBe(false)
  expect(readConfig({ HOST: '0.0.0.0', DEMO: 'on' })).toMatchObject({ demo: true, demoIsExposed: true })
  expect(readConfig({ DEMO: 'off' }).demo).toBe(false)
})

test('the discount badge follows demo mode, and its own setting wins over it', () => {
  const badge = (env: NodeJS.ProcessEnv) => readConfig(env).discountBadge
  expect([badge({}), badge({ DEMO: 'on' }), badge({ DEMO: 'off' })]).toEqual([true, true, false])
  expect(badge({ DEMO: 'off', DISCOUNT_BADGE: 'on' })).toBe(true)
  expect(badge({ DEMO: 'on', DISCOUNT_BADGE: 'off' })).toBe(false)
  expect(() => readConfig({ DISCOUNT_BADGE: 'maybe' })).toThrow('DISCOUNT_BADGE:')
})

test('every fault is named in one list', () => {
  const faults = () =>
    readConfig({
      PORT: 'http',
      HOST: 'my street',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'street',
      GEOCODER_URL: 'osm',
      MAP_STYLE_URL: 'map',
    })
  expect(faults).toThrow(ConfigError)
  for (const name of ['PORT', 'HOST', 'DEMO', 'LOG_LEVEL', 'PUBLIC_URL', 'GEOCODER_URL', 'MAP_STYLE_URL'])
    expect(faults).toThrow(`${name}:`)
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('what works only together is asked for together', () => {
  const faults = () => readConfig({ SUPABASE_URL: 'https://x.supabase.co', GOOGLE_CLIENT_ID: 'id' })
  for (const name of ['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'GOOGLE_CLIENT_SECRET'])
    expect(faults).toThrow(`${name}: is needed`)
})

test('identity is at home where people reach the street', () => {
  expect(readConfig({ PORT: '3100' }).identity).toMatchObject({
    url: 'http://localhost:3100/auth/v1',
    siteUrl: 'http://localhost:3100',
    playGoogle: true,
    tokenLifeMs: 3_600_000,
    passwordMinChars: 8,
  })
  const behind = readConfig({
    PUBLIC_URL: 'https://street.example/',
    HOST: '0.0.0.0',
    AUTH_PATH: '/identity',
  })
  expect(behind.identity).toMatchObject({ url: 'https://street.example/identity', playGoogle: false })
})

test('a setting of identity that cannot be is named', () => {
  const faults = () =>
    readConfig({
      AUTH_PASSWORD_MIN: '0',
      AUTH_JWT_SECRET: 'short',
      AUTH_SIGNING_KEY: '{}',
      AUTH_SIGNUP: 'maybe',
      TRUST_PROXY: 'everybody',
      SMTP_URL: 'https://mail.example',
    })
  for (const name of [
    'AUTH_PASSWORD_MIN',
    'AUTH_JWT_SECRET',
    'AUTH_SIGNING_KEY',
    'AUTH_SIGNUP',
    'TRUST_PROXY',
    'SMTP_URL',
  ])
    expect(faults).toThrow(`${name}:`)
})
