import type { NamedLocation } from '@mainstreet/contract/location/location-cookie.ts'
import type { Language } from '@mainstreet/contract/messages/language.ts'
import { m, setLanguage } from '@mainstreet/contract/messages/messages.ts'
import { findRoute } from '@mainstreet/contract/routes.ts'
import { type FixedOffsetZone, getFixedOffsetZone } from '@mainstreet/contract/shops/time-zone.ts'
import { escapeHtml } from '@mainstreet/contract/text/escape-html.ts'
import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { ApiError } from '../api/api-error.ts'
import { setRenderedAt } from '../browser/clock.ts'
import { createMemoryHistory } from '../browser/router/history.ts'
import { RouterProvider } from '../browser/router/router-provider.tsx'
import { setDiscountBadgesShown } from '../features/catalog/discount-badge.ts'
import { defaultLocation, setRenderedLocation } from '../features/location/current-location.ts'
import { setInProcessFetch } from '../queries/use-call.ts'
import { type PageHead, renderHead, serializeForScript } from './head/render-head.ts'
import { createAppRouter } from './router/create-app-router.tsx'
import { createQueryClient } from './router/create-query-client.ts'
import { storeMissingId } from './router/loaders.ts'
import { LoadingShell } from './shell/loading-shell.tsx'
import { AppShell } from './shell/shell.tsx'

type ApiResponse = { status: number; body: unknown }
type RenderInput = {
  /** Path and query. */
  url: string
  /** Calls the API in process, as an anonymous viewer. */
  get: (path: string) => Promise<ApiResponse>
  template: string
  /** The name of the language, which the browser loads. */
  locale: string
  language: Language
  publicUrl: string
  /** The location that the visitor has chosen; the page is then for this visitor only. */
  place?: NamedLocation | undefined
  discountBadge: boolean
  /** The chunks of a source module that the browser needs first. */
  getChunks: (module: string) => string[]
}

const getNotFoundHead = (): PageHead => ({
  title: m.app.pageTitle(m.app.notFound.title),
  description: m.app.notFound.text,
})

/**
 * React writes the preloads of eager images before the content. They move to the top of the head: behind the style
 * sheet a slow phone would request them 0.2 s later.
 */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)*/

/** For pages that are personal, or have no content of their own. */
const noindexTag = '<meta name="robots" content="noindex" />'

/** The whole page for a public path; for other paths the frame, which the browser fills. */
export async function render({
  url,
  get,
  template,
  publicUrl,
  getChunks,
  place,
  discountBadge,
  locale,
  language,
}: RenderInput): Promise<{ status: number; html: string }> {
  const client = createQueryClient()
  client.setDefaultOptions({
    queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY },
  })
  setInProcessFetch(client, async (path) => unwrapResponse(await get(path), language))
  const visitorLocation = place ? { ...place, isChosen: true } : defaultLocation
  const router = createAppRouter({ client, place: visitorLocation }, createMemoryHistory(url))
  await router.load()

  const { match } = router.store.get()
  if (match?.status === 'error') throw match.error
  const isNotFound = match?.status === 'not_found'
  const renderedModule = match?.page?.renderedModule
  if (!isNotFound && !renderedModule)
    return { status: 200, html: frame({ url, template, getChunks, locale, language }) }

  // another request may have set its own while this one loaded; from here on nothing waits
  setLanguage(language)
  const now = new Date()
  setRenderedAt(now)
  setRenderedLocation(place)
  setDiscountBadgesShown(discountBadge)
  const rendered = renderToString(
    <QueryClientProvider client={client}>
      <RouterProvider value={router}>
        <AppShell />
      </RouterProvider>
    </QueryClientProvider>,
  )
  const [preloads = ''] = leadingPreloads.exec(rendered) ?? []
  const id = match?.params.id
  if (isNotFound && id) storeMissingId(client, id)
  const queries = dehydrate(client)
  const zones = findTimeZones(JSON.stringify(queries), now)
  const state = serializeForScript({ now: now.toISOString(), zones, place, queries })
  client.clear()
  const head = match?.data?.getHead?.()
  const html = fillTemplate(template, {
    head: `${renderHead(head ?? getNotFoundHead(), publicUrl)}${isNotFound || !head ? `\n    ${noindexTag}` : ''}`,
    deferredScripts: renderPreloadLinks(
      [getLanguageModule(locale), ...(isNotFound || !renderedModule ? [] : [renderedModule])],
      getChunks,
    ),
    preloads,
    app: rendered.slice(preloads.length),
    state: `<script type="application/json" id="state">${state}</script>`,
  })
  return { status: isNotFound ? 404 : 200, html }
}

/** The frame that the browser fills. */
export function frame({
  url,
  template,
  getChunks,
  locale,
  language,
}: Pick<RenderInput, 'url' | 'template' | 'getChunks' | 'locale' | 'language'>): string {
  setLanguage(language)
  const head = `<title>${escapeHtml(m.app.name)}</title>\n    ${noindexTag}`
  return fillTemplate(template, {
    head,
    deferredScripts: renderPreloadLinks(
      [getLanguageModule(locale), 'src/app/router/deferred-pages.ts'],
      getChunks,
    ),
    app: renderToString(<LoadingShell route={findRoute(url)} />),
  })
}

/** As in the manifest of the build. */
const getLanguageModule = (locale: string) => `../contract/src/messages/${locale}/language.ts`

function renderPreloadLinks(modules: string[], getChunks: RenderInput['getChunks']): string {
  return [...new Set(modules.flatMap(getChunks))]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    .join('')
}

/** The time zones of the shops in the page. */
function findTimeZones(queries: string, now: Date): FixedOffsetZone[] {
  const names = [...queries.matchAll(/"time_zone":"([\w+\-/]+)"/g)].map(([, name = '']) => name)
  return [...new Set(names)].flatMap((name) => getFixedOffsetZone(name, now.getTime()) ?? [])
}

function unwrapResponse({ status, body }: ApiResponse, { messages }: Language): unknown {
  if (status < 300) return body
  throw new ApiError({ status, code: 'unavailable', message: messages.app.api.failedWithStatus(status) })
}

/** Replacement functions, because a string would interpret `$&` in a shop's name. */
function fillTemplate(
  template: string,
  parts: { head?: string; preloads?: string; deferredScripts?: string; app?: string; state?: string },
): string {
  const { head, preloads = '', deferredScripts = '', app = '', state = '' } = parts
  const headed =
    head === undefined ? template : template.replace(/<!--head-->[\s\S]*?<!--\/head-->/, () => head)
  return headed
    .replace('<!--preloads-->', () => preloads)
    .replace('<!--deferred-scripts-->', () => deferredScripts)
    .replace('<!--app-->', () => app)
    .replace('<!--state-->', () => state)
}
