// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** Imports the module as after a reload. */
async function loaded() {
  vi.resetModules()
  return import('./idempotency-keys.ts')
}
beforeEach(() => sessionStorage.clear())

test('a repeated reservation has the same key, also after a reload', async () => {
  const { getIdempotencyKey } = await loaded()
  const key = getIdempotencyKey('bakery', '1 loaf')
  expect(getIdempotencyKey('bakery', '1 loaf')).toBe(key)
  const repeated = await loaded()
  expect(repeated.getIdempotencyKey('bakery', '1 loaf')).toBe(key)
  expect(repeated.getIdempotencyKey('bakery', '2 loaves')).not.toBe(key)
})

test('after a response, or after a long time, it is a new reservation', async () => {
  const { getIdempotencyKey, clearIdempotencyKey } = await loaded()
  const key = getIdempotencyKey('bakery', '1 loaf', 0)
  const other = getIdempotencyKey('florist', '1 rose', 0)
  clearIdempotencyKey('bakery')
  expect(getIdempotencyKey('bakery', '1 loaf', 0)).not.toBe(key)
  expect(getIdempotencyKey('florist', '1 rose', 60_000)).toBe(other)
  expect(getIdempotencyKey('florist', '1 rose', 10 * 60_000)).not.toBe(other)
})

test('without valid storage the key lasts as long as the page', async () => {
  sessionStorage.setItem('mainstreet_reservation_keys', '[null,{"key":1}]')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  const { getIdempotencyKey } = await loaded()
  expect(getIdempotencyKey('bakery', '1 loaf')).toBe(getIdempotencyKey('bakery', '1 loaf'))
  full.mockRestore()
})
