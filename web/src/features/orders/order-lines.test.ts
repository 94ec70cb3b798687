import { expect, test } from 'vitest'
import { formatOrderLines } from './order-lines.tsx'

test('a right-to-left name stays beside its quantity', () => {
  const items = [
    { quantity: 2, name: 'תה' },
    { quantity: 1, name: '\u202eRye loaf' },
  ]
  expect(formatOrderLines({ items } as never)).toBe('2 × \u2068תה\u2069, \u2068Rye loaf\u2069')
})
