import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('without settings the database is embedded, the host is loopback and demo mode is on', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    demo: true,
    demoIsExposed: false,
  })
})

test.each([
  ['HOST', '0.0.0.0'],
  ['HOST', '192.168.1.20'],
  ['HOST', '::'],
  ['PUBLIC_URL', 'https://street.example'],
  ['PUBLIC_URL', 'http://localhost:3000'],
  ['DATABASE_URL', 'postgres://db/street'],
  ['SMTP_URL', 'smtp://mail.example'],
  ['TRUST_PROXY', '127.0.0.1'],
  ['GOOGLE_CLIENT_ID', 'id'],
  ['STRIPE_SECRET_KEY', 'sk_live_1'],
  ['STRIPE_SECRET_KEY', 'rk_live_1'],
])('demo mode is off by default with %s=%s, and the reason names it', (name, value) => {
  const beside = {
    GOOGLE_CLIENT_ID: ['GOOGLE_CLIENT_SECRET', 'x'],
    STRIPE_SECRET_KEY: ['STRIPE_WEBHOOK_SECRET', 'whsec_1'],
  }
  const [other, itsValue] = Object.hasOwn(beside, name)
    ? beside[name as keyof typeof beside]
    : ['PORT', '3000']
  const config = readConfig({ [name]: value, [other as string]: itsValue })
  expect(config).toMatchObject({ demo: false, demoIsExposed: false })
  expect(config.demoReason).toContain(name)
  expect(config.identity.usesDemoGoogle).toBe(false)
})

test('demo mode stays on by default with settings for a single machine', () => {
  for (const env of [
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  ])
    expect(readConfig(env)).toMatchObject({ demo: true, demoIsExposed: false })
})

test('demo mode can be turned on for a loopback address without a further setting', () => {
  expect(readConfig({ DEMO: 'off' })).toMatchObject({ demo: false, demoReason: 'DEMO=off' })
  const chosen = { DEMO: 'on', DATABASE_URL: 'postgres://db/street', PUBLIC_URL: 'http://127.0.0.1:3000' }
  expect(readConfig(chosen)).toMatchObject({ demo: true, demoReason: 'DEMO=on', demoIsExposed: false })
})

test.each([
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'https://street.example' },
  { PUBLIC_URL: 'http://127.0.0.1.street.example' },
])('demo mode with a public address (%o) needs a second setting', (env) => {
  expect(() => readConfig({ ...env, DEMO: 'on' })).toThrow('DEMO_PUBLIC=on')
  expect(readConfig({ ...env, DEMO_PUBLIC: 'on' }).demo).toBe(false)
  expect(readConfig({ ...env, DEMO: 'on', DEMO_PUBLIC: 'on' })).toMatchObject({
    demo: true,
    demoIsExposed: true,
  })
})

test.each(['sk_live_1', 'rk_live_1'])('demo mode with the live card key %s is an error', (key) => {
  const env = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1', DEMO: 'on', DEMO_PUBLIC: 'on' }
  expect(() => readConfig(env)).toThrow('DEMO: cannot be on with a live card key')
})

test.each([
  'http://api.stripe.com',
  'http://127.0.0.1.street.example',
  'https://key@street.example',
  'https://street.example/v1',
])('the secret card key is not sent to %s', (url) => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(() => readConfig({ ...keys, STRIPE_URL: url })).toThrow('STRIPE_URL: must be an https address')
  expect(readConfig(keys).stripe?.url).toBe('https://api.stripe.com')
  expect(readConfig({ ...keys, STRIPE_URL: 'http://127.0.0.1:4242/' }).stripe?.url).toBe(
    'http://127.0.0.1:4242',
  )
})

test('the discount badge follows demo mode unless its own setting is present', () => {
  const badge = (env: NodeJS.ProcessEnv) => readConfig(env).discountBadge
  expect([badge({}), badge({ DEMO: 'on' }), badge({ DEMO: 'off' })]).toEqual([true, true, false])
  expect(badge({ DEMO: 'off', DISCOUNT_BADGE: 'on' })).toBe(true)
  expect(badge({ DEMO: 'on', DISCOUNT_BADGE: 'off' })).toBe(false)
  expect(() => readConfig({ DISCOUNT_BADGE: 'maybe' })).toThrow('DISCOUNT_BADGE:')
})

test('admins need a second factor unless demo mode is on or the setting says otherwise', () => {
  const isRequired = (env: NodeJS.ProcessEnv) => readConfig(env).requiresAdminFactor
  expect([isRequired({ DEMO: 'on' }), isRequired({ DEMO: 'off' })]).toEqual([false, true])
  expect(isRequired({ DEMO: 'off', ADMIN_SECOND_FACTOR: 'optional' })).toBe(false)
  expect(isRequired({ DEMO: 'on', ADMIN_SECOND_FACTOR: 'required' })).toBe(true)
  expect(() => readConfig({ ADMIN_SECOND_FACTOR: 'on' })).toThrow('ADMIN_SECOND_FACTOR')
})

test('the language is one that exists, and the time zone a known one', () => {
  expect(readConfig({})).toMatchObject({ locale: 'en', timeZone: 'America/Los_Angeles' })
  expect(readConfig({ LOCALE: 'en', TIME_ZONE: 'America/Chicago' }).timeZone).toBe('America/Chicago')
  expect(() => readConfig({ LOCALE: 'tlh' })).toThrow('LOCALE: must be one of en')
  expect(() => readConfig({ TIME_ZONE: '+05:00' })).toThrow('TIME_ZONE: must be a time zone')
})

test('all invalid settings are listed in one error', () => {
  const failures = () =>
    readConfig({
      PORT: 'http',
      HOST: 'my street',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'street',
      GEOCODER_URL: 'osm',
      MAP_STYLE_URL: 'map',
    })
  expect(failures).toThrow(ConfigError)
  for (const name of ['PORT', 'HOST', 'DEMO', 'LOG_LEVEL', 'PUBLIC_URL', 'GEOCODER_URL', 'MAP_STYLE_URL'])
    expect(failures).toThrow(`${name}:`)
})

test('a server behind a proxy accepts requests for five more seconds, unless a setting says otherwise', () => {
  const getDelayMs = (env: NodeJS.ProcessEnv) => readConfig(env).operations.shutdownDelayMs
  expect(getDelayMs({})).toBe(0)
  expect(getDelayMs({ TRUST_PROXY: '10.0.0.1' })).toBe(5000)
  expect(getDelayMs({ TRUST_PROXY: '10.0.0.1', SHUTDOWN_DELAY_SECONDS: '0' })).toBe(0)
  expect(getDelayMs({ SHUTDOWN_DELAY_SECONDS: '7' })).toBe(7000)
})

test('monitoring settings that would not work are rejected', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN:')
  expect(() => readConfig({ SECURITY_CONTACT: 'security@town.example' })).toThrow('SECURITY_CONTACT:')
  expect(() => readConfig({ MAX_MEMORY_MB: 'half' })).toThrow('MAX_MEMORY_MB:')
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('events go through one Redis server, or the one that sentinels name', () => {
  const getUrl = (REDIS_URL: string) => readConfig({ REDIS_URL }).redisUrl
  for (const url of [
    'redis://:secret@one:6379',
    'rediss://one',
    'redis+sentinel://:secret@one,two:26380/town',
  ])
    expect(getUrl(url)).toBe(url)
  for (const url of [
    'http://one',
    'one:6379',
    'redis+sentinel://:secret@one,two',
    'redis+sentinel://secret@one/town',
  ])
    expect(() => getUrl(url)).toThrow(
      new ConfigError(
        'These settings cannot be used:\n  REDIS_URL: must be an address such as redis://host:6379, or redis+sentinel://host1:26379,host2:26379/mymaster',
      ),
    )
})

test('settings that need each other are required together', () => {
  const failures = () => readConfig({ SUPABASE_URL: 'https://x.supabase.co', GOOGLE_CLIENT_ID: 'id' })
  for (const name of ['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'GOOGLE_CLIENT_SECRET'])
    expect(failures).toThrow(`${name}: is needed`)
})

test('the identity module uses the public URL', () => {
  expect(readConfig({ PORT: '3100' }).identity).toMatchObject({
    url: 'http://localhost:3100/auth/v1',
    siteUrl: 'http://localhost:3100',
    usesDemoGoogle: true,
    accessTokenLifetimeMs: 3_600_000,
    passwordMinChars: 8,
  })
  const behind = readConfig({
    PUBLIC_URL: 'https://street.example/',
    HOST: '0.0.0.0',
    AUTH_PATH: '/identity',
  })
  expect(behind.identity).toMatchObject({ url: 'https://street.example/identity', usesDemoGoogle: false })
})

test('an invalid identity setting is reported', () => {
  const failures = () =>
    readConfig({
      AUTH_PASSWORD_MIN: '0',
      AUTH_TRUSTED_JWT_SECRET: 'short',
      AUTH_SIGNING_KEY: '{}',
      AUTH_SIGNUP: 'maybe',
      TRUST_PROXY: 'everybody',
      SMTP_URL: 'https://mail.example',
    })
  for (const name of [
    'AUTH_PASSWORD_MIN',
    'AUTH_TRUSTED_JWT_SECRET',
    'AUTH_SIGNING_KEY',
    'AUTH_SIGNUP',
    'TRUST_PROXY',
    'SMTP_URL',
  ])
    expect(failures).toThrow(`${name}:`)
})

test('a direct address of the database needs the address of its pooler', () => {
  const DATABASE_DIRECT_URL = 'postgres://db/street'
  expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow(
    'DATABASE_URL: is needed beside DATABASE_DIRECT_URL',
  )
  expect(readConfig({ DATABASE_DIRECT_URL, DATABASE_URL: 'postgres://pool/street' })).toMatchObject({
    databaseUrl: 'postgres://pool/street',
    databaseDirectUrl: DATABASE_DIRECT_URL,
  })
})

test('read replicas are copies of a database of your own', () => {
  const replicas = { DATABASE_REPLICA_URL: 'postgres://one/street, postgres://two/street' }
  expect(() => readConfig(replicas)).toThrow('DATABASE_URL: is needed beside DATABASE_REPLICA_URL')
  const DATABASE_URL = 'postgres://db/street'
  expect(readConfig({ ...replicas, DATABASE_URL }).databaseReplicaUrls).toEqual([
    'postgres://one/street',
    'postgres://two/street',
  ])
  expect(readConfig({ DATABASE_URL }).databaseReplicaUrls).toEqual([])
  expect(() => readConfig({ DATABASE_URL, DATABASE_REPLICA_URL: 'mysql://one' })).toThrow(
    'must be a postgres:// address',
  )
})

test('accounts with a phone need a way to send text messages', () => {
  const phone = { AUTH_PHONE: 'on', DEMO: 'off' }
  expect(() => readConfig(phone)).toThrow('SMS_ACCOUNT_SID: is needed beside AUTH_PHONE')
  expect(() => readConfig({ ...phone, SMS_ACCOUNT_SID: 'AC1' })).toThrow('SMS_AUTH_TOKEN: is needed')
  const sms = { SMS_ACCOUNT_SID: 'AC1', SMS_AUTH_TOKEN: 'token', SMS_FROM: '+12095550100' }
  expect(readConfig({ ...phone, ...sms }).sms).toEqual({
    url: 'https://api.twilio.com',
    accountSid: 'AC1',
    authToken: 'token',
    from: '+12095550100',
  })
  expect(readConfig({ DEMO: 'off', AUTH_PHONE: 'on', AUTH_PHONE_AUTOCONFIRM: 'on' }).sms).toBeUndefined()
  expect(readConfig(sms).demo).toBe(false)
})

test('other clients may do nothing by default', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shops.example' }).clients).toEqual({
    origins: ['https://shops.example'],
    storage: { acceptsServiceRole: false, openBuckets: new Set() },
    realtime: { sharedTopics: [], anonymousSend: false },
  })
  expect(readConfig({ CLIENT_ORIGINS: '*' }).clients.origins).toBeUndefined()
})
