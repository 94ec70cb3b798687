import { type SteadyZone, steadyZone } from '@mainstreet/contract/shops/zone.ts'
import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { ApiFailure } from '../api/api-failure.ts'
import { setRenderedAt } from '../api/clock.ts'
import { carryBy } from '../api/use-answer.ts'
import { rememberMissing } from './loaders.ts'
import { makeRouter } from './make-router.tsx'
import { headHtml, type PageHead, scriptJson } from './page-head.ts'
import { newQueryClient } from './query-client.ts'

type Answer = { status: number; body: unknown }
type Ask = {
  /** Path and query. */
  url: string
  /** In process and as nobody. */
  get: (path: string) => Promise<Answer>
  template: string
  publicUrl: string
  /** Files of a source module that the browser will need first. */
  chunksOf?: (module: string) => string[]
}

const notFoundHead: PageHead = {
  title: 'Page not found · Mainstreet',
  description: 'There is nothing here.',
  path: '/',
}

/** What is for one person, or says nothing by itself. */
const unlisted = '<meta name="robots" content="noindex" />'

/** The whole page for a public address; for the others the frame, which the browser fills. */
export async function render({
  url,
  get,
  template,
  publicUrl,
  chunksOf,
}: Ask): Promise<{ status: number; html: string }> {
  const client = newQueryClient()
  client.setDefaultOptions({
    queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY },
  })
  carryBy(client, async (path) => readAnswer(await get(path)))
  const router = makeRouter(client, createMemoryHistory({ initialEntries: [url] }))
  await router.load()

  const { matches } = router.state
  const last = matches.at(-1)
  const missing = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
  const failed = matches.find(({ status }) => status === 'error')
  const wakingFor = (module: string) =>
    (chunksOf?.(module) ?? [])
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
      .join('')
  // a page without its things can still say so, and ask again when somebody tries
  if (failed) {
    if (!isOutage(failed.error)) throw failed.error
    const html = fill(template, {
      head: `<title>Mainstreet</title>`,
      waking: wakingFor(last?.staticData.rendered ?? ''),
    })
    return { status: failed.error.status, html }
  }
  if (!missing && !last?.staticData.rendered) {
    const head = `<title>Mainstreet</title>\n    ${unlisted}`
    return { status: 200, html: fill(template, { head, waking: wakingFor('src/app/late-pages.ts') }) }
  }

  const now = new Date()
  setRenderedAt(now)
  const app = renderToString(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const id = (last?.params as { id?: string } | undefined)?.id
  if (missing && id) rememberMissing(client, id)
  const queries = dehydrate(client)
  const zones = zonesIn(JSON.stringify(queries), now)
  const state = scriptJson({ now: now.toISOString(), zones, queries })
  client.clear()
  const { head } = (last?.loaderData ?? {}) as { head?: PageHead }
  const html = fill(template, {
    head:
      missing || !head
        ? `${headHtml(notFoundHead, publicUrl)}
    ${unlisted}`
        : headHtml(head, publicUrl),
    waking: missing ? '' : wakingFor(last?.staticData.rendered ?? ''),
    app,
    state: `<script type="application/json" id="state">${state}</script>`,
  })
  return { status: missing ? 404 : 200, html }
}

/** Of the shops that the page carries. */
function zonesIn(queries: string, now: Date): SteadyZone[] {
  const names = [...queries.matchAll(/"time_zone":"([\w+\-/]+)"/g)].map(([, name = '']) => name)
  return [...new Set(names)].flatMap((name) => steadyZone(name, now.getTime()) ?? [])
}

function isOutage(fault: unknown): fault is ApiFailure {
  return fault instanceof ApiFailure && fault.status === 503
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
