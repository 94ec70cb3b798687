import '../ui/tokens.css'
import type { NamedLocation } from '@mainstreet/contract/location/location-cookie.ts'
import { type FixedOffsetZone, setFixedOffsetZone } from '@mainstreet/contract/shops/time-zone.ts'
import { type DehydratedState, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { setRenderedAt } from '../browser/clock.ts'
import { setRenderedLocation } from '../features/location/current-location.ts'
import { createAppRouter } from './router/create-app-router.tsx'
import { createQueryClient } from './router/create-query-client.ts'
import { replayEarlyEvents } from './startup/replay-early-events.ts'

type ServerState = { now: string; zones: FixedOffsetZone[]; place?: NamedLocation; queries: DehydratedState }

/** The types do not tell of it: it hydrates what stands behind a Suspense boundary, in the haste of the event that asks. */
type HydratingRoot = Root & { unstable_scheduleHydration(target: Element): void }

void startApp()

/** In tasks of their own, between which the browser answers: to run all the modules has been the first. */
async function startApp() {
  await nextTask()
  const client = createQueryClient()
  const router = createAppRouter({ client })
  const app = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
  const root = document.getElementById('root')
  const state = document.getElementById('state')?.textContent
  if (!root) return
  if (!state) {
    window.early = undefined
    createRoot(root).render(app)
    return
  }

  const { now, zones, place, queries } = JSON.parse(state) as ServerState
  zones.forEach(setFixedOffsetZone)
  setRenderedAt(new Date(now))
  setRenderedLocation(place)
  fillQueryCache(client, queries)
  // The router then renders as it did on the server.
  router.ssr = { manifest: undefined }
  await nextTask()
  await router.load()
  await nextTask()
  const hydrating = startHydration(root, app)
  hydrateOnInteraction(hydrating)
  void replayEarlyEvents()
}

/** What the page carries is whole and comes first: of the library's own way of taking it in nothing else is needed. */
function fillQueryCache(client: QueryClient, { queries }: DehydratedState) {
  const cache = client.getQueryCache()
  for (const { queryKey, queryHash, state } of queries) cache.build(client, { queryKey, queryHash }, state)
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** In small steps, between which the browser answers: as one step it would take a slow phone half a second. */
function startHydration(root: HTMLElement, app: ReactNode): HydratingRoot {
  let hydratingRoot: Root | undefined
  startTransition(() => {
    hydratingRoot = hydrateRoot(root, app)
  })
  return hydratingRoot as HydratingRoot
}

/**
 * The header is awake before the page below it. Whoever touches anything wakes all at once: a search made in between
 * would find the page half of before and half of now.
 */
function hydrateOnInteraction(hydrating: HydratingRoot) {
  const page = document.getElementById('main')?.firstElementChild
  const finish = () => page && hydrating.unstable_scheduleHydration(page)
  for (const touch of ['pointerdown', 'keydown', 'focusin', 'click'])
    window.addEventListener(touch, finish, { capture: true, once: true })
}
