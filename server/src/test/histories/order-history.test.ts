import { expect, test } from 'vitest'
import { checkOrderHistory, type OrderHistory, type ProductStock } from './order-history.ts'

const sound: Required<OrderHistory> = {
  requests: [
    { process: 'kim', key: 'k1', outcome: 'unknown' },
    { process: 'kim', key: 'k1', outcome: 'ok', orderId: 'one', status: 'pending' },
    { process: 'kim', key: 'k2', outcome: 'unknown' },
    { process: 'kim', key: 'k3', outcome: 'fail' },
    { process: 'lee', key: 'k1', outcome: 'ok', orderId: 'two', status: 'pending' },
    // the repetition of an acknowledged request
    { process: 'lee', key: 'k1', outcome: 'ok', orderId: 'two', status: 'pending' },
  ],
  statusRequests: [
    { orderId: 'one', status: 'in_progress', outcome: 'ok' },
    { orderId: 'one', status: 'completed', outcome: 'unknown' },
    { orderId: 'two', status: 'in_progress', outcome: 'fail' },
  ],
  orders: [
    { id: 'one', process: 'kim', status: 'completed' },
    { id: 'two', process: 'lee', status: 'pending' },
    { id: 'of k2', process: 'kim', status: 'pending' },
  ],
  products: [
    { productId: 'tea', initial: 10, edited: 5, available: 11, held: 2, sold: 3, returned: 1 },
    { productId: 'book', initial: 1, edited: -1, available: 0, held: 0, sold: 0, returned: 0 },
  ],
}
const check = (changes: Partial<OrderHistory> = {}) => checkOrderHistory({ ...sound, ...changes }).violations
const [one] = sound.orders as [OrderHistory['orders'][number]]
const [tea, book] = sound.products as [ProductStock, ProductStock]

test('a sound history has no violation, whether or not the unknown requests took effect', () => {
  expect(check()).toEqual([])
  expect(check({ orders: sound.orders.slice(0, 2) })).toEqual([])
  expect(check({ orders: sound.orders.with(0, { ...one, status: 'in_progress' }) })).toEqual([])
})

test.each<[string, Partial<OrderHistory>, object[]]>([
  [
    'an acknowledged order that is not stored',
    { orders: sound.orders.slice(1) },
    [{ kind: 'lost_order', id: 'one', key: 'k1', process: 'kim' }],
  ],
  [
    'an order that is stored twice',
    { orders: [...sound.orders, one] },
    [{ kind: 'duplicate_order', id: 'one', times: 2 }],
  ],
  [
    'an order of a rejected request',
    { orders: [...sound.orders, { id: 'of k3', process: 'kim', status: 'pending' }] },
    [{ kind: 'unexpected_orders', process: 'kim', ids: ['of k2', 'of k3'], unknown: 1 }],
  ],
  [
    'a second order for a repeated key that nobody was told of',
    { orders: [...sound.orders, { id: 'again', process: 'lee', status: 'pending' }] },
    [{ kind: 'unexpected_orders', process: 'lee', ids: ['again'], unknown: 0 }],
  ],
  [
    'an order of a request that was rejected when it was repeated',
    { requests: [...sound.requests, { process: 'kim', key: 'k2', outcome: 'fail' }] },
    [{ kind: 'unexpected_orders', process: 'kim', ids: ['of k2'], unknown: 0 }],
  ],
  [
    'a key with two orders',
    {
      requests: [...sound.requests, { process: 'lee', key: 'k1', outcome: 'ok', orderId: 'three' }],
      orders: [...sound.orders, { id: 'three', process: 'lee', status: 'pending' }],
    },
    [{ kind: 'key_with_several_orders', key: 'k1', ids: ['two', 'three'] }],
  ],
  [
    'one order for two keys',
    { requests: [...sound.requests, { process: 'lee', key: 'k9', outcome: 'ok', orderId: 'two' }] },
    [{ kind: 'order_of_several_keys', id: 'two', keys: ['lee k1', 'lee k9'] }],
  ],
  [
    'a lost status change',
    { orders: [{ ...one, status: 'pending' }, ...sound.orders.slice(1)] },
    [{ kind: 'wrong_status', id: 'one', expected: ['in_progress', 'completed'], found: 'pending' }],
  ],
  [
    'a unit that disappeared',
    { products: [{ ...tea, available: 10 }, ...sound.products.slice(1)] },
    [{ kind: 'wrong_stock', ...tea, available: 10 }],
  ],
  [
    'a returned unit that was restocked twice',
    { products: [{ ...tea, available: 12 }] },
    [{ kind: 'wrong_stock', ...tea, available: 12 }],
  ],
  [
    'more sold than there was',
    { products: [{ ...book, available: -1, sold: 1 }] },
    [{ kind: 'negative_stock', ...book, available: -1, sold: 1 }],
  ],
])('%s is found', (_, changes, violations) => {
  expect(check(changes)).toEqual(violations)
})
