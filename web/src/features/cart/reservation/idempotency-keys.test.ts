// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** As after the page was loaded anew. */
async function loaded() {
  vi.resetModules()
  return import('./idempotency-keys.ts')
}
beforeEach(() => sessionStorage.clear())

test('the same thing sent again has the same key, also after the page was loaded anew', async () => {
  const { getIdempotencyKey } = await loaded()
  const key = getIdempotencyKey('bakery', '1 loaf')
  expect(getIdempotencyKey('bakery', '1 loaf')).toBe(key)
  const again = await loaded()
  expect(again.getIdempotencyKey('bakery', '1 loaf')).toBe(key)
  expect(again.getIdempotencyKey('bakery', '2 loaves')).not.toBe(key)
})

test('what has been answered, or was begun long ago, is another reservation', async () => {
  const { getIdempotencyKey, clearIdempotencyKey } = await loaded()
  const key = getIdempotencyKey('bakery', '1 loaf', 0)
  const other = getIdempotencyKey('florist', '1 rose', 0)
  clearIdempotencyKey('bakery')
  expect(getIdempotencyKey('bakery', '1 loaf', 0)).not.toBe(key)
  expect(getIdempotencyKey('florist', '1 rose', 60_000)).toBe(other)
  expect(getIdempotencyKey('florist', '1 rose', 10 * 60_000)).not.toBe(other)
})

test('without a store, or with junk in it, it is known as long as the page is', async () => {
  sessionStorage.setItem('mainstreet_reserving', '[null,{"key":1}]')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  const { getIdempotencyKey } = await loaded()
  expect(getIdempotencyKey('bakery', '1 loaf')).toBe(getIdempotencyKey('bakery', '1 loaf'))
  full.mockRestore()
})
