import type { NamedPlace } from '@mainstreet/contract/location/location-cookie.ts'
import { type SteadyZone, steadyZone } from '@mainstreet/contract/shops/time-zone.ts'
import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { ApiFailure } from '../api/api-error.ts'
import { carryBy } from '../api/use-call.ts'
import { setRenderedAt } from '../browser/clock.ts'
import { setDiscountBadges } from '../features/catalog/discount-badges.ts'
import { defaultPlace, setRenderedPlace } from '../features/location/current-location.ts'
import { headHtml, type PageHead, scriptJson } from './head/render-head.ts'
import { makeRouter } from './router/create-app-router.tsx'
import { newQueryClient } from './router/create-query-client.ts'
import { rememberMissing } from './router/loaders.ts'

type Answer = { status: number; body: unknown }
type Ask = {
  /** Path and query. */
  url: string
  /** In process and as nobody. */
  get: (path: string) => Promise<Answer>
  template: string
  publicUrl: string
  /** The place that the visitor has chosen; the page is then for this visitor alone. */
  place?: NamedPlace | undefined
  discountBadge: boolean
  /** Files of a source module that the browser will need first. */
  chunksOf?: (module: string) => string[]
}

const notFoundHead: PageHead = {
  title: 'Page not found · Mainstreet',
  description: 'There is nothing here.',
}

/** What is for one person, or says nothing by itself. */
const unlisted = '<meta name="robots" content="noindex" />'

/** All that a frame says where no script runs. */
const needsScript = `<noscript><div class="shell-width grid max-w-md justify-items-start gap-3 py-12">
  <h1 class="text-2xl">This page needs JavaScript</h1>
  <p class="text-ink-2">The shops and all that they sell can be read without it. To sign in, to reserve and to pay, please turn it on.</p>
  <a href="/" class="font-semibold text-pine underline underline-offset-3">Back to the street</a>
</div></noscript>`

/** The whole page for a public address; for the others the frame, which the browser fills. */
export async function render({
  url,
  get,
  template,
  publicUrl,
  chunksOf,
  place,
  discountBadge,
}: Ask): Promise<{ status: number; html: string }> {
  const client = newQueryClient()
  client.setDefaultOptions({
    queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY },
  })
  carryBy(client, async (path) => readAnswer(await get(path)))
  const seenFrom = place ? { ...place, chosen: true } : defaultPlace
  const router = makeRouter({ client, place: seenFrom }, createMemoryHistory({ initialEntries: [url] }))
  await router.load()

  const { matches } = router.state
  const last = matches.at(-1)
  const missing = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
  const failed = matches.find(({ status }) => status === 'error')
  if (failed) throw failed.error
  if (!missing && !last?.staticData.rendered) return { status: 200, html: frame({ template, chunksOf }) }

  const now = new Date()
  setRenderedAt(now)
  setRenderedPlace(place)
  setDiscountBadges(discountBadge)
  const app = renderToString(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const id = (last?.params as { id?: string } | undefined)?.id
  if (missing && id) rememberMissing(client, id)
  const queries = dehydrate(client)
  const zones = zonesIn(JSON.stringify(queries), now)
  const state = scriptJson({ now: now.toISOString(), zones, place, queries })
  client.clear()
  const { head } = (last?.loaderData ?? {}) as { head?: PageHead }
  const html = fill(template, {
    head:
      missing || !head
        ? `${headHtml(notFoundHead, publicUrl)}
    ${unlisted}`
        : headHtml(head, publicUrl),
    waking: missing ? '' : waking(last?.staticData.rendered ?? '', chunksOf),
    app,
    state: `<script type="application/json" id="state">${state}</script>`,
  })
  return { status: missing ? 404 : 200, html }
}

/** What the browser fills. */
export function frame({ template, chunksOf }: Pick<Ask, 'template' | 'chunksOf'>): string {
  const head = `<title>Mainstreet</title>\n    ${unlisted}`
  return fill(template, {
    head,
    waking: waking('src/app/router/deferred-pages.ts', chunksOf),
    app: needsScript,
  })
}

function waking(module: string, chunksOf: Ask['chunksOf']): string {
  return (chunksOf?.(module) ?? [])
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    .join('')
}

/** Of the shops that the page carries. */
function zonesIn(queries: string, now: Date): SteadyZone[] {
  const names = [...queries.matchAll(/"time_zone":"([\w+\-/]+)"/g)].map(([, name = '']) => name)
  return [...new Set(names)].flatMap((name) => steadyZone(name, now.getTime()) ?? [])
}

function readAnswer({ status, body }: Answer): unknown {
  if (status < 300) return body
  throw new ApiFailure({ status, code: 'unavailable', message: `Answered ${status}` })
}

/** Functions as replacements: a `$&` in a shop's name stays what it is. */
function fill(
  template: string,
  parts: { head?: string; waking?: string; app?: string; state?: string },
): string {
  const { head, waking = '', app = '', state = '' } = parts
  const headed =
    head === undefined ? template : template.replace(/<!--head-->[\s\S]*?<!--\/head-->/, () => head)
  return headed
    .replace('<!--waking-->', () => waking)
    .replace('<!--app-->', () => app)
    .replace('<!--state-->', () => state)
}
