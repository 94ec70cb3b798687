import { hash } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createLoadingCache } from '../cache/loading-cache.ts'
import {
  type CompressedBodies,
  type ContentEncoding,
  compressOnce,
  negotiateEncoding,
} from './compression.ts'

/** An answer as it is sent: its bytes, a letter each, the strong tag that names it, its heads, and its packed forms. */
type CachedResponse = {
  text: string
  etag: string
  headers: string[]
  /** Of a 304. */
  notModifiedHeaders: string[]
  /** What all forms share. */
  contentHeaders: string[]
  compressed: CompressedBodies
  entityIds: ReadonlySet<string>
}

export type ResponseCache = {
  /** What is kept under the key, else what `make` finds, as bytes; 304 to somebody who has them. `getEntityIds`: the ids in it. */
  send<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<Answer>,
    getEntityIds?: (answer: Answer) => string[],
  ): Promise<Answer>
  invalidate(which?: (key: string, entityIds: ReadonlySet<string>) => boolean): void
}

export type CreateResponseCache = (bound: { maxEntries: number; maxBytes: number }) => ResponseCache

const maxUrls = 5000
/** What fits into one packet anyway is not worth the work. */
const minBytesToCompress = 1400
const vary = 'accept-encoding'
const jsonType = 'application/json; charset=utf-8'
const maxUrlChars = 500

/**
 * Answers that are the same for everybody, kept as bytes. Who asks without a token by an address that was answered so before
 * gets them ahead of every other hook: reading the address, checking it and setting headers one by one took three times as
 * long as sending. Must be the first to add a hook; `headers` are those of every answer. Log and metrics see all the same.
 */
export function registerResponseCache(
  app: FastifyInstance,
  headers: Record<string, string>,
): CreateResponseCache {
  const commonHeaders = Object.entries(headers).flat()
  const byUrl = new LRUCache<string, () => CachedResponse | undefined>({ max: maxUrls })

  app.addHook('onRequest', ({ raw }, reply, done) => {
    const isCacheable = raw.method === 'GET' && raw.headers.authorization === undefined
    const ready = isCacheable && raw.url !== undefined ? byUrl.get(raw.url)?.() : undefined
    if (!ready) return done()
    reply.hijack()
    writeCachedResponse(reply.raw, ready, raw.headers)
  })

  return ({ maxEntries, maxBytes }) => {
    const cache = createLoadingCache<CachedResponse>({
      maxEntries,
      maxBytes,
      getBytes: ({ text }) => Math.ceil(text.length * 1.5) + 1000,
    })
    // what was not among the last so many would not be asked again in time: searches of one person push out nothing
    const recentKeys = new LRUCache<string, true>({ max: maxEntries })
    return {
      async send<Answer>(
        { raw }: FastifyRequest,
        reply: FastifyReply,
        key: string,
        make: () => Promise<Answer>,
        getEntityIds: (answer: Answer) => string[] = () => [],
      ) {
        const isAskedAgain = recentKeys.has(key)
        recentKeys.set(key, true)
        const load = async () => {
          const answer = await make()
          return { ...toCachedResponse(answer, commonHeaders), entityIds: new Set(getEntityIds(answer)) }
        }
        const ready = await cache.get(key, load, isAskedAgain)
        const address = raw.headers.authorization === undefined ? raw.url : undefined
        if (isAskedAgain && address !== undefined && address.length <= maxUrlChars)
          byUrl.set(address, () => cache.peek(key))
        reply.hijack()
        writeCachedResponse(reply.raw, ready, raw.headers)
        // the type is the handler's: the answer has left
        return undefined as Answer
      },
      invalidate: (which) => cache.invalidate(which && ((key, { entityIds }) => which(key, entityIds))),
    }
  }
}

/** Browsers keep it and ask each time. */
function toCachedResponse(answer: unknown, always: string[]): Omit<CachedResponse, 'entityIds'> {
  const json = JSON.stringify(answer)
  // one byte a letter: Node sends a text and its head in one write, and need not look for letters beyond ASCII
  const text = Buffer.byteLength(json) === json.length ? json : Buffer.from(json).toString('latin1')
  const etag = `"${hash('sha1', json, 'base64url')}"`
  const shared = [...always, 'vary', vary, 'cache-control', 'no-cache']
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

/** Other bytes than the strong tag names: it says so. */
async function writeCompressed(
  response: ServerResponse,
  ready: CachedResponse,
  encoding: ContentEncoding,
): Promise<void> {
  const { text, etag, headers, contentHeaders, compressed } = ready
  // what cannot be packed goes as it is
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

/** Made for one caller: packed as the others, but neither named nor kept. */
export async function sendCompressed<Answer>(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<Answer> {
  const json = JSON.stringify(answer)
  const encoding = chooseEncoding(raw.headers, json.length)
  reply.headers({ vary, 'content-type': jsonType, ...(encoding && { 'content-encoding': encoding }) })
  return (encoding ? await compressOnce({}, encoding, json) : json) as Answer
}

function chooseEncoding({ 'accept-encoding': accepted }: IncomingHttpHeaders, length: number) {
  return accepted === undefined || length < minBytesToCompress ? undefined : negotiateEncoding(accepted)
}

export function hasMatchingEtag(request: FastifyRequest, etag: string): boolean {
  return matchesEtag(request.headers['if-none-match'], etag)
}

function matchesEtag(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return (
    given === etag || given === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  )
}
