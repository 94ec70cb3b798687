import { expect, test } from 'vitest'
import { itemsLeft, type RefundWish, refundBody, refundCents } from './refund-input.ts'

const items = [{ product_id: 'tea', name: 'Tea', image: null, price: 6.5, quantity: 2 }]
const wish: RefundWish = { way: 'all', pieces: { tea: 1 }, restock: true, amount: '2.35', reason: ' Cold ' }

test('all is what is left, lines are what they cost, an amount is what was typed', () => {
  expect(refundCents(wish, items, 1300)).toBe(1300)
  expect(refundCents({ ...wish, way: 'lines' }, items, 1300)).toBe(650)
  expect(refundCents({ ...wish, way: 'amount' }, items, 1300)).toBe(235)
})

test('nothing, nonsense and more than is left come to nothing', () => {
  expect(refundCents(wish, items, 0)).toBeUndefined()
  expect(refundCents({ ...wish, way: 'lines', pieces: {} }, items, 1300)).toBeUndefined()
  for (const amount of ['', 'x', '-1', '13.01', 'Infinity'])
    expect(refundCents({ ...wish, way: 'amount', amount }, items, 1300), amount).toBeUndefined()
})

test('pieces that were given back are not offered again, unless it failed', () => {
  const lines = [{ product_id: 'tea', quantity: 1 }]
  expect(itemsLeft(items, [{ state: 'done', lines }])).toMatchObject([{ quantity: 1 }])
  expect(itemsLeft(items, [{ state: 'failed', lines }])).toMatchObject([{ quantity: 2 }])
  const both = [
    { state: 'done' as const, lines },
    { state: 'requested' as const, lines },
  ]
  expect(itemsLeft(items, both)).toEqual([])
})

test('only what is meant is sent', () => {
  expect(refundBody(wish, 1300)).toEqual({ reason: 'Cold' })
  expect(refundBody({ ...wish, way: 'amount' }, 235)).toEqual({ reason: 'Cold', amount: 2.35 })
  expect(refundBody({ ...wish, way: 'lines' }, 650)).toEqual({
    reason: 'Cold',
    lines: [{ product_id: 'tea', quantity: 1 }],
    restock: true,
  })
})
