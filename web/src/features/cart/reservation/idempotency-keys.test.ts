// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** As after the page was loaded anew. */
async function loaded() {
  vi.resetModules()
  return import('./idempotency-keys.ts')
}
beforeEach(() => sessionStorage.clear())

test('the same thing sent again has the same key, also after the page was loaded anew', async () => {
  const { keyOf } = await loaded()
  const key = keyOf('bakery', '1 loaf')
  expect(keyOf('bakery', '1 loaf')).toBe(key)
  const again = await loaded()
  expect(again.keyOf('bakery', '1 loaf')).toBe(key)
  expect(again.keyOf('bakery', '2 loaves')).not.toBe(key)
})

test('what has been answered, or was begun long ago, is another reservation', async () => {
  const { keyOf, forgetKey } = await loaded()
  const key = keyOf('bakery', '1 loaf', 0)
  const other = keyOf('florist', '1 rose', 0)
  forgetKey('bakery')
  expect(keyOf('bakery', '1 loaf', 0)).not.toBe(key)
  expect(keyOf('florist', '1 rose', 60_000)).toBe(other)
  expect(keyOf('florist', '1 rose', 10 * 60_000)).not.toBe(other)
})

test('without a store, or with junk in it, it is known as long as the page is', async () => {
  sessionStorage.setItem('mainstreet_reserving', '[null,{"key":1}]')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  const { keyOf } = await loaded()
  expect(keyOf('bakery', '1 loaf')).toBe(keyOf('bakery', '1 loaf'))
  full.mockRestore()
})
