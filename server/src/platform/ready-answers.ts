import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingFor, type Packed, pack } from './pack.ts'

/** An answer as it is sent, its length in bytes, the strong tag that names it, and what browsers get of it. */
export type Ready = { text: string; length: number; etag: string; packed: Packed }

/** What fits into one packet anyway is not worth the work. */
const leastToPack = 1400

/** As text and not as a buffer: Node sends text and head in one write, which took a quarter off a ready page. */
export function readyAnswer(answer: unknown): Ready {
  const text = JSON.stringify(answer)
  return { text, length: Buffer.byteLength(text), etag: `"${hash('sha1', text, 'base64url')}"`, packed: {} }
}

/** What it takes in memory at most: a text with a letter beyond Latin has two bytes a letter, and two packed forms. */
export function bytesOf({ text }: Ready): number {
  return Math.ceil(text.length * 2.5) + 200
}

/**
 * Answers with ready bytes, or 304 to somebody who has them. Browsers keep them and ask each time.
 * The type is the handler's: what leaves here is sent as it is.
 */
export function sendReady<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: Ready,
): Answer | Promise<Answer> {
  const { text, length, etag } = ready
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (hasTag(request, etag)) {
    reply.code(304)
    return undefined as Answer
  }
  reply.header('content-type', 'application/json; charset=utf-8')
  const encoding = length < leastToPack ? undefined : encodingFor(request.headers['accept-encoding'])
  if (encoding) return sendPacked(reply, ready, encoding)
  reply.header('content-length', length)
  return text as Answer
}

/** Other bytes than the strong tag names: it says so. */
async function sendPacked<Answer>(reply: FastifyReply, { text, etag, packed }: Ready, encoding: Encoding) {
  const bytes = await pack(packed, encoding, text)
  reply
    .header('etag', `W/${etag}`)
    .header('content-encoding', encoding)
    .header('content-length', bytes.length)
  return bytes as Answer
}

export function hasTag(request: FastifyRequest, etag: string): boolean {
  const given = request.headers['if-none-match']
  if (given === undefined) return false
  return (
    given === etag || given === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  )
}
