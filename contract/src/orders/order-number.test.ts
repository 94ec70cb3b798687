import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatOrderNumber, parseOrderNumber } from './order-number.ts'

test('a number is read as it is shown, and is how the id ends', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const number = formatOrderNumber({ id })
      for (const typed of [number, number.toLowerCase(), `#${number}`, ` ${number} `])
        expect(id.endsWith(parseOrderNumber(typed) ?? 'none')).toBe(true)
    }),
  )
})

test.each(['', '1234567', '123456789', 'ABCDEFGH', 'ann@example.com'])('"%s" is no number', (text) => {
  expect(parseOrderNumber(text)).toBeUndefined()
})
