// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enter } from '../../../../api/session.ts'
import { ImportCheck } from './import-check.tsx'

const ada = { id: 'ada', email: 'a@b.c', role: 'merchant' as const, name: 'Ada', shop_id: 's' }
const rows = [{ line: 2, row: { name: 'Mug', price: 8, stock: 4 } }]
const nothing = () => undefined

let root: Root
let place: HTMLElement
let answers: (() => void)[]

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  answers = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('csrf')) return Response.json({ csrfToken: 't' })
    const { recount } = JSON.parse(String(body)) as { recount: boolean }
    const summary = recount
      ? { created: 0, updated: 1, unchanged: 0, stock_kept: 0 }
      : { created: 0, updated: 0, unchanged: 1, stock_kept: 1 }
    return new Promise<Response>((resolve) =>
      answers.push(() => resolve(Response.json({ summary, errors: [], error_rows: 0 }))),
    )
  })
  enter(ada as never, 'demo-ada-1')
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ImportCheck
          shopId="s"
          fileName="list.csv"
          rows={rows}
          onColumns={nothing}
          onFile={nothing}
          onDone={nothing}
        />
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const answered = async () => {
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await act(async () => answers.pop()?.())
  await act(() => vi.waitFor(() => expect(isBusy()).toBe('false')))
}
const box = () => place.querySelector('input')
const isBusy = () => place.querySelector('dl')?.getAttribute('aria-busy')
const last = () => Array.from(place.querySelectorAll('button')).at(-1)

test('the box that is ticked keeps the focus while the file is checked again, and nothing is imported meanwhile', async () => {
  await answered()
  expect(last()?.textContent).toBe('Nothing to import')
  for (const _ of ['ticked', 'cleared', 'ticked again']) {
    const ticked = box()
    ticked?.focus()
    await act(async () => ticked?.click())
    expect(document.activeElement).toBe(ticked)
    expect(isBusy()).toBe('true')
    expect(last()?.disabled).toBe(true)
    await answered()
    expect(document.activeElement).toBe(ticked)
  }
  expect(last()?.textContent).toBe('Import 1')
  expect(last()?.disabled).toBe(false)
})
