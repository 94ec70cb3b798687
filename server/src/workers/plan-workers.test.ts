import { shareConnections } from '@mainstreet/platform/db/share-connections.ts'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { getDatabaseSettings, getWorkerCount } from './plan-workers.ts'

const gigabyte = 1024 ** 3
const large = { cores: 8, bytes: 32 * gigabyte }

test('a server has a worker for each core, demo mode one', () => {
  expect(getWorkerCount(readConfig({ DEMO: 'off' }), large)).toBe(8)
  expect(getWorkerCount(readConfig({}), large)).toBe(1)
})

test('little memory allows fewer workers, but always one', () => {
  const config = readConfig({ DEMO: 'off' })
  expect(getWorkerCount(config, { cores: 8, bytes: gigabyte })).toBe(2)
  expect(getWorkerCount(config, { cores: 8, bytes: gigabyte / 4 })).toBe(1)
})

test('WORKERS decides, also in demo mode', () => {
  expect(getWorkerCount(readConfig({ WORKERS: '3' }), large)).toBe(3)
  expect(() => readConfig({ WORKERS: '0' })).toThrow('WORKERS')
})

test('the embedded database accepts a full pool of each worker', () => {
  for (const count of [1, 2, 16, 100]) {
    const maxConnections = Number(getDatabaseSettings(count).max_connections)
    expect(shareConnections(maxConnections, count)).toEqual({ count, poolSize: 10 })
  }
})

test('with few connections the pools are smaller, and then fewer workers start', () => {
  expect(shareConnections(100, 16)).toEqual({ count: 16, poolSize: 5 })
  expect(shareConnections(20, 16)).toEqual({ count: 5, poolSize: 3 })
})
