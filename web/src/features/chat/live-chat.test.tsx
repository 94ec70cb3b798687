// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryHistory } from '../../browser/router/history.ts'
import { createRouter } from '../../browser/router/router.ts'
import { RouterProvider } from '../../browser/router/router-provider.tsx'
import { restoreSession, setSession, signOutLocally, useUser } from '../../session/session.ts'
import { getDraft, saveDraft } from './composer/drafts.ts'
import { LiveChat } from './live-chat.tsx'
import { getUnsentOfUser, storeUnsent } from './send-queue/unsent-messages.ts'

vi.mock('../../queries/live/use-live-socket.ts', () => ({ useLiveSocket: () => undefined }))

const ada = { id: 'ada', email: 'a@b.c', role: 'customer' as const, name: 'Ada', shop_id: null }
let root: Root

function Harness() {
  const user = useUser()
  return user && <LiveChat user={user} />
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await restoreSession()
  setSession(ada as never, 'demo-ada-1')
  saveDraft('ada', 's:ada', 'Is the mug')
  const written = { message_id: 'm1', user_id: 'ada', product_id: null, message: 'Hello', written_at: 1 }
  storeUnsent({ ...written, shop_id: 's', customer_id: 'ada' })
  root = createRoot(document.createElement('div'))
  const router = createRouter([], createMemoryHistory('/'))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider value={router}>
          <Harness />
        </RouterProvider>
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

test('a session that ended in another tab leaves unsent messages and drafts', async () => {
  localStorage.removeItem('mainstreet_token')
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'mainstreet_token' })))
  expect([getDraft('ada', 's:ada'), getUnsentOfUser('ada').length]).toEqual(['Is the mug', 1])
})

test('signing out here deletes them', async () => {
  await act(async () => signOutLocally())
  expect([getDraft('ada', 's:ada'), getUnsentOfUser('ada').length]).toEqual(['', 0])
})
