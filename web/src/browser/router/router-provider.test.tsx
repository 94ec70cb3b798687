// @vitest-environment happy-dom
import { routes } from '@mainstreet/contract/routes.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createMemoryHistory } from './history.ts'
import { createRouter } from './router.ts'
import { RouterProvider } from './router-provider.tsx'
import { useParams, useRouterState, useSearch } from './use-router.ts'

afterEach(cleanup)

/** What each render of a page had: its route, and the parameters that it was given. */
const seen: string[] = []

function ProductPage() {
  seen.push(`product ${useParams(routes.product).id}`)
  return <p>Product</p>
}
function ShopPage() {
  seen.push(`shop ${useParams(routes.shop).id} ${useSearch().search ?? ''}`)
  return <p>Shop</p>
}
function Outlet() {
  const Page = useRouterState().match?.page?.Page
  return Page ? <Page /> : null
}

test('a page renders with its own parameters only, also while another one is opened', async () => {
  const history = createMemoryHistory('/product/a')
  const pages = [
    { route: routes.product, Page: ProductPage },
    { route: routes.shop, Page: ShopPage },
  ]
  const router = createRouter(pages, history)
  await router.load()
  render(
    <RouterProvider value={router}>
      <Outlet />
    </RouterProvider>,
  )
  expect(screen.getByText('Product')).toBeInTheDocument()
  await act(async () => router.push('/shop/b'))
  expect(screen.getByText('Shop')).toBeInTheDocument()
  await act(async () => router.push('/shop/b?search=tea'))
  expect([...new Set(seen)]).toEqual(['product a', 'shop b ', 'shop b tea'])
})

test('a page that is loaded after the first render is shown', async () => {
  const history = createMemoryHistory('/product/a')
  const router = createRouter([{ route: routes.product, Page: ProductPage }], history)
  render(
    <RouterProvider value={router}>
      <Outlet />
    </RouterProvider>,
  )
  await act(async () => router.load())
  expect(screen.getByText('Product')).toBeInTheDocument()
})
