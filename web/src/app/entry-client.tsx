import '../ui/tokens.css'
import type { NamedLocation } from '@mainstreet/contract/location/location-cookie.ts'
import { type FixedOffsetZone, setFixedOffsetZone } from '@mainstreet/contract/shops/time-zone.ts'
import { type DehydratedState, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { setRenderedAt } from '../browser/clock.ts'
import { createBrowserHistory } from '../browser/router/history.ts'
import { RouterProvider } from '../browser/router/router-provider.tsx'
import { setRenderedLocation } from '../features/location/current-location.ts'
import { createAppRouter } from './router/create-app-router.tsx'
import { createQueryClient } from './router/create-query-client.ts'
import { AppShell } from './shell/shell.tsx'
import { loadLanguage } from './startup/load-language.ts'
import { replayEarlyEvents } from './startup/replay-early-events.ts'

type ServerState = { now: string; zones: FixedOffsetZone[]; place?: NamedLocation; queries: DehydratedState }

/** Missing in React's types: hydrates the content of a Suspense boundary with the priority of the current event. */
type HydratingRoot = Root & { unstable_scheduleHydration(target: Element): void }

void startApp()

/** In separate tasks, so that the browser can respond in between; running all modules was the first one. */
async function startApp() {
  await loadLanguage()
  await nextTask()
  const client = createQueryClient()
  const router = createAppRouter({ client }, createBrowserHistory())
  const app = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider value={router}>
          <AppShell />
        </RouterProvider>
      </QueryClientProvider>
    </StrictMode>
  )
  const root = document.getElementById('root')
  const state = document.getElementById('state')?.textContent
  if (!root) return
  if (!state) {
    window.earlyEvents = undefined
    createRoot(root).render(app)
    return router.load()
  }

  const { now, zones, place, queries } = JSON.parse(state) as ServerState
  zones.forEach(setFixedOffsetZone)
  setRenderedAt(new Date(now))
  setRenderedLocation(place)
  fillQueryCache(client, queries)
  await nextTask()
  await router.load()
  await nextTask()
  const hydrating = startHydration(root, app)
  hydrateOnInteraction(hydrating)
  void replayEarlyEvents()
}

/** The page contains complete queries and they come first, so the library's general hydration is not needed. */
function fillQueryCache(client: QueryClient, { queries }: DehydratedState) {
  const cache = client.getQueryCache()
  for (const { queryKey, queryHash, state } of queries) cache.build(client, { queryKey, queryHash }, state)
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** As a transition, in small steps: in one step it would block a slow phone for half a second. */
function startHydration(root: HTMLElement, app: ReactNode): HydratingRoot {
  let hydratingRoot: Root | undefined
  startTransition(() => {
    hydratingRoot = hydrateRoot(root, app)
  })
  return hydratingRoot as HydratingRoot
}

/**
 * The header is hydrated before the page. The first interaction hydrates the whole page at once: a search
 * in between would render a page with half old and half new state.
 */
function hydrateOnInteraction(hydrating: HydratingRoot) {
  const page = document.getElementById('main')?.firstElementChild
  const finish = () => page && hydrating.unstable_scheduleHydration(page)
  for (const touch of ['pointerdown', 'keydown', 'focusin', 'click'])
    window.addEventListener(touch, finish, { capture: true, once: true })
}
