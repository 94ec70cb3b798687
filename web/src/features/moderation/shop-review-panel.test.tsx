// @vitest-environment happy-dom
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShopReviewPanel } from './shop-review-panel.tsx'

const week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
const shop = {
  id: '00000000-0000-7000-8000-000000000001',
  name: 'The Corner',
  category: 'Gifts',
  location: '1 Main Street',
  coordinates: { lat: 37, lng: -119 },
  phone: '',
  hours: { time_zone: 'America/Los_Angeles', week, exceptions: [] },
  social_links: {},
  shop_photo: null,
  about_shop: 'Jam',
  color: '#1d5a45',
  status: 'pending_approval',
  submitted_at: '2026-11-01T00:00:00.000Z',
  version: 4,
} as unknown as Shop

let root: Root
let container: HTMLElement
let requests: { method: string; path: string; body: unknown }[]
const onDecided = vi.fn()

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  requests = []
  onDecided.mockReset()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname: path } = new URL(url, 'http://x')
    const method = init?.method ?? 'GET'
    requests.push({ method, path, body: init?.body ? JSON.parse(String(init.body)) : undefined })
    if (path.endsWith('/review')) return Response.json({ review: { shop, decisions: [], changes: [] } })
    if (path.endsWith('/products'))
      return Response.json({ data: [], pagination: { total: 0, page: 1, limit: 6 } })
    if (path.endsWith('/approve')) return Response.json(staleResponse, { status: 409 })
    return Response.json({ csrfToken: 'x' })
  })
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})

const staleResponse = { error: 'This shop has just changed', code: 'stale_version', requestId: 'r', shop }
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const show = (shown: Shop) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <ShopReviewPanel shop={shown} onDecided={onDecided} />
      </QueryClientProvider>,
    ),
  )
const findByLabel = (label: string) => container.querySelector(`[aria-label="${label}"]`)

test('an approval sends the version that is shown, and stays on a shop that has changed', async () => {
  await show(shop)
  const button = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === dashboard.adminReview.approve,
  )
  await act(async () => button?.click())
  await vi.waitFor(() =>
    expect(requests).toContainEqual({
      method: 'POST',
      path: `/api/shops/${shop.id}/approve`,
      body: { version: 4 },
    }),
  )
  expect(onDecided).not.toHaveBeenCalled()
})

test('a new version shows what has changed and reads history and products again', async () => {
  await show(shop)
  expect(findByLabel(dashboard.adminReview.changedWhileOpen)).toBeNull()
  requests = []
  await show({ ...shop, about_shop: 'Pills', version: 5 })
  expect(findByLabel(dashboard.adminReview.changedWhileOpen)?.textContent).toContain('Pills')
  await vi.waitFor(() =>
    expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining(['review', 'products']),
    ),
  )
  await show({ ...shop, version: 6 })
  expect(findByLabel(dashboard.adminReview.changedWhileOpen)?.textContent).toContain(
    dashboard.adminReview.productsChangedWhileOpen,
  )
})

test('a rejection without a reason marks, describes and focuses the reason, until one is typed', async () => {
  await show(shop)
  const button = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === dashboard.adminReview.reject,
  )
  await act(async () => button?.click())
  const field = container.querySelector('textarea')
  expect(document.activeElement).toBe(field)
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  const descriptions = field?.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(descriptions.map((id) => document.getElementById(id)?.textContent)).toContain('Enter a reason')

  await act(async () => container.querySelector<HTMLElement>('[aria-pressed]')?.click())
  expect(field?.getAttribute('aria-invalid')).toBeNull()
})
