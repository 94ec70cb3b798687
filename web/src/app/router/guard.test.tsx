// @vitest-environment happy-dom
import { checkPageAccess } from '@mainstreet/contract/accounts/page-access.ts'
import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { type Route, routes } from '@mainstreet/contract/routes.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryHistory } from '../../browser/router/history.ts'
import { createRouter } from '../../browser/router/router.ts'
import { RouterProvider } from '../../browser/router/router-provider.tsx'
import { restoreSession, setSession, signOutLocally } from '../../session/session.ts'
import { withAccess } from './guard.tsx'
import { PageOutlet } from './page-outlet.tsx'

const table = Object.values<Route>(routes)
const createPage = (text: string) => Object.assign(() => <p>{text}</p>, { preload: async () => undefined })
const createUser = (role: StoredRole) => ({ id: 'ada', email: 'a@b.c', role, name: 'Ada', shop_id: null })

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

async function signIn(role: StoredRole) {
  vi.stubGlobal('fetch', async () => Response.json({ user: createUser(role) }))
  await restoreSession()
  setSession(createUser(role) as never, 'demo-ada-1')
}

/** Each page of the route table, which shows its path. */
async function openPage(path: string) {
  const history = createMemoryHistory(path)
  const pages = table.map((route) => ({ route, Page: withAccess(createPage(`Page ${route.path}`), route) }))
  const router = createRouter(pages, history)
  const place = document.createElement('div')
  const drawn = createRoot(place)
  await act(async () => {
    drawn.render(
      <RouterProvider value={router}>
        <PageOutlet />
      </RouterProvider>,
    )
    await router.load()
  })
  return { history, place, close: () => act(() => drawn.unmount()) }
}

const homes = {
  customer: '/',
  merchant: '/shop-owner-dashboard?view=shop',
  admin: '/admin-comprehensive',
} as const

test.each(['customer', 'merchant', 'admin'] as const)(
  'each page has the access of the route table for a %s',
  async (role) => {
    await signIn(role)
    for (const route of table) {
      const { history, place, close } = await openPage(route.path)
      const access = checkPageAccess(route, role)
      if (access === 'access_denied') {
        await act(async () => void (await import('../../pages/access-denied/access-denied-page.tsx')))
        await vi.waitFor(() => expect(place.textContent).toContain('Access Denied'))
        expect(history.getLocation().href).toBe(route.path)
      } else {
        const end = access === 'show' ? route.path : homes[role]
        await vi.waitFor(() => expect(place.textContent).toBe(`Page ${end.split('?')[0]}`))
        expect(history.getLocation().href, route.path).toBe(end)
      }
      close()
    }
    await act(async () => signOutLocally())
  },
)

test('a visitor signs in for each guarded page, and then returns to it', async () => {
  await restoreSession()
  for (const route of table) {
    sessionStorage.clear()
    const { place, close } = await openPage(route.path)
    const isOpen = checkPageAccess(route, undefined) === 'show'
    await vi.waitFor(() => expect(place.textContent).toBe(`Page ${isOpen ? route.path : '/login'}`))
    expect(sessionStorage.getItem('returnTo')).toBe(isOpen ? null : route.path)
    close()
  }
})

test('signing out leads from a guarded page to home; the next guarded page leads to the sign-in', async () => {
  await signIn('customer')
  const { history, place, close } = await openPage('/chat')
  await vi.waitFor(() => expect(place.textContent).toBe('Page /chat'))

  await act(async () => signOutLocally())
  await vi.waitFor(() => expect(history.getLocation().pathname).toBe('/'))
  await act(async () => history.push('/my-reservations'))
  await vi.waitFor(() => expect(history.getLocation().pathname).toBe('/login'))
  expect(sessionStorage.getItem('returnTo')).toBe('/my-reservations')
  close()
})
