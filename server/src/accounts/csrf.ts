import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const csrfCookie = 'mainstreet_csrf'
const csrfHeader = 'x-csrf-token'

const csrfIdPattern = /^[\w-]{22}$/

function deriveCsrfToken(secret: string, id: string): string {
  return createHmac('sha256', secret).update(id).digest('base64url')
}

/** Reuses a valid cookie, so that all tabs of a browser get the same token. */
export function issueCsrfToken(
  secret: string,
  isSecure: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const existingId = request.cookies[csrfCookie]
  const id = existingId && csrfIdPattern.test(existingId) ? existingId : randomBytes(16).toString('base64url')
  if (id !== existingId)
    reply.setCookie(csrfCookie, id, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure })
  return deriveCsrfToken(secret, id)
}

/** A request with the cookie comes from a browser: it must carry the token that proves it comes from our page. */
export function requireCsrf(secret: string, request: FastifyRequest): void {
  const id = request.cookies[csrfCookie]
  if (id === undefined) return
  const received = Buffer.from(String(request.headers[csrfHeader] ?? ''))
  const expected = Buffer.from(deriveCsrfToken(secret, id))
  if (received.length !== expected.length || !timingSafeEqual(received, expected))
    throw new ApiError('csrf_failed', (m) => m.errors.common.pageOutdated)
}

/** Rejects requests from pages of other sites. `origins` come from settings, never from the Host header. */
export function requireAllowedOrigin(origins: ReadonlySet<string>, request: FastifyRequest): void {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  if (site === undefined && origin === undefined) return
  if (origin !== undefined && origins.has(origin)) return
  throw new ApiError('not_allowed', (m) => m.errors.common.crossSite)
}
