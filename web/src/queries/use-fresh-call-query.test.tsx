// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '../api/calls.ts'
import { callQueryOptions } from './use-call.ts'
import { useFreshCallQuery } from './use-fresh-call-query.ts'

const params = { id: '7b0c6c0e-3f6b-4d5e-9b7e-0c8d5f3a2b11' }
let root: Root
let client: QueryClient
let version: number
let renderedVersions: number[]

function Editor() {
  const { data } = useFreshCallQuery(calls.getProduct, { params })
  if (data) renderedVersions.push(data.product.version)
  return null
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', async () => Response.json({ product: { version } }))
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

async function open() {
  renderedVersions = []
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Editor />
      </QueryClientProvider>,
    ),
  )
  await act(() => vi.waitFor(() => expect(renderedVersions).not.toEqual([])))
  await act(async () => root.render(null))
  return renderedVersions
}

test('an editor starts with the current data, whatever is cached', async () => {
  version = 1
  client.setQueryData(callQueryOptions(calls.getProduct, { params }).queryKey, {
    product: { version: 0 },
  } as never)
  expect(await open()).toEqual([1])
  version = 2
  expect(await open()).toEqual([2])
})
