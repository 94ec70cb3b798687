// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryHistory } from '../../../browser/router/history.ts'
import { createRouter } from '../../../browser/router/router.ts'
import { RouterProvider } from '../../../browser/router/router-provider.tsx'
import { createTestPage, type TestPage } from '../../../ui/test/test-page.ts'
import { PayoutsView } from './payouts-view.tsx'

const id = '00000000-0000-7000-8000-000000000001'
const payout = {
  id,
  amount: 40,
  paid_on: '2026-06-05',
  scheduled: false,
  reference: 'June 1',
  created_at: '2026-06-01T00:00:00.000Z',
}
const summary = { balance_amount: 0, paid_out_amount: 0, next_payout: null, card_payments: true }
const zeroTotals = {
  captured_amount: 0,
  refunded_amount: 0,
  disputed_amount: 0,
  commission_amount: 0,
  balance_amount: 0,
}

let page: TestPage
beforeEach(() => {
  page = createTestPage()
})
afterEach(() => vi.unstubAllGlobals())

async function draw(body: object, expected: string) {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://x')
    const pagination = { page: 1, limit: 20, total: 0, totalPages: 1, hasNextPage: false }
    const list = { data: [], pagination, totals: zeroTotals }
    if (pathname === `/api/shops/${id}`) return Response.json({ shop: { hours: { time_zone: 'UTC' } } })
    return Response.json(pathname.endsWith('/payouts') ? { ...list, ...summary, ...body } : list)
  })
  page.render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider value={createRouter([], createMemoryHistory('/shop-owner-dashboard?view=payouts'))}>
        <PayoutsView shopId={id} />
      </RouterProvider>
    </QueryClientProvider>,
  )
  await act(() => vi.waitFor(() => expect(page.container.textContent).toContain(expected)))
}
const getFacts = () =>
  [...page.container.querySelectorAll('dl[aria-label] > div')].map((one) => one.textContent)

test('the next payout has its amount and day, and past ones are listed', async () => {
  const next = { ...payout, id: id.replace(/1$/, '2'), amount: 25.5, paid_on: '2026-06-12', scheduled: true }
  await draw(
    {
      data: [next, payout],
      balance_amount: 61.25,
      paid_out_amount: 40,
      next_payout: next,
    },
    'Jun 5, 2026',
  )
  expect(getFacts()).toEqual([
    'Balance$61.25Earned by card, not yet paid out',
    'Next payout$25.50Fri, Jun 12',
    'Paid out so far$40.00',
  ])
  expect([...page.container.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'Jun 12, 2026ScheduledJune 1$25.50',
    'Jun 5, 2026June 1$40.00',
  ])
  expect(page.container.textContent).not.toContain('Record payout')
})

test('without a scheduled payout no date is invented', async () => {
  await draw({ balance_amount: 61.25 }, 'No payouts yet.')
  expect(getFacts()[1]).toBe('Next payoutNot scheduledPaid by bank transfer')
})

test('where card payments are not connected there is a next step instead of empty lists', async () => {
  await draw({ card_payments: false }, 'Card payments aren’t connected')
  expect(page.container.querySelector('a')?.getAttribute('href')).toContain('view=orders')
  expect(page.container.textContent).not.toContain('Download CSV')
})
