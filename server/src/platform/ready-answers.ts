import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer as bytes, with the strong tag that names them. */
export type Ready = { bytes: Buffer; etag: string }

export function readyAnswer(answer: unknown): Ready {
  const bytes = Buffer.from(JSON.stringify(answer))
  return { bytes, etag: etagOf(bytes) }
}

export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha1').update(bytes).digest('base64url')}"`
}

export function bytesOf({ bytes }: Ready): number {
  return bytes.length + 200
}

/**
 * Answers with ready bytes, or 304 to somebody who has them. Browsers keep them and ask each time.
 * The type is the handler's: what leaves here is sent as it is.
 */
export function sendReady<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: Ready,
): Answer {
  reply.header('etag', etag).header('cache-control', 'no-cache')
  if (hasTag(request, etag)) {
    reply.code(304)
    return undefined as Answer
  }
  reply.header('content-type', 'application/json; charset=utf-8')
  return bytes as Answer
}

export function hasTag(request: FastifyRequest, etag: string): boolean {
  const given = request.headers['if-none-match']
  if (given === undefined) return false
  return (
    given === etag || given === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  )
}
