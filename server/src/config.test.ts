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
