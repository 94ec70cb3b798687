// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../../../../session/session.ts'
import { ImportCheck } from './import-check.tsx'
import type { ImportNotes } from './product-rows.ts'

const ada = { id: 'ada', email: 'a@b.c', role: 'merchant' as const, name: 'Ada', shop_id: 's' }
const rowOf = (line: number) => ({ line, row: { name: 'Mug', price: 8, stock: 4 } })
const nothing = () => undefined

let root: Root
let container: HTMLElement
let pendingResponses: (() => void)[]
let errorCount: number
let leftOut: number
let unknownIds: number

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  pendingResponses = []
  errorCount = 0
  leftOut = 0
  unknownIds = 0
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('csrf')) return Response.json({ csrfToken: 't' })
    const { replace_stock, products } = JSON.parse(String(body)) as {
      replace_stock: boolean
      products: unknown[]
    }
    const count = products.length
    const summary = replace_stock
      ? { created: 0, updated: count, unchanged: 0, stock_unchanged: 0, unknown_ids: unknownIds }
      : { created: 0, updated: 0, unchanged: count, stock_unchanged: count, unknown_ids: unknownIds }
    const errors = Array.from({ length: errorCount }, (_, at) => ({
      path: `products[${at}].price`,
      message: 'x',
    }))
    return new Promise<Response>((resolve) =>
      pendingResponses.push(() =>
        resolve(
          Response.json({ summary, errors, error_rows: errorCount, error_count: errorCount + leftOut }),
        ),
      ),
    )
  })
  setSession(ada as never, 'demo-ada-1')
  container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})

async function renderCheck(count = 1, commaPrice?: { typed: string; dollars: number }, notes?: ImportNotes) {
  const rows = Array.from({ length: count }, (_, at) => rowOf(at + 2))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ImportCheck
          shopId="s"
          fileName="list.csv"
          rows={rows}
          commaPrice={commaPrice}
          notes={notes}
          onColumns={nothing}
          onFile={nothing}
          onImport={nothing}
        />
      </QueryClientProvider>,
    ),
  )
}

const waitForResponse = async () => {
  await vi.waitFor(() => expect(pendingResponses).toHaveLength(1))
  await act(async () => pendingResponses.pop()?.())
  await act(() => vi.waitFor(() => expect(isBusy()).toBe('false')))
}
const box = () => container.querySelector('input')
const isBusy = () => container.querySelector('dl')?.getAttribute('aria-busy')
const last = () => Array.from(container.querySelectorAll('button')).at(-1)

test('the clicked checkbox keeps the focus during the new check, and nothing is imported meanwhile', async () => {
  await renderCheck()
  await waitForResponse()
  expect(last()?.textContent).toBe('Nothing to import')
  for (const _ of ['ticked', 'cleared', 'ticked again']) {
    const ticked = box()
    ticked?.focus()
    await act(async () => ticked?.click())
    expect(document.activeElement).toBe(ticked)
    expect(isBusy()).toBe('true')
    expect(last()?.disabled).toBe(true)
    await waitForResponse()
    expect(document.activeElement).toBe(ticked)
  }
  expect(last()?.textContent).toBe('Import 1')
  expect(last()?.disabled).toBe(false)
})

test('the preview says how prices with decimal commas are read', async () => {
  await renderCheck(2, { typed: '12.500,00', dollars: 12_500 })
  expect(container.textContent).toContain(
    'Prices in this file have decimal commas: “12.500,00” is read as $12,500.00.',
  )
  await renderCheck(2)
  expect(container.textContent).not.toContain('decimal commas')
})

test('the preview says what the import does not take as it is', async () => {
  const listNotes = () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
  unknownIds = 2
  await renderCheck(2, undefined, { variants: 4, salePrices: 3, leftOutImages: 2, foreignIds: 1 })
  await waitForResponse()
  expect(listNotes()).toEqual([
    'Variants imported as products: 4',
    'Sale prices used: 3',
    'Photos left out: 2',
    'IDs ignored because they aren’t from this shop: 3',
  ])
})

test('without such values the preview has no notes', async () => {
  await renderCheck(2, undefined, { variants: 0, salePrices: 0, leftOutImages: 0, foreignIds: 0 })
  await waitForResponse()
  expect(container.querySelector('li')).toBeNull()
})

test('the preview says how many errors the download leaves out', async () => {
  errorCount = 3
  await renderCheck(3)
  await waitForResponse()
  expect(container.textContent).not.toContain('left out')
  leftOut = 1200
  await renderCheck(3)
  await waitForResponse()
  expect(container.textContent).toContain('The download has the first 3 errors. 1,200 more are left out.')
})

test('all errors can be downloaded', async () => {
  errorCount = 3
  await renderCheck(3)
  await waitForResponse()
  const button = [...container.querySelectorAll('button')].find(
    (one) => one.textContent === 'Download errors',
  )
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:errors'
  })
  await act(async () => button?.click())
  expect((await saved[0]?.text())?.trim().split('\r\n')).toHaveLength(4)
})

test.each([
  [1, 'list.csv · 1 product', 'The stock of 1 product won’t change'],
  [1200, 'list.csv · 1,200 products', 'The stock of 1,200 products won’t change'],
])('the texts fit a count of %i', async (count, file, stock) => {
  await renderCheck(count)
  await waitForResponse()
  expect(container.querySelector('p')?.textContent).toBe(file)
  expect(container.querySelector('label')?.textContent).toContain(stock)
})

test.each([
  [1, '1 row has an error. Fix it and upload again.'],
  [1200, '1,200 rows have errors. Fix them and upload again.'],
])('the texts fit %i rows with errors', async (count, expected) => {
  errorCount = count
  await renderCheck(count)
  await waitForResponse()
  expect(container.querySelector('[role=alert]')?.textContent).toContain(expected)
})
