import '../ui/tokens.css'
import type { NamedPlace } from '@mainstreet/contract/location/location-cookie.ts'
import { type SteadyZone, trustZone } from '@mainstreet/contract/shops/time-zone.ts'
import { type DehydratedState, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { setRenderedAt } from '../browser/clock.ts'
import { setRenderedPlace } from '../features/location/current-location.ts'
import { makeRouter } from './router/create-app-router.tsx'
import { newQueryClient } from './router/create-query-client.ts'
import { hearEarly } from './startup/replay-early-events.ts'

type Carried = { now: string; zones: SteadyZone[]; place?: NamedPlace; queries: DehydratedState }

/** The types do not tell of it: it hydrates what stands behind a Suspense boundary, in the haste of the event that asks. */
type HydratingRoot = Root & { unstable_scheduleHydration(target: Element): void }

void wake()

/** In tasks of their own, between which the browser answers: to run all the modules has been the first. */
async function wake() {
  await nextTask()
  const client = newQueryClient()
  const router = makeRouter({ client })
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

  const { now, zones, place, queries } = JSON.parse(state) as Carried
  zones.forEach(trustZone)
  setRenderedAt(new Date(now))
  setRenderedPlace(place)
  takeAnswers(client, queries)
  // The router then renders as it did on the server.
  router.ssr = { manifest: undefined }
  await nextTask()
  await router.load()
  await nextTask()
  const hydrating = startHydrating(root, app)
  finishWhenTouched(hydrating)
  void hearEarly()
}

/** What the page carries is whole and comes first: of the library's own way of taking it in nothing else is needed. */
function takeAnswers(client: QueryClient, { queries }: DehydratedState) {
  const cache = client.getQueryCache()
  for (const { queryKey, queryHash, state } of queries) cache.build(client, { queryKey, queryHash }, state)
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** In small steps, between which the browser answers: as one step it would take a slow phone half a second. */
function startHydrating(root: HTMLElement, app: ReactNode): HydratingRoot {
  let hydrating: Root | undefined
  startTransition(() => {
    hydrating = hydrateRoot(root, app)
  })
  return hydrating as HydratingRoot
}

/**
 * The header is awake before the page below it. Whoever touches anything wakes all at once: a search made in between
 * would find the page half of before and half of now.
 */
function finishWhenTouched(hydrating: HydratingRoot) {
  const page = document.getElementById('main')?.firstElementChild
  const finish = () => page && hydrating.unstable_scheduleHydration(page)
  for (const touch of ['pointerdown', 'keydown', 'focusin', 'click'])
    window.addEventListener(touch, finish, { capture: true, once: true })
}
