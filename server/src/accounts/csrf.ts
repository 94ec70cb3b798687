import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../platform/http/api-error.ts'

export const csrfCookie = 'mainstreet_csrf'
const csrfHeader = 'x-csrf-token'

const csrfIdPattern = /^[\w-]{22}$/

function deriveCsrfToken(secret: string, id: string): string {
  return createHmac('sha256', secret).update(id).digest('base64url')
}

/** Keeps a valid cookie, so that all tabs of a browser get the same token. */
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

/** A call that carries the cookie comes from a browser: it must show that our page made it. */
export function requireCsrf(secret: string, request: FastifyRequest): void {
  const id = request.cookies[csrfCookie]
  if (id === undefined) return
  const shown = Buffer.from(String(request.headers[csrfHeader] ?? ''))
  const expected = Buffer.from(deriveCsrfToken(secret, id))
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected))
    throw new ApiError('csrf', 'This page is out of date. Please try again.')
}

/** Refuses what another site's page sends. `origins` come from settings, never from the Host header. */
export function requireAllowedOrigin(origins: ReadonlySet<string>, request: FastifyRequest): void {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  if (site === undefined && origin === undefined) return
  if (origin !== undefined && origins.has(origin)) return
  throw new ApiError('not_allowed', 'This call may only come from the street itself')
}
