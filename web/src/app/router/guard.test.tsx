// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { restoreSession, setSession, signOutLocally } from '../../session/session.ts'
import { withRole } from './guard.tsx'

const ada = { id: 'ada', email: 'a@b.c', role: 'customer' as const, name: 'Ada', shop_id: null }
const createPage = (words: string) => Object.assign(() => <p>{words}</p>, { preload: async () => undefined })

afterEach(() => vi.unstubAllGlobals())

test('who signs out goes home from the page before them; the next guarded page asks for a sign-in', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', async () => Response.json({ user: ada }))
  await restoreSession()
  setSession(ada as never, 'demo-ada-1')
  const root = createRootRoute()
  const at = (path: string, component: FunctionComponent) =>
    createRoute({ getParentRoute: () => root, path, component })
  const history = createMemoryHistory({ initialEntries: ['/chat'] })
  const router = createRouter({
    history,
    routeTree: root.addChildren([
      at('/', createPage('Street')),
      at('/login', createPage('Welcome')),
      at('/chat', withRole(createPage('Talk'), { role: 'user' })),
      at('/my-reservations', withRole(createPage('Orders'), { role: 'user' })),
    ]),
  })
  const place = document.createElement('div')
  const drawn = createRoot(place)
  await act(async () => drawn.render(<RouterProvider router={router as never} />))
  await vi.waitFor(() => expect(place.textContent).toBe('Talk'))

  await act(async () => signOutLocally())
  await vi.waitFor(() => expect(history.location.pathname).toBe('/'))
  await act(async () => history.push('/my-reservations'))
  await vi.waitFor(() => expect(history.location.pathname).toBe('/login'))
  expect(sessionStorage.getItem('returnTo')).toBe('/my-reservations')
  act(() => drawn.unmount())
})
