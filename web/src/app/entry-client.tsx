import '../ui/tokens.css'
import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { setRenderedAt } from '../api/clock.ts'
import { makeRouter } from './make-router.tsx'
import { newQueryClient } from './query-client.ts'

type Carried = { now: string; queries: DehydratedState }

/** The types do not tell of it: it hydrates what stands behind a Suspense boundary at once. */
type HydratingRoot = Root & { unstable_scheduleHydration(target: Element): void }

const client = newQueryClient()
const router = makeRouter(client)
const app = (
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)
const root = document.getElementById('root')
const state = document.getElementById('state')?.textContent

if (root && state) {
  const { now, queries } = JSON.parse(state) as Carried
  setRenderedAt(new Date(now))
  hydrate(client, queries)
  // The router then renders as it did on the server.
  router.ssr = { manifest: undefined }
  void router.load().then(() => {
    const hydrating = hydrateRoot(root, app) as HydratingRoot
    const page = document.getElementById('main')?.firstElementChild
    // With the header, not after it: a search made in between would find the page half of before and half of now.
    if (page) hydrating.unstable_scheduleHydration(page)
  })
} else if (root) {
  createRoot(root).render(app)
}
