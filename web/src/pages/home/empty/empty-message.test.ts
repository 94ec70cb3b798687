import { expect, test } from 'vitest'
import { emptyMessage } from './empty-message.ts'

const searchContext = { shopName: 'Blue Door', locationName: 'Mariposa, CA' }

test('the message for an empty result names each active filter', () => {
  const { title, reasons } = emptyMessage({ search: 'lamp', category: 'Gifts', shop: 'x' }, searchContext)
  expect(title).toBe('Nothing found for “lamp” in Gifts at Blue Door')
  expect(reasons).toHaveLength(3)
})

test.each([
  [{ search: 'lamp' }, 'Nothing found for “lamp”', /shorter word/],
  [{ category: 'Food' }, 'Nothing in Food & Beverage', /Food & Beverage alone/],
  [{ shop: 'x' }, 'Nothing at Blue Door', /shelves of Blue Door/],
  [{ in_stock: true }, 'Nothing in stock', /sold out/],
  [{ open_now: true }, 'Nothing open now', /closed at this hour/],
  [{ min_price: 5, max_price: 9 }, 'Nothing $5 to $9', /prices \$5 to \$9/],
  [{ radius: 5 }, 'Nothing within 5 miles of Mariposa, CA', /farther than 5 miles/],
] as const)('%j has its own message', (search, title, reason) => {
  const message = emptyMessage(search, searchContext)
  expect(message.title).toBe(title)
  expect(message.reasons).toEqual([expect.stringMatching(reason)])
  expect(message.filtered).toBe(true)
})

test('without a filter there is nothing to clear', () => {
  expect(emptyMessage({ sort: 'name' }, searchContext).filtered).toBe(false)
})
