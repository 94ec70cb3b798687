import { expect, test } from 'vitest'
import { computeRefundCents, getRefundableItems, type RefundInput, toRefundBody } from './refund-input.ts'

const items = [{ product_id: 'tea', name: 'Tea', image: null, price: 6.5, quantity: 2 }]
const input: RefundInput = {
  mode: 'all',
  quantities: { tea: 1 },
  restock: true,
  amount: '2.35',
  reason: ' Cold ',
}

test('everything is the remaining amount, lines are their price, an amount is what was typed', () => {
  expect(computeRefundCents(input, items, 1300)).toBe(1300)
  expect(computeRefundCents({ ...input, mode: 'lines' }, items, 1300)).toBe(650)
  expect(computeRefundCents({ ...input, mode: 'amount' }, items, 1300)).toBe(235)
})

test('nothing, invalid input and more than the rest have no amount', () => {
  expect(computeRefundCents(input, items, 0)).toBeUndefined()
  expect(computeRefundCents({ ...input, mode: 'lines', quantities: {} }, items, 1300)).toBeUndefined()
  for (const amount of ['', 'x', '-1', '13.01', 'Infinity', '1,50', '0.001', '1e1', '0x1'])
    expect(computeRefundCents({ ...input, mode: 'amount', amount }, items, 1300), amount).toBeUndefined()
})

test('refunded items are not offered again, unless the refund failed', () => {
  const lines = [{ product_id: 'tea', quantity: 1 }]
  expect(getRefundableItems(items, [{ state: 'succeeded', lines }])).toMatchObject([{ quantity: 1 }])
  expect(getRefundableItems(items, [{ state: 'failed', lines }])).toMatchObject([{ quantity: 2 }])
  const both = [
    { state: 'succeeded' as const, lines },
    { state: 'requested' as const, lines },
  ]
  expect(getRefundableItems(items, both)).toEqual([])
})

test('only the fields of the chosen mode are sent', () => {
  expect(toRefundBody(input, 1300)).toEqual({ reason: 'Cold' })
  expect(toRefundBody({ ...input, mode: 'amount' }, 235)).toEqual({ reason: 'Cold', amount: 2.35 })
  expect(toRefundBody({ ...input, mode: 'lines' }, 650)).toEqual({
    reason: 'Cold',
    lines: [{ product_id: 'tea', quantity: 1 }],
    restock: true,
  })
})
