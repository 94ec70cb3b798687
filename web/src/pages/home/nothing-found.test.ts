import { expect, test } from 'vitest'
import { emptyMessage } from './nothing-found.tsx'

const searchContext = { shopName: 'Blue Door', locationName: 'Mariposa, CA' }

test('the message for an empty result names each active filter', () => {
  const { title, reasons } = emptyMessage({ search: 'lamp', category: 'Gifts', shop: 'x' }, searchContext)
  expect(title).toBe('We couldn’t find “lamp”')
  expect(reasons).toHaveLength(3)
})

test.each([
  [{ search: 'lamp' }, /spelling/],
  [{ category: 'Food' }, /Food & Beverage/],
  [{ shop: 'x' }, /Blue Door/],
  [{ in_stock: true }, /^Out-of-stock/],
  [{ open_now: true }, /closed now/],
  [{ min_price: 5, max_price: 9 }, /from \$5 to \$9/],
  [{ min_price: 5 }, /\$5 and up/],
  [{ max_price: 9 }, /up to \$9/],
  [{ radius: 5 }, /within 5 miles of Mariposa, CA/],
] as const)('%j has its own message', (search, reason) => {
  const message = emptyMessage(search, searchContext)
  expect(message.reasons).toEqual([expect.stringMatching(reason)])
  expect(message.filtered).toBe(true)
})

test('without a filter there is nothing to clear', () => {
  expect(emptyMessage({ sort: 'name' }, searchContext).filtered).toBe(false)
})
