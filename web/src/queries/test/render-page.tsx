import type { User } from '@mainstreet/contract/accounts/user.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Route } from '@mainstreet/contract/routes.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { onTestFinished } from 'vitest'
import type { TestServer } from '../../api/test/test-server.ts'
import { createMemoryHistory } from '../../browser/router/history.ts'
import { createRouter } from '../../browser/router/router.ts'
import { RouterProvider } from '../../browser/router/router-provider.tsx'
import { restoreSession, setSession, signOutLocally } from '../../session/session.ts'

// a limit only ends what hangs, also on a busy machine
configure({ asyncUtilTimeout: 30_000 })

export const testUser: User = {
  id: '0190a000-0000-7000-8000-0000000000dd',
  email: 'carla@example.com',
  role: 'customer',
  name: 'Carla',
  shop_id: null,
}

type RenderOptions = {
  server: TestServer
  /** The page's route and address. */
  at?: { route: Route; path: string }
  /** Undefined: a visitor. */
  user?: User
}

/** Renders a page, or a part of one, as it is in the app. */
export async function renderPage(node: ReactNode, { server, at, user }: RenderOptions) {
  localStorage.clear()
  sessionStorage.clear()
  server.respond(calls.getCsrfToken, { csrfToken: 'test' })
  if (user) {
    server.respond(calls.getMe, { user, email_bounced_at: null })
    await restoreSession()
    setSession(user, 'demo-test-1')
  }
  const pages = at ? [{ route: at.route, Page: () => null }] : []
  const router = createRouter(pages, createMemoryHistory(at?.path ?? '/'))
  await router.load()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <RouterProvider value={router}>
          <Suspense>{node}</Suspense>
        </RouterProvider>
      </QueryClientProvider>,
    ),
  )
  onTestFinished(() => {
    cleanup()
    client.clear()
    if (user) signOutLocally()
  })
  return { router }
}
