import '../ui/tokens.css'
import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { setRenderedAt } from '../api/clock.ts'
import { makeRouter } from './make-router.tsx'
import { newQueryClient } from './query-client.ts'

type Carried = { now: string; queries: DehydratedState }

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
  void router.load().then(() => hydrateRoot(root, app))
} else if (root) {
  createRoot(root).render(app)
}
