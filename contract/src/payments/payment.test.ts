import { expect, test } from 'vitest'
import { refundBody } from './payment.ts'

const product_id = '019f8a3e-0000-7000-8000-000000000001'
const lines = [{ product_id, quantity: 1 }]
const findPaths = (body: object) => {
  const { error } = refundBody.safeParse({ reason: 'One was cracked', ...body })
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

test('a refund is of an amount, of lines, or of all that is left', () => {
  expect(findPaths({ amount: 1.5 })).toEqual([])
  expect(findPaths({ lines })).toEqual([])
  expect(findPaths({})).toEqual([])
  expect(findPaths({ amount: 1.5, lines })).toEqual(['amount'])
})

test('only lines can return to stock', () => {
  expect(findPaths({ lines, restock: true })).toEqual([])
  expect(findPaths({ restock: true })).toEqual(['restock'])
  expect(findPaths({ amount: 1.5, restock: true })).toEqual(['restock'])
  expect(refundBody.parse({ reason: 'One was cracked' }).restock).toBe(false)
})

test('a refund needs a reason and a positive amount of whole cents', () => {
  expect(findPaths({ reason: ' ' })).toEqual(['reason'])
  for (const amount of [0, -1, 0.001, 1.005, Number.NaN]) expect(findPaths({ amount })).toContain('amount')
})
