// @vitest-environment happy-dom
import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession, signOutLocally } from '../../session/session.ts'
import { getToasts } from '../../ui/toasts/toast.ts'
import { useCart } from './use-cart.ts'

const mug = { id: 'mug', shop_id: 's', name: 'Mug', image: null, price: 8, stock: 9, shop_name: 'Shop' }
const ada = { id: 'ada', email: 'a@b.c', role: 'customer' as const, name: 'Ada', shop_id: null }

let root: Root
let cartHook: ReturnType<typeof useCart>
/** The quantity on the server, whose line has its own id. */
let quantity: number
let sent: string[]
let pendingResponses: (() => void)[]
let isRejected: (wanted: number) => boolean

const cartOf = (): Cart => {
  const line = { ...mug, id: 'line', product_id: 'mug', last_seen_price: 8, available: true, quantity }
  return { items: quantity > 0 ? [line] : [], count: quantity, total_amount: 8 * quantity }
}
function serve(method: string, url: string, wanted: number): Response {
  if (method !== 'GET' && !url.endsWith(method === 'POST' ? '/ada' : '/line'))
    return new Response('{"error":"Cart item not found","code":"not_found"}', { status: 404 })
  if (isRejected(wanted))
    return new Response('{"error":"Only 3 of Mug are left","code":"out_of_stock"}', { status: 409 })
  if (method === 'POST') quantity += wanted
  if (method === 'PATCH') quantity = wanted
  if (method === 'DELETE') quantity = 0
  return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ cart: cartOf() })
}

function CartHarness() {
  cartHook = useCart()
  return null
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  quantity = 1
  sent = []
  pendingResponses = []
  isRejected = () => false
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.includes('csrf')) return Response.json({ csrfToken: 't' })
    if (method === 'GET') return serve(method, url, 0)
    const wanted = (JSON.parse(String(body ?? '{}')) as { quantity?: number } | null)?.quantity ?? 0
    sent.push(`${method} ${wanted}`)
    return new Promise<Response>((resolve) =>
      pendingResponses.push(() => resolve(serve(method, url, wanted))),
    )
  })
  setSession(ada as never, 'demo-ada-1')
  root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <CartHarness />
      </QueryClientProvider>,
    ),
  )
  await settle()
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const shown = () => cartHook.itemOf('mug')?.quantity
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))
/** Responds to the requests one after another. */
async function respondToAll() {
  const seen: unknown[] = []
  for (await settle(); pendingResponses.length > 0; await settle()) {
    pendingResponses.shift()?.()
    await settle()
    seen.push(shown())
  }
  return seen
}
async function press(wanted: number) {
  const item = cartHook.itemOf('mug')
  if (!item) throw new Error('The cart has no line')
  await act(async () => void cartHook.change(item, wanted))
}

test('clicks faster than the network all count, and the quantity never jumps back', async () => {
  for (const wanted of [2, 3, 4]) {
    await press(wanted)
    expect(shown()).toBe(wanted)
  }
  expect(await respondToAll()).toEqual([4, 4])
  expect(sent).toEqual(['PATCH 2', 'PATCH 4'])
  expect(quantity).toBe(4)
})

test('an item that was just added can be increased before the server has responded', async () => {
  quantity = 0
  await act(async () => cartHook.refetch())
  await act(async () => void cartHook.add(mug as Product, 1))
  await press(2)
  expect(await respondToAll()).toEqual([2, 2])
  expect(sent).toEqual(['POST 1', 'PATCH 2'])
})

test('only a rejected change is undone', async () => {
  isRejected = (wanted) => wanted > 3
  await press(3)
  await respondToAll()
  await press(5)
  await respondToAll()
  expect(shown()).toBe(3)
  expect(getToasts().at(-1)).toMatchObject({
    title: 'We couldn’t update your cart',
    description: 'Only 3 of Mug are left',
  })
})

test('a removed item can be restored; an unavailable one is removed without undo', async () => {
  await press(0)
  await respondToAll()
  expect(shown()).toBeUndefined()
  const { undo } = getToasts().at(-1) ?? {}
  await act(async () => undo?.())
  await respondToAll()
  expect(shown()).toBe(1)

  const item = cartHook.itemOf('mug')
  if (!item) throw new Error('The cart has no line')
  await act(async () => void cartHook.change({ ...item, available: false }, 0))
  await respondToAll()
  expect(getToasts().at(-1)?.undo).toBeUndefined()
})

test('a visitor can restore a removed item, also beyond half of the stock', async () => {
  await act(async () => signOutLocally())
  await act(async () => void cartHook.add(mug as Product, 6))
  await press(0)
  const { undo } = getToasts().at(-1) ?? {}
  await act(async () => undo?.())
  expect(shown()).toBe(6)
  await act(async () => void cartHook.add(mug as Product, 4))
  expect(shown()).toBe(6)
  expect(getToasts().at(-1)?.description).toBe('Only 9 left: Mug')
})
