import { hash } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { keepAnswers } from '../cache/loading-cache.ts'
import { type Encoding, encodingFor, type Packed, pack } from './compression.ts'

/** An answer as it is sent: its bytes, a letter each, the strong tag that names it, its heads, and its packed forms. */
type Ready = {
  text: string
  etag: string
  head: string[]
  /** Of a 304. */
  unchanged: string[]
  /** What all forms share. */
  typed: string[]
  packed: Packed
  shown: ReadonlySet<string>
}

export type ReadyAnswers = {
  /** What is kept under the key, else what `make` finds, as bytes; 304 to somebody who has them. `shown`: the ids in it. */
  send<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<Answer>,
    shown?: (answer: Answer) => string[],
  ): Promise<Answer>
  drop(which?: (key: string, shown: ReadonlySet<string>) => boolean): void
}

export type KeepReady = (bound: { most: number; mostBytes: number }) => ReadyAnswers

const mostAddresses = 5000
/** What fits into one packet anyway is not worth the work. */
const leastToPack = 1400
const vary = 'accept-encoding'
const jsonType = 'application/json; charset=utf-8'
const longestAddress = 500

/**
 * Answers that are the same for everybody, kept as bytes. Who asks without a token by an address that was answered so before
 * gets them ahead of every other hook: reading the address, checking it and setting headers one by one took three times as
 * long as sending. Must be the first to add a hook; `headers` are those of every answer. Log and metrics see all the same.
 */
export function readyAnswers(app: FastifyInstance, headers: Record<string, string>): KeepReady {
  const always = Object.entries(headers).flat()
  const byAddress = new LRUCache<string, () => Ready | undefined>({ max: mostAddresses })

  app.addHook('onRequest', ({ raw }, reply, done) => {
    const mayBeKept = raw.method === 'GET' && raw.headers.authorization === undefined
    const ready = mayBeKept && raw.url !== undefined ? byAddress.get(raw.url)?.() : undefined
    if (!ready) return done()
    reply.hijack()
    write(reply.raw, ready, raw.headers)
  })

  return ({ most, mostBytes }) => {
    const kept = keepAnswers<Ready>({
      most,
      mostBytes,
      bytesOf: ({ text }) => Math.ceil(text.length * 1.5) + 1000,
    })
    // what was not among the last so many would not be asked again in time: searches of one person push out nothing
    const asked = new LRUCache<string, true>({ max: most })
    return {
      async send<Answer>(
        { raw }: FastifyRequest,
        reply: FastifyReply,
        key: string,
        make: () => Promise<Answer>,
        shown: (answer: Answer) => string[] = () => [],
      ) {
        const isAskedAgain = asked.has(key)
        asked.set(key, true)
        const load = async () => {
          const answer = await make()
          return { ...readyOf(answer, always), shown: new Set(shown(answer)) }
        }
        const ready = await kept.get(key, load, isAskedAgain)
        const address = raw.headers.authorization === undefined ? raw.url : undefined
        if (isAskedAgain && address !== undefined && address.length <= longestAddress)
          byAddress.set(address, () => kept.known(key))
        reply.hijack()
        write(reply.raw, ready, raw.headers)
        // the type is the handler's: the answer has left
        return undefined as Answer
      },
      drop: (which) => kept.drop(which && ((key, { shown }) => which(key, shown))),
    }
  }
}

/** Browsers keep it and ask each time. */
function readyOf(answer: unknown, always: string[]): Omit<Ready, 'shown'> {
  const json = JSON.stringify(answer)
  // one byte a letter: Node sends a text and its head in one write, and need not look for letters beyond ASCII
  const text = Buffer.byteLength(json) === json.length ? json : Buffer.from(json).toString('latin1')
  const etag = `"${hash('sha1', json, 'base64url')}"`
  const shared = [...always, 'vary', vary, 'cache-control', 'no-cache']
  const unchanged = [...shared, 'etag', etag]
  const typed = [...shared, 'content-type', jsonType]
  const head = [...typed, 'etag', etag, 'content-length', String(text.length)]
  return { text, etag, head, unchanged, typed, packed: {} }
}

function write(response: ServerResponse, ready: Ready, asked: IncomingHttpHeaders): void {
  const { text, etag, head, unchanged } = ready
  if (namesTag(asked['if-none-match'], etag)) return void response.writeHead(304, unchanged).end()
  const encoding = encodingOf(asked, text.length)
  if (encoding) return void writePacked(response, ready, encoding)
  response.writeHead(200, head).end(text, 'latin1')
}

/** Other bytes than the strong tag names: it says so. */
async function writePacked(response: ServerResponse, ready: Ready, encoding: Encoding): Promise<void> {
  const { text, etag, head, typed, packed } = ready
  // what cannot be packed goes as it is
  const bytes = await pack(packed, encoding, Buffer.from(text, 'latin1')).catch(() => undefined)
  if (!bytes) return void response.writeHead(200, head).end(text, 'latin1')
  const length = String(bytes.length)
  response
    .writeHead(200, [...typed, 'etag', `W/${etag}`, 'content-encoding', encoding, 'content-length', length])
    .end(bytes)
}

/** Made for one caller: packed as the others, but neither named nor kept. */
export async function sendPacked<Answer>(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<Answer> {
  const json = JSON.stringify(answer)
  const encoding = encodingOf(raw.headers, json.length)
  reply.headers({ vary, 'content-type': jsonType, ...(encoding && { 'content-encoding': encoding }) })
  return (encoding ? await pack({}, encoding, json) : json) as Answer
}

function encodingOf({ 'accept-encoding': accepted }: IncomingHttpHeaders, length: number) {
  return accepted === undefined || length < leastToPack ? undefined : encodingFor(accepted)
}

export function hasTag(request: FastifyRequest, etag: string): boolean {
  return namesTag(request.headers['if-none-match'], etag)
}

function namesTag(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return (
    given === etag || given === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  )
}
