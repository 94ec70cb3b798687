// @vitest-environment happy-dom
import type { CartItem } from '@mainstreet/contract/cart/cart.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { groupByShop } from '../../features/cart/cart-updates.ts'
import { type CartReservations, useCartReservations } from './use-cart-reservations.ts'

const ada = { name: 'Ada', phone: '', email: 'a@b.c' }
const lineOf = (shop: string): CartItem => {
  const thing = { product_id: `mug-${shop}`, shop_id: shop, shop_name: shop, name: 'Mug', image: null }
  return { ...thing, id: shop, price: 8, last_seen_price: 8, stock: 9, quantity: 1, available: true }
}

let root: Root
let lines: CartItem[]
let reservations: ReturnType<typeof useCartReservations>
let reservedAt: string[]
let confirmed: CartReservations | undefined
/** Removes the lines of a shop from the cart. */
let releaseLines: Map<string, () => void>

function Harness() {
  reservations = useCartReservations(
    groupByShop(lines),
    (items) => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      releaseLines.set(items[0]?.shop_id ?? '', () => resolve(true))
      return promise
    },
    (reserved) => {
      confirmed = reserved
    },
  )
  return null
}
const draw = () =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Harness />
      </QueryClientProvider>,
    ),
  )
const busy = () => ['a', 'b', 'c'].filter((shop) => reservations.placingOf(shop).isBusy)

/** The lines are removed, and the page has rendered. */
async function leave(...shops: string[]) {
  lines = lines.filter(({ shop_id }) => !shops.includes(shop_id))
  await draw()
  await act(async () => releaseLines.get(shops[0] ?? '')?.())
}
/** Waits until a shop is reserved and its lines are about to be removed. */
const waitForReservation = (shop: string) =>
  vi.waitFor(() => act(async () => expect(releaseLines.has(shop)).toBe(true)))

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  lines = ['a', 'b', 'c'].map(lineOf)
  reservedAt = []
  releaseLines = new Map()
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('csrf')) return Response.json({ csrfToken: 't' })
    const { shop_id } = JSON.parse(String(body))
    reservedAt.push(shop_id)
    return Response.json({ order: { shop_name: shop_id, status: 'reserved' } })
  })
  root = createRoot(document.createElement('div'))
  await draw()
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

test('while all are being reserved no shop can be reserved again, and removed items are not reserved', async () => {
  let done: Promise<void> | undefined
  await act(async () => {
    done = reservations.reserveAll(groupByShop(lines), ada)
  })
  await waitForReservation('a')
  expect([busy(), reservations.anyBusy]).toEqual([['a', 'b', 'c'], true])
  // another tab has taken b
  await leave('a', 'b')
  await waitForReservation('c')
  await leave('c')
  await act(() => done)
  expect(reservedAt).toEqual(['a', 'c'])
  expect([busy(), reservations.anyBusy]).toEqual([[], false])
  expect(confirmed).toMatchObject({ orders: [{ shop_name: 'a' }, { shop_name: 'c' }], failedCount: 0 })
})

test('a shop stays busy until its lines have left the cart', async () => {
  const [part] = groupByShop(lines)
  if (!part) throw new Error('There is no shop group')
  await act(async () => void reservations.reserveOne(part, ada))
  await waitForReservation('a')
  expect(busy()).toEqual(['a'])
  await leave('a')
  expect(busy()).toEqual([])
  expect(reservedAt).toEqual(['a'])
})
