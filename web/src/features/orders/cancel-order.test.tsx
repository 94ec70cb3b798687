// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '../../api/calls.ts'
import { getToasts } from '../../ui/toasts/toast.ts'
import { CancelOrder } from './cancel-order.tsx'
import { createTestOrder, placedEvent, timeAt } from './test/order-fixture.ts'

const order = createTestOrder({ pickup_until: timeAt('23:00') })
const ready = { ...order, ready_at: timeAt('20:10'), events: [placedEvent('reserved', '20:00')] }
const client = new QueryClient()
const listed = [calls.listCustomerOrders.path, { id: order.customer_id }]
let root: Root
let container: HTMLElement

const findDialog = () => container.querySelector('dialog')
const press = (name: string, within: () => ParentNode | null = () => container) =>
  vi.waitFor(() => {
    const button = [...(within()?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === name,
    )
    if (!button) throw new Error(`There is no button ${name}`)
    button.click()
  })

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('csrf')
      ? Response.json({ csrfToken: 't' })
      : Response.json({ error: 'No', code: 'wrong_state', requestId: 'r', order: ready }, { status: 409 }),
  )
  client.setQueryData(listed, { data: [order] })
  container = document.createElement('main')
  document.body.append(container)
  root = createRoot(container)
  root.render(
    <QueryClientProvider client={client}>
      <CancelOrder order={order} now={new Date(timeAt('20:05'))} />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  root.unmount()
  container.remove()
  vi.unstubAllGlobals()
})

test('a cancellation that comes too late shows the current state, and reads the orders again', async () => {
  await press('Cancel reservation')
  await press('Cancel reservation', findDialog)
  await vi.waitFor(() => expect(client.getQueryState(listed)?.isInvalidated).toBe(true))
  await vi.waitFor(() => expect(findDialog()).toBeNull())
  expect(getToasts().at(-1)).toMatchObject({
    title: 'This reservation can’t be canceled anymore',
    description: 'Pine & Crumb: Ready for pickup',
  })
})
