import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { notFound } from '../platform/errors.ts'
import type { Inline } from '../platform/headers.ts'
import { encodingFor, type Packed, pack } from '../platform/pack.ts'
import { type Chunk, chunksOf } from './chunks.ts'
import { inlineIn } from './inline-in.ts'

type Page = { status: number; html: string }
type Render = (ask: {
  url: string
  get: (path: string) => Promise<{ status: number; body: unknown }>
  template: string
  publicUrl: string
  chunksOf: (module: string) => string[]
}) => Promise<Page>
type Kept = Page & { etag: string; packed: Packed }

export type WebOptions = {
  distFolder: string
  publicUrl: string
  /** Whether the page of the kit is shown. */
  demo: boolean
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
  { distFolder, publicUrl, demo, policyOf, subscribe }: WebOptions,
): Promise<void> {
  const { template, render, manifest } = await openBuild(distFolder)
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

  /** Many who ask at once wait for one rendering; what was begun before the news is not kept. */
  function pageOf(url: string): Promise<Kept> {
    const ready = pages.get(url) ?? running.get(url)
    if (ready) return Promise.resolve(ready)
    const begun = edition
    const work = render({ url, get, template, publicUrl, chunksOf: (module) => chunksOf(manifest, module) })
      .then((page) => {
        const digest = createHash('sha1').update(page.html).digest('base64url')
        const whole = { ...page, etag: `W/"${digest}"`, packed: {} }
        if (begun === edition && page.status === 200) pages.set(url, whole)
        return whole
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
    return send(request, reply, await pageOf(cacheAddress(request.url)))
  })
}

function wantsPage({ url, headers }: FastifyRequest, demo: boolean): boolean {
  const accepted = headers.accept ?? '*/*'
  const html = accepted.includes('text/html') || accepted.includes('*/*')
  const isPage = !notPages.test(url) || callback.test(url) || (demo && kit.test(url))
  return html && isPage && !/\.\w+$/.test(url.split('?')[0] ?? '')
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
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept, accept-encoding')
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (status === 503) reply.header('retry-after', 2)
  reply.code(status).type('text/html; charset=utf-8')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding) return reply.send(html)
  return reply.header('content-encoding', encoding).send(await pack(packed, encoding, html))
}

async function openBuild(
  folder: string,
): Promise<{ template: string; render: Render; manifest: Record<string, Chunk> }> {
  const entry = join(folder, 'server', 'entry-server.js')
  try {
    const template = await readFile(join(folder, 'client', 'index.html'), 'utf8')
    const manifest = JSON.parse(await readFile(join(folder, 'client', '.vite', 'manifest.json'), 'utf8'))
    const { render } = (await import(pathToFileURL(entry).href)) as { render: Render }
    return { template, render, manifest }
  } catch (cause) {
    throw new Error(`The built pages are missing or broken in ${folder}. Run "npm run build" first.`, {
      cause,
    })
  }
}
