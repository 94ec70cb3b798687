import { hash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createLoadingCache } from '../cache/loading-cache.ts'
import {
  type CompressedBodies,
  type ContentEncoding,
  compressOnce,
  negotiateEncoding,
} from './compression.ts'
import type { EdgeCache } from './edge-cache.ts'

/** A response as it is sent: its bytes as latin1 text, its strong ETag, its headers, and its compressed forms. */
type CachedResponse = {
  text: string
  etag: string
  headers: string[]
  /** The headers of a 304. */
  notModifiedHeaders: string[]
  /** The headers that all forms share. */
  contentHeaders: string[]
  compressed: CompressedBodies
  tags: readonly string[]
}

export type ResponseCache = {
  /**
   * Sends the cached response, else the result of `make`, as bytes; 304 if the client has it already. For a caller who
   * needs the latest, `make` always runs. Tags name what the response depends on.
   */
  send<Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<Result>,
    getTags?: (response: Result) => string[],
  ): Promise<Result>
  /** Discards the responses with one of these tags, or all; at the edge, too. */
  invalidate(tags?: readonly string[]): void
}

export type CreateResponseCache = (options: {
  name: string
  maxEntries: number
  maxBytes: number
}) => ResponseCache

export type ResponseCaches = {
  createCache: CreateResponseCache
  /** Sends the cached response and returns the path of its route; undefined: nothing is cached. */
  sendCached(request: IncomingMessage, response: ServerResponse): string | undefined
}

type ResponseCacheOptions = {
  /** Whether what is cached may be too old for this caller. */
  needsLatest?: (request: { headers: IncomingHttpHeaders }) => boolean
  /** Undefined: browsers alone store responses, and revalidate each time. */
  edge?: EdgeCache | undefined
}

const maxUrls = 5000
/** A response that fits into one packet is not worth compressing. */
const minBytesToCompress = 1400
const vary = 'accept-encoding'
const jsonType = 'application/json; charset=utf-8'
const maxUrlChars = 500
/** Of the index by tag, for each response. */
const bytesPerTag = 200

/**
 * Caches responses that are the same for everyone, as bytes. A request without a token for a cached URL gets its response
 * before all other hooks: parsing the URL, checking it and setting headers one by one took three times as long as
 * sending. Must be among the first to add a hook; `headers` are those of every response. Logging and metrics still see these
 * requests.
 */
export function registerResponseCache(
  app: FastifyInstance,
  headers: Record<string, string>,
  { needsLatest = () => false, edge }: ResponseCacheOptions = {},
): ResponseCaches {
  const commonHeaders = Object.entries(headers).flat()
  const byUrl = new LRUCache<string, { route: string; peek: () => CachedResponse | undefined }>({
    max: maxUrls,
  })

  function sendCached(request: IncomingMessage, response: ServerResponse): string | undefined {
    const { method, url, headers } = request
    if (method !== 'GET' || url === undefined) return undefined
    if (headers.authorization !== undefined || needsLatest(request)) return undefined
    const known = byUrl.get(url)
    const ready = known?.peek()
    if (!known || !ready) return undefined
    writeCachedResponse(response, ready, headers)
    return known.route
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (sendCached(request.raw, reply.raw) === undefined) done()
    else reply.hijack()
  })

  const createCache: CreateResponseCache = ({ name, maxEntries, maxBytes }) => {
    const cache = createLoadingCache<CachedResponse>({
      name,
      maxEntries,
      maxBytes,
      getBytes: ({ text, tags }) => Math.ceil(text.length * 1.5) + tags.length * bytesPerTag + 1000,
      getTags: ({ tags }) => tags,
    })
    // a key is cached on its second use, so that one user's searches evict nothing
    const recentKeys = new LRUCache<string, true>({ max: maxEntries })
    return {
      async send<Result>(
        request: FastifyRequest,
        reply: FastifyReply,
        key: string,
        make: () => Promise<Result>,
        getTags: (response: Result) => string[] = () => [],
      ) {
        if (needsLatest(request)) return sendCompressed(request, reply, await make())
        const { raw } = request
        const isRepeated = recentKeys.has(key)
        recentKeys.set(key, true)
        const load = async () => {
          const response = await make()
          const tags = getTags(response)
          const cacheHeaders = edge?.buildHeaders([name, ...tags]) ?? { 'cache-control': 'no-cache' }
          const headers = [...commonHeaders, ...Object.entries(cacheHeaders).flat()]
          return { ...toCachedResponse(response, headers), tags }
        }
        const ready = await cache.get(key, load, isRepeated)
        const address = raw.headers.authorization === undefined ? raw.url : undefined
        if (isRepeated && address !== undefined && address.length <= maxUrlChars)
          byUrl.set(address, { route: request.routeOptions.url ?? '', peek: () => cache.peek(key) })
        reply.hijack()
        writeCachedResponse(reply.raw, ready, raw.headers)
        // the type is that of the handler; the response has already been sent
        return undefined as Result
      },
      invalidate(tags) {
        if (tags) cache.invalidateTagged(tags)
        else cache.invalidate()
        edge?.purge(tags ?? [name])
      },
    }
  }
  return { createCache, sendCached }
}

function toCachedResponse(body: unknown, commonHeaders: string[]): Omit<CachedResponse, 'tags'> {
  const json = JSON.stringify(body)
  // one byte per character: Node sends a text and its headers in one write, and skips the search for non-ASCII
  // characters
  const text = Buffer.byteLength(json) === json.length ? json : Buffer.from(json).toString('latin1')
  const etag = `"${hash('sha1', json, 'base64url')}"`
  const shared = [...commonHeaders, 'vary', vary]
  const notModifiedHeaders = [...shared, 'etag', etag]
  const contentHeaders = [...shared, 'content-type', jsonType]
  const headers = [...contentHeaders, 'etag', etag, 'content-length', String(text.length)]
  return { text, etag, headers, notModifiedHeaders, contentHeaders, compressed: {} }
}

function writeCachedResponse(
  response: ServerResponse,
  ready: CachedResponse,
  requestHeaders: IncomingHttpHeaders,
): void {
  const { text, etag, headers, notModifiedHeaders } = ready
  if (matchesEtag(requestHeaders['if-none-match'], etag))
    return void response.writeHead(304, notModifiedHeaders).end()
  const encoding = chooseEncoding(requestHeaders, text.length)
  if (encoding) return void writeCompressed(response, ready, encoding)
  response.writeHead(200, headers).end(text, 'latin1')
}

/** Other bytes than the strong ETag stands for, so the tag gets a suffix. */
async function writeCompressed(
  response: ServerResponse,
  ready: CachedResponse,
  encoding: ContentEncoding,
): Promise<void> {
  const { text, etag, headers, contentHeaders, compressed } = ready
  // a response that cannot be compressed is sent as it is
  const bytes = await compressOnce(compressed, encoding, Buffer.from(text, 'latin1')).catch(() => undefined)
  if (!bytes) return void response.writeHead(200, headers).end(text, 'latin1')
  const length = String(bytes.length)
  response
    .writeHead(200, [
      ...contentHeaders,
      'etag',
      `W/${etag}`,
      'content-encoding',
      encoding,
      'content-length',
      length,
    ])
    .end(bytes)
}

/** A response for one caller: compressed like the others, but without ETag and cache. */
export async function sendCompressed<Result>(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  response: Result,
): Promise<Result> {
  const json = JSON.stringify(response)
  const encoding = chooseEncoding(raw.headers, json.length)
  reply.headers({ vary, 'content-type': jsonType, ...(encoding && { 'content-encoding': encoding }) })
  return (encoding ? await compressOnce({}, encoding, json) : json) as Result
}

function chooseEncoding({ 'accept-encoding': accepted }: IncomingHttpHeaders, length: number) {
  return accepted === undefined || length < minBytesToCompress ? undefined : negotiateEncoding(accepted)
}

export function hasMatchingEtag(request: FastifyRequest, etag: string): boolean {
  return matchesEtag(request.headers['if-none-match'], etag)
}

function matchesEtag(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  // nearly always one tag: a weak one of what browsers got compressed
  if (given === etag || given === `W/${etag}` || given === '*') return true
  return given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
