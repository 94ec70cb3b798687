import { paging } from '@mainstreet/contract/paging-limits.ts'
import { expect, test } from 'vitest'
import { createTotalsCache } from './totals-cache.ts'

const many = paging.maxReachableItems + 1

test('a total within the reachable pages is exact after every change', async () => {
  const totals = createTotalsCache({ name: 'test', maxEntries: 10 })
  expect(await totals.get('jars', async () => 7)).toBe(7)
  expect(await totals.get('jars', async () => 8)).toBe(7)
  totals.invalidate()
  expect(await totals.get('jars', async () => 8)).toBe(8)
})

test('a larger total may be ten seconds old and is then recounted in the background', async () => {
  let time = 0
  const totals = createTotalsCache({ name: 'test', maxEntries: 10, now: () => time })
  expect(await totals.get('jars', async () => many)).toBe(many)
  totals.invalidate()
  expect(await totals.get('jars', async () => many + 1)).toBe(many)

  time = 11_000
  expect(await totals.get('jars', async () => many + 2)).toBe(many)
  await expect.poll(() => totals.get('jars', async () => 0)).toBe(many + 2)
})

test('a total is never older than a minute', async () => {
  let time = 0
  const totals = createTotalsCache({ name: 'test', maxEntries: 10, now: () => time })
  await totals.get('jars', async () => many)
  totals.invalidate()
  time = 61_000
  expect(await totals.get('jars', async () => many + 5)).toBe(many + 5)
})

test('a total is counted again when something changed during the count', async () => {
  const totals = createTotalsCache({ name: 'test', maxEntries: 10 })
  const { promise, resolve } = Promise.withResolvers<number>()
  const first = totals.get('jars', () => promise)
  totals.invalidate()
  resolve(1)
  expect(await first).toBe(1)
  expect(await totals.get('jars', async () => 2)).toBe(2)
})
