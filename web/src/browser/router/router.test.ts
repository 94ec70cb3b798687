import { routes } from '@mainstreet/contract/routes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryHistory } from './history.ts'
import { createRouter, PageNotFound, type PageRoute } from './router.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const Page = () => null

/** Resolves, or rejects, when the test says so. */
function createDeferredLoad() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { load: () => promise, resolve, reject }
}

function startRouter(pages: PageRoute<string>[], href = '/') {
  const router = createRouter(pages, createMemoryHistory(href))
  return { router, getState: router.store.get, settle: () => vi.advanceTimersByTimeAsync(0) }
}

test('a page is shown with its parameters once its code and data are loaded', async () => {
  const preload = vi.fn(async () => undefined)
  const load = vi.fn(async () => 'a mug')
  const product = { route: routes.product, Page: Object.assign(() => null, { preload }), load }
  const { router, getState } = startRouter([product], '/product/a%20b?from=home#more')
  expect(getState().match).toBeUndefined()
  await router.load()
  expect(getState().match).toMatchObject({
    page: product,
    params: { id: 'a b' },
    search: { from: 'home' },
    status: 'loaded',
    data: 'a mug',
  })
  expect(preload).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledExactlyOnceWith({ params: { id: 'a b' }, search: { from: 'home' } })
})

test('the page before stays until the next one is loaded, and after a while the user sees that it is loading', async () => {
  const { load, resolve } = createDeferredLoad()
  const home = { route: routes.home, Page }
  const { router, getState, settle } = startRouter([home, { route: routes.cart, Page, load }])
  await router.load()
  router.push('/cart')
  expect(router.getLocation().pathname).toBe('/cart')
  await vi.advanceTimersByTimeAsync(299)
  expect(getState()).toMatchObject({ match: { page: home }, isPending: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(getState()).toMatchObject({ match: { page: home }, isPending: true })
  resolve('three items')
  await settle()
  expect(getState()).toMatchObject({
    match: { page: { route: routes.cart }, action: 'push' },
    isPending: false,
  })
})

test('a page that is loaded late does not replace the one that was opened after it', async () => {
  const { load, resolve } = createDeferredLoad()
  const { router, getState, settle } = startRouter([
    { route: routes.home, Page },
    { route: routes.cart, Page, load },
  ])
  router.push('/cart')
  router.push('/')
  await settle()
  resolve('late')
  await settle()
  expect(getState()).toMatchObject({ match: { page: { route: routes.home } }, isPending: false })
})

test.each([
  ['an unknown path', '/nowhere', undefined, 'not_found'],
  ['an entity that does not exist', '/cart', new PageNotFound(), 'not_found'],
  ['an error of the server', '/cart', new Error('unavailable'), 'error'],
])('%s has its own page at its address', async (_, href, failure, status) => {
  const load = () => (failure ? Promise.reject(failure) : Promise.resolve('all good'))
  const { router, getState } = startRouter([{ route: routes.cart, Page, load }], href)
  await router.load()
  expect(getState().match).toMatchObject({ status, location: { pathname: href } })
  if (status === 'error') expect(getState().match?.error).toBe(failure)
})

test('an entity that does not exist any more can have a page and data of its own', async () => {
  const load = () => Promise.reject(new PageNotFound(Page, 'a mug'))
  const { router, getState } = startRouter([{ route: routes.cart, Page: () => null, load }], '/cart')
  await router.load()
  expect(getState().match).toMatchObject({ status: 'not_found', NotFoundPage: Page, data: 'a mug' })
})

test('a link to the current address, and a redirect, replace the history entry', async () => {
  const { router, getState, settle } = startRouter([{ route: routes.home, Page }])
  const actions: string[] = []
  router.subscribe((action) => actions.push(action))
  router.push('/?search=tea', { state: { from: 'header' } })
  expect(router.getLocation().state).toEqual({ from: 'header' })
  router.push('/?search=tea', { resetScroll: false })
  router.replace('/?search=mug')
  expect(actions).toEqual(['push', 'replace', 'replace'])
  await settle()
  expect(getState().match).toMatchObject({ search: { search: 'mug' }, resetsScroll: true })
})

test('the code of a page can be loaded without its data', async () => {
  const preload = vi.fn(async () => undefined)
  const load = vi.fn(async () => 'a mug')
  const shop = { route: routes.shop, Page: Object.assign(() => null, { preload }), load }
  const { router, getState } = startRouter([shop])
  await router.preloadCode('/shop/7')
  await router.preloadCode('/nowhere')
  expect([preload.mock.calls.length, load.mock.calls.length]).toEqual([1, 0])
  expect(getState().match).toBeUndefined()
})

test.each(['//[', '///', '//:99999', '//shop.example/shop/7', '/%', '/\\\\[', '/shop//7'])(
  'the address %s is not found',
  async (href) => {
    const { router, getState } = startRouter(
      [
        { route: routes.shop, Page },
        { route: routes.home, Page },
      ],
      href,
    )
    await router.load()
    expect(getState().match?.status).toBe('not_found')
  },
)

test('preloading loads what the page needs, and reports nothing', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const { router, getState } = startRouter([{ route: routes.shop, Page, load }])
  await router.preload('/shop/7')
  expect(load).toHaveBeenCalledExactlyOnceWith({ params: { id: '7' }, search: {} })
  expect(getState().match).toBeUndefined()
})
