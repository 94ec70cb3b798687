import { createHash } from 'node:crypto'
import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { calls } from '@mainstreet/contract/calls.ts'
import type { ErrorCode } from '@mainstreet/contract/errors.ts'
import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import { formatSearch } from '@mainstreet/contract/href.ts'
import {
  locationCookieName,
  type NamedLocation,
  parseLocationCookie,
} from '@mainstreet/contract/location/location-cookie.ts'
import type { ServerLanguage } from '@mainstreet/contract/messages/language.ts'
import { findRoute, type Route, routes } from '@mainstreet/contract/routes.ts'
import { cutText } from '@mainstreet/contract/text/cut-text.ts'
import { createLoadingCache } from '@mainstreet/platform/cache/loading-cache.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import {
  type CompressedBodies,
  compressOnce,
  negotiateEncoding,
} from '@mainstreet/platform/http/compression.ts'
import type { EdgeCache } from '@mainstreet/platform/http/edge-cache.ts'
import { callInProcess } from '@mainstreet/platform/http/in-process.ts'
import { getPositionHeaders, hasJustWritten } from '@mainstreet/platform/http/position-cookie.ts'
import { cameraPermissionsPolicy, type InlineHashes } from '@mainstreet/platform/http/security-headers.ts'
import { getWorkCaller } from '@mainstreet/platform/http/work-caller.ts'
import { createFairQueue, withSharedWork } from '@mainstreet/platform/jobs/fair-queue.ts'
import type { CallRateLimits } from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import { getLanguage, type Locale } from '@mainstreet/platform/text/languages.ts'
import { getRequestLocale } from '@mainstreet/platform/text/request-locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getInlineHashes } from './inline-hashes.ts'
import { getPageChunks, type ManifestChunk } from './page-chunks.ts'

type RenderedPage = { status: number; html: string }
type RenderPage = (request: {
  url: string
  get: (path: string) => Promise<{ status: number; body: unknown }>
  template: string
  locale: Locale
  language: ServerLanguage
  publicUrl: string
  getChunks: (module: string) => string[]
  place: NamedLocation | undefined
  discountBadge: boolean
}) => Promise<RenderedPage>
type RenderFrame = (
  request: Pick<Parameters<RenderPage>[0], 'url' | 'template' | 'locale' | 'language' | 'getChunks'>,
) => string
type Renderer = { render: RenderPage; frame: RenderFrame }
/** No text: with any character beyond Latin-1 it takes twice the memory, and each response encodes it again. */
type CachedPage = { status: number; bytes: Buffer; etag: string; packed: CompressedBodies }

export type PageRoutesOptions = {
  distFolder: string
  publicUrl: string
  discountBadge: boolean
  /** Of the marketplace. */
  timeZone: string
  /** What the sign-in pages offer beside a password: they reserve its space before they know more. */
  signIn: readonly ('google' | 'demo' | 'passkey')[]
  buildPolicy: (inline: InlineHashes) => string
  subscribe: (topic: 'catalog', drop: () => void) => unknown
  edge: EdgeCache | undefined
  rateLimits: CallRateLimits
}

const cacheLimits = { maxEntries: 500, maxBytes: 64 * 1024 * 1024, ttlMs: 30_000 }
/** Of all pages: each shows what a change of any product or shop can change. */
const edgeKey = 'pages'
const pageVary = 'accept, accept-encoding, accept-language'
const pageHeaders = { 'cache-control': 'no-cache', vary: pageVary }
/** Rendering needs the processor, so that more at once would only take longer. */
const renderLimits = { maxConcurrent: 4, maxWaiting: 200, maxWaitingPerCaller: 40 }
/** Not errors of the page. */
const busyCodes = new Set<string>(['rate_limited', 'unavailable'] satisfies ErrorCode[])
/** After the start, for which loading the renderer is a tenth of the work. */
const rendererLoadDelayMs = 1000
const immutableCacheControl = 'public, max-age=31536000, immutable'
/** No address below them shows the not-found page; two routes are pages all the same. */
const nonPagePaths = /^\/(api|dev|ws|assets|auth|storage|realtime|rest|graphql|functions|metrics)(\/|$|\?)/

/** Pages of links that work without a session, with the path of the call that reads what they show. */
const linkCalls = new Map<Route | undefined, string>([
  [routes.pickupPass, calls.getPickupPass.path],
  [routes.emailSubscription, calls.getEmailSubscription.path],
])

/** Serves the built files, and every other address as a page rendered for an anonymous visitor. */
export async function pageRoutes(
  app: FastifyInstance,
  {
    distFolder,
    publicUrl,
    discountBadge,
    timeZone,
    signIn,
    buildPolicy,
    subscribe,
    edge,
    rateLimits,
  }: PageRoutesOptions,
): Promise<void> {
  const build = await readBuild(distFolder)
  const { manifest } = build
  let loading: Promise<Renderer> | undefined
  const loadRenderer = () => (loading ??= import(build.rendererUrl) as Promise<Renderer>)
  // with the first page, or soon, so that hardly a visitor waits for it; a page says what is wrong with it
  const loadTimer = setTimeout(() => void loadRenderer().catch(() => {}), rendererLoadDelayMs).unref()
  app.addHook('onClose', async () => clearTimeout(loadTimer))
  const template = applySettings(build.template, { discountBadge, timeZone, signIn })
  const chunks = (module: string) => getPageChunks(manifest, module)
  const policy = buildPolicy(getInlineHashes(template))
  const pages = createLoadingCache<CachedPage>({
    name: 'pages',
    ...cacheLimits,
    // The page, and what its two compressed forms may take.
    getBytes: ({ bytes }, key) => Math.ceil(bytes.length * 1.5) + key.length,
    isCacheable: ({ status }) => status === 200,
  })
  subscribe('catalog', () => {
    pages.invalidate()
    edge?.purge([edgeKey])
  })
  const publicHeaders = { ...pageHeaders, ...edge?.buildHeaders([edgeKey]) }
  const queueRender = createFairQueue(renderLimits)

  const createGet = (request: FastifyRequest) => async (path: string) => {
    const headers = { accept: 'application/json', ...getPositionHeaders(request) }
    const response = await callInProcess(app, { method: 'GET', url: path, headers })
    return { status: response.statusCode, body: response.json() as unknown }
  }

  const forLanguage = (locale: Locale) => ({
    locale,
    language: getLanguage(locale),
    template: template.replace('<html lang="en"', `<html lang="${locale}"`),
    getChunks: chunks,
  })

  async function renderPage(
    request: FastifyRequest,
    url: string,
    locale: Locale,
    place: NamedLocation | undefined,
  ): Promise<CachedPage> {
    rateLimits.consume('pageRenders', { ip: request.ip })
    const { render } = await loadRenderer()
    const { status, html } = await queueRender(getWorkCaller(request), () =>
      render({
        ...forLanguage(locale),
        url,
        get: createGet(request),
        publicUrl,
        place,
        discountBadge,
      }),
    )
    const bytes = Buffer.from(html)
    const digest = createHash('sha1').update(bytes).digest('base64url')
    return { status, bytes, etag: `W/"${digest}"`, packed: {} }
  }

  const client = join(distFolder, 'client')
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['assets/**', '**/*.html', '**/.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? immutableCacheControl : 'public, max-age=3600',
      )
    },
  })
  // one route for all: a route for each of them was a thirtieth of a start
  const assets = new Set((await readdir(join(client, 'assets'))).filter((name) => !/\.(br|gz)$/.test(name)))
  app.get<{ Params: { '*': string } }>('/assets/*', { exposeHeadRoute: true }, async (request, reply) => {
    const { '*': name } = request.params
    if (!assets.has(name)) return reply.callNotFound()
    return reply.sendFile(`assets/${name}`)
  })
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    if (!wantsPage(request)) return reply.callNotFound()
    const locale = getRequestLocale(request)
    reply.header('content-security-policy', policy).header('content-language', locale)
    if (isOrderBoard(request.url)) reply.header('permissions-policy', cameraPermissionsPolicy)
    try {
      rateLimits.consume('pages', { ip: request.ip })
      const linkCall = linkCalls.get(findRoute(request.url))
      if (linkCall) return await sendLinkPage(request, reply, locale, linkCall)
      const url = toCacheUrl(request.url)
      // these pages depend on the chosen location and are then rendered per request; so are those for who has just written
      const place =
        findRoute(url)?.robots === 'index'
          ? parseLocationCookie(request.cookies[locationCookieName])
          : undefined
      if (!place && !hasJustWritten(request)) {
        const page = await withSharedWork(getWorkCaller(request), async () =>
          pages.get(`${locale} ${url}`, () => renderPage(request, url, locale, undefined)),
        )
        return await sendPage(request, reply.headers(page.status === 200 ? publicHeaders : pageHeaders), page)
      }
      reply.header('cache-control', 'private, no-cache').header('vary', `${pageVary}, cookie`)
      return await sendPage(request, reply, await renderPage(request, url, locale, place))
    } catch (error) {
      const isExpected = error instanceof ApiError && busyCodes.has(error.code)
      if (!isExpected) request.log.error({ err: error }, 'could not render a page')
      return sendFrame(request, reply, locale, isExpected ? error : undefined)
    }
  })

  /** The same frame for each link, with the status of the call that the browser will make. */
  async function sendLinkPage(request: FastifyRequest, reply: FastifyReply, locale: Locale, path: string) {
    const { url, ip } = request
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    rateLimits.consume('links', { ip })
    const [, , ...params] = url.replace(/[?#].*/s, '').split('/')
    const { status } = await createGet(request)(path.replace(/:\w+/g, () => params.shift() ?? ''))
    reply.code(status).type('text/html; charset=utf-8')
    const { frame } = await loadRenderer()
    return reply.send(frame({ ...forLanguage(locale), url }))
  }

  /** The browser renders the page itself then, with the message and buttons for the error. */
  async function sendFrame(
    { url }: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    cause?: ApiError,
  ): Promise<FastifyReply> {
    const { frame } = await loadRenderer()
    reply.code(cause?.code === 'rate_limited' ? 429 : 503)
    reply.header('cache-control', 'no-store').header('retry-after', cause?.retryAfterSeconds ?? 2)
    return reply.type('text/html; charset=utf-8').send(frame({ ...forLanguage(locale), url }))
  }
}

/** Where a shop scans pickup passes. */
function isOrderBoard(url: string): boolean {
  const view = new URLSearchParams(url.split('?')[1]).get('view')
  return findRoute(url) === routes.merchant && view === 'orders'
}

function wantsPage({ url, headers }: FastifyRequest): boolean {
  const accepted = headers.accept ?? '*/*'
  if (!findRoute(url) && nonPagePaths.test(url)) return false
  if (accepted.includes('text/html')) return true
  // how a browser requests a missing image or script
  const isFile = /\.\w+$/.test(url.split('?')[0] ?? '')
  return accepted.includes('*/*') && !isFile
}

/** The built page has badges and all ways to sign in on. */
function applySettings(
  template: string,
  { discountBadge, timeZone, signIn }: Pick<PageRoutesOptions, 'discountBadge' | 'timeZone' | 'signIn'>,
): string {
  return template
    .replace(/ data-time-zone="[^"]*"/, ` data-time-zone="${timeZone}"`)
    .replace(' data-discount-badge="on"', discountBadge ? '$&' : '')
    .replace(/ data-sign-in="[^"]*"/, ` data-sign-in="${signIn.join(' ')}"`)
}

/** Keeps only the parameters that a page reads, so that an invented query neither fills the cache nor misses it. */
function toCacheUrl(url: string): string {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (at < 0 || findRoute(path) !== routes.home) return path
  const search = new URLSearchParams(url.slice(at))
  const known = Object.keys(routes.home.search).flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, cutText(value, fieldLimits.maxSearchChars)] as [string, string]] : []
  })
  return path + formatSearch(Object.fromEntries(known))
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  const { status, bytes, etag, packed } = page
  reply.header('etag', etag)
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.code(status).type('text/html; charset=utf-8')
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(bytes)
  return reply.header('content-encoding', encoding).send(await compressOnce(packed, encoding, bytes))
}

async function readBuild(folder: string): Promise<{
  template: string
  manifest: Record<string, ManifestChunk>
  rendererUrl: string
}> {
  const entry = join(folder, 'server', 'entry-server.js')
  try {
    const template = await readFile(join(folder, 'client', 'index.html'), 'utf8')
    const manifest = JSON.parse(await readFile(join(folder, 'client', '.vite', 'manifest.json'), 'utf8'))
    await access(entry)
    return { template, manifest, rendererUrl: pathToFileURL(entry).href }
  } catch (cause) {
    throw new Error(`The built pages in ${folder} are missing or invalid. Run "npm run build" first.`, {
      cause,
    })
  }
}
