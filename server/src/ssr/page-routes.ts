import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { type NamedPlace, parsePlace, placeCookie } from '@mainstreet/contract/location/location-cookie.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { notFound } from '../platform/http/api-error.ts'
import { encodingFor, type Packed, pack } from '../platform/http/compression.ts'
import type { Inline } from '../platform/http/security-headers.ts'
import { inlineIn } from './inline-hashes.ts'
import { type Chunk, chunksOf } from './page-chunks.ts'

type Page = { status: number; html: string }
type Render = (ask: {
  url: string
  get: (path: string) => Promise<{ status: number; body: unknown }>
  template: string
  publicUrl: string
  chunksOf: (module: string) => string[]
  place: NamedPlace | undefined
  discountBadge: boolean
}) => Promise<Page>
type Frame = (ask: { template: string; chunksOf: (module: string) => string[] }) => string
type Kept = Page & { etag: string; packed: Packed }

export type WebOptions = {
  distFolder: string
  publicUrl: string
  /** Whether the page of the kit is shown. */
  demo: boolean
  discountBadge: boolean
  policyOf: (inline: Inline) => string
  subscribe: (topic: 'catalog', drop: () => void) => unknown
}

const kept = { pages: 500, bytes: 64 * 1024 * 1024, ms: 30_000 }
const year = 'public, max-age=31536000, immutable'
const notPages = /^\/(api|dev|ws|assets|auth|storage|realtime|metrics)(\/|$|\?)/
/** `/auth/callback` is a page all the same. */
const callback = /^\/auth\/callback(\?|$)/
const kit = /^\/dev\/kit(\?|$)/

/** The built files, and every other address as a page rendered for nobody in particular. */
export async function webPages(
  app: FastifyInstance,
  { distFolder, publicUrl, demo, discountBadge, policyOf, subscribe }: WebOptions,
): Promise<void> {
  const build = await openBuild(distFolder)
  const { render, frame, manifest } = build
  const template = withBadges(build.template, discountBadge)
  const chunks = (module: string) => chunksOf(manifest, module)
  const policy = policyOf(inlineIn(template))
  const pages = new LRUCache<string, Kept>({
    max: kept.pages,
    maxSize: kept.bytes,
    ttl: kept.ms,
    // The page, and what its two compressed forms may take.
    sizeCalculation: ({ html }, url) => Math.ceil(html.length * 1.5) + url.length,
  })
  const running = new Map<string, Promise<Kept>>()
  let edition = 0
  subscribe('catalog', () => {
    edition += 1
    pages.clear()
    running.clear()
  })

  async function get(path: string) {
    const answer = await app.inject({ method: 'GET', url: path, headers: { accept: 'application/json' } })
    return { status: answer.statusCode, body: answer.json() as unknown }
  }

  async function newPage(url: string, place: NamedPlace | undefined): Promise<Kept> {
    const page = await render({ url, get, template, publicUrl, chunksOf: chunks, place, discountBadge })
    const digest = createHash('sha1').update(page.html).digest('base64url')
    return { ...page, etag: `W/"${digest}"`, packed: {} }
  }

  /** Many who ask at once wait for one rendering; what was begun before the news is not kept. */
  function pageOf(url: string): Promise<Kept> {
    const ready = pages.get(url) ?? running.get(url)
    if (ready) return Promise.resolve(ready)
    const begun = edition
    const work = newPage(url, undefined)
      .then((page) => {
        if (begun === edition && page.status === 200) pages.set(url, page)
        return page
      })
      .finally(() => {
        if (running.get(url) === work) running.delete(url)
      })
    running.set(url, work)
    return work
  }

  await app.register(fastifyStatic, {
    root: join(distFolder, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? year : 'public, max-age=3600')
    },
  })
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    if (!wantsPage(request, demo)) throw notFound('Page')
    reply.header('content-security-policy', policy)
    try {
      const url = cacheAddress(request.url)
      const place = showsPlace.test(url) ? parsePlace(request.cookies[placeCookie]) : undefined
      if (!place) return await send(request, reply, await pageOf(url))
      reply.header('cache-control', 'private, no-cache').header('vary', 'accept, accept-encoding, cookie')
      return await send(request, reply, await newPage(url, place))
    } catch (fault) {
      request.log.error({ err: fault }, 'a page could not be rendered')
      return sendFrame(reply)
    }
  })

  /** The browser draws it by itself then, and has the words and the buttons for what is wrong. */
  function sendFrame(reply: FastifyReply) {
    reply.code(503).header('cache-control', 'no-store').header('retry-after', 2)
    return reply.type('text/html; charset=utf-8').send(frame({ template, chunksOf: chunks }))
  }
}

function wantsPage({ url, headers }: FastifyRequest, demo: boolean): boolean {
  const accepted = headers.accept ?? '*/*'
  const isPage = !notPages.test(url) || callback.test(url) || (demo && kit.test(url))
  if (!isPage) return false
  if (accepted.includes('text/html')) return true
  // a picture or a script that is missing is asked for like this
  const isFile = /\.\w+$/.test(url.split('?')[0] ?? '')
  return accepted.includes('*/*') && !isFile
}

/** Of these a page for a chosen place is rendered anew each time; all others say the same wherever one is. */
const showsPlace = /^\/(\?|product\/|shop\/|$)/

/** The built page says that badges are on. */
function withBadges(template: string, shown: boolean): string {
  return shown ? template : template.replace(' data-discount-badge="on"', '')
}

const readByHome = 'category in_stock max_price min_price open_now radius search shop sort view'.split(' ')

/** Only what a page reads from its address: a made-up query neither fills the cache nor misses it. */
function cacheAddress(url: string): string {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (path !== '/' || at < 0) return path
  const search = new URLSearchParams(url.slice(at))
  const known = readByHome.flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value.slice(0, 200)] as [string, string]] : []
  })
  return known.length > 0 ? `/?${new URLSearchParams(known)}` : '/'
}

async function send(request: FastifyRequest, reply: FastifyReply, page: Kept): Promise<FastifyReply> {
  const { status, html, etag, packed } = page
  if (!reply.hasHeader('cache-control'))
    reply.header('cache-control', 'no-cache').header('vary', 'accept, accept-encoding')
  reply.header('etag', etag)
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.code(status).type('text/html; charset=utf-8')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding) return reply.send(html)
  return reply.header('content-encoding', encoding).send(await pack(packed, encoding, html))
}

async function openBuild(
  folder: string,
): Promise<{ template: string; render: Render; frame: Frame; manifest: Record<string, Chunk> }> {
  const entry = join(folder, 'server', 'entry-server.js')
  try {
    const template = await readFile(join(folder, 'client', 'index.html'), 'utf8')
    const manifest = JSON.parse(await readFile(join(folder, 'client', '.vite', 'manifest.json'), 'utf8'))
    const built = (await import(pathToFileURL(entry).href)) as { render: Render; frame: Frame }
    return { template, render: built.render, frame: built.frame, manifest }
  } catch (cause) {
    throw new Error(`The built pages are missing or broken in ${folder}. Run "npm run build" first.`, {
      cause,
    })
  }
}
