// @vitest-environment happy-dom
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { OrderThread } from './order-thread.tsx'

const order = { id: 'o1', shop_name: 'Clay', customer_name: 'Ada' } as Order
const noMessages = { data: [], pagination: { page: 1, totalPages: 1 } }

afterEach(() => vi.unstubAllGlobals())

test('text typed while a message is being sent stays in the field', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const sent: string[] = []
  let respond = (_: Response) => {}
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.includes('csrf')) return Response.json({ csrfToken: 't' })
    if (method === 'GET') return Response.json(noMessages)
    sent.push((JSON.parse(String(body)) as { message: string }).message)
    return new Promise<Response>((resolve) => {
      respond = resolve
    })
  })
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <OrderThread order={order} side="customer" timeZone="UTC" now={new Date()} />
      </QueryClientProvider>,
    ),
  )
  const field = container.querySelector('textarea')
  const form = container.querySelector('form')
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const submit = () =>
    act(async () => void form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))

  await type('Is it ready?')
  await submit()
  await type('Is it ready? I come at five')
  await vi.waitFor(() => expect(sent).toEqual(['Is it ready?']))
  await act(async () => respond(Response.json({ message: {} })))
  await vi.waitFor(() => act(async () => expect(field?.value).toBe('I come at five')))

  await submit()
  await vi.waitFor(() => expect(sent).toEqual(['Is it ready?', 'I come at five']))
  await act(async () => respond(Response.json({ message: {} })))
  await vi.waitFor(() => act(async () => expect(field?.value).toBe('')))
  act(() => root.unmount())
})
