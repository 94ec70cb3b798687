import fc from 'fast-check'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { formatOrderNumber, parseOrderNumber } from './order-number.ts'

test('a number is read as it is shown, and is how the id ends', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const number = formatOrderNumber({ id })
      const halves = `${number.slice(0, 4)} ${number.slice(4)}`
      for (const typed of [
        number,
        number.toLowerCase(),
        `#${number}`,
        ` # ${number} `,
        halves,
        halves.replace(' ', '-'),
        en.orders.numbered.order(number),
        en.orders.numbered.reservation(number),
        en.orders.numbered.delivery(number),
      ])
        expect(id.endsWith(parseOrderNumber(typed) ?? 'none')).toBe(true)
    }),
  )
})

test.each(['', '1234567', '123456789', 'ABCDEFGH', 'Order', '##12345678', 'ann@example.com'])(
  '"%s" is no number',
  (text) => {
    expect(parseOrderNumber(text)).toBeUndefined()
  },
)
