// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestPage, type TestPage } from '../../../ui/test/test-page.ts'
import { DeleteProductsDialog } from './delete-products-dialog.tsx'

const mug = { id: '00000000-0000-7000-8000-000000000001', name: 'Mug' }
const pot = { id: '00000000-0000-7000-8000-000000000002', name: 'Pot' }

let page: TestPage
let confirmed: unknown[]
let requested: string[]
let respond: (response: Response) => void

beforeEach(() => {
  page = createTestPage()
  confirmed = []
  requested = []
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url)
    return new Promise<Response>((resolve) => {
      respond = resolve
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const draw = (products: (typeof mug)[]) =>
  page.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DeleteProductsDialog
        shopId={mug.id}
        products={products}
        onConfirm={(chosen) => confirmed.push(chosen)}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
const sendResponse = async (response: Response) => {
  await vi.waitFor(() => expect(requested).not.toEqual([]))
  await act(async () => respond(response))
}
const seeText = (text: string) =>
  act(() => vi.waitFor(() => expect(page.container.textContent).toContain(text)))
const press = (label: string) => {
  const buttons = [...page.container.querySelectorAll('button')]
  return act(async () => buttons.find(({ textContent }) => textContent?.includes(label))?.click())
}

test('the confirmation names the open orders, and does not delete before it knows them', async () => {
  draw([mug])
  expect(page.container.textContent).toContain('Delete Mug?')
  await press('Delete product')
  expect(confirmed).toEqual([])

  await sendResponse(Response.json({ open_orders: 2 }))
  await seeText('2 open orders include it.')
  await press('Delete product')
  expect(confirmed).toEqual([[mug]])
})

test('several products are confirmed at once', async () => {
  draw([mug, pot])
  await sendResponse(Response.json({ open_orders: 1 }))
  await seeText('1 open order includes some of them.')
  expect(requested).toEqual([expect.stringContaining(encodeURIComponent(`${mug.id},${pot.id}`))])
  await press('Delete 2 products')
  expect(confirmed).toEqual([[mug, pot]])
})

test('without the number there is nothing to confirm, but another try', async () => {
  draw([mug])
  await sendResponse(Response.json({ error: 'Busy', code: 'unavailable', requestId: 'r' }, { status: 503 }))
  await seeText('Try again')
  await press('Delete product')
  expect(confirmed).toEqual([])
})
