import { randomUUID } from 'node:crypto'
import { getErrorCode } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { findUnavailability } from '@mainstreet/platform/http/error-handler.ts'
import { rejectedRequests } from '@mainstreet/platform/log/counters.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthError } from '../auth-error.ts'

const apiVersion = '2024-01-01'
const versionHeader = 'x-supabase-api-version'

/** Turns every error under the auth module's path into a response of its protocol. */
export function setAuthErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const authError = error instanceof AuthError ? error : toAuthError(error)
    if (authError) return sendAuthError(request, reply, authError)
    request.log.error({ err: error }, 'an auth request failed')
    const unexpected = new AuthError(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs',
    )
    return sendAuthError(request, reply, unexpected)
  })
  app.setNotFoundHandler((request, reply) =>
    sendAuthError(request, reply, new AuthError(404, 'not_found', 'There is nothing at this address')),
  )
}

function sendAuthError(request: FastifyRequest, reply: FastifyReply, error: AuthError): FastifyReply {
  const { status, code, message, reasons, retryAfterSeconds, cause } = error
  rejectedRequests.inc({ reason: cause instanceof ApiError ? cause.reason : code })
  reply.code(status).header('x-sb-error-code', code).header('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  const weak = reasons && { weak_password: { reasons } }
  if (usesCurrentVersion(request))
    return reply.header(versionHeader, apiVersion).send({ code, message, ...weak })
  return reply.send({ code: status, error_code: code, msg: message, error_id: randomUUID(), ...weak })
}

/** Versions are dates: older or missing ones get the legacy format. */
function usesCurrentVersion(request: FastifyRequest): boolean {
  const requestedVersion = String(request.headers[versionHeader] ?? '')
  return /^\d{4}-\d{2}-\d{2}$/.test(requestedVersion) && requestedVersion >= apiVersion
}

function toAuthError(error: FastifyError): AuthError | undefined {
  const code = getErrorCode(error)
  const unavailability = findUnavailability(error)
  if (unavailability)
    // a 4xx would sign users out while the database is unavailable
    return new AuthError(503, 'unexpected_failure', 'The service is not reachable just now', {
      retryAfterSeconds: unavailability.retryAfterSeconds ?? 2,
      cause: error,
    })
  if (error instanceof ApiError && error.code === 'rate_limited')
    return new AuthError(429, 'over_request_rate_limit', error.message, {
      ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
      cause: error,
    })
  if (error instanceof ApiError && error.code === 'method_not_allowed')
    return new AuthError(405, 'method_not_allowed', error.message, { cause: error })
  if (code === '55P03')
    return new AuthError(409, 'conflict', 'Too many concurrent requests, please try again')
  if (error instanceof ApiError && error.code === 'bad_request') return badJsonError(error)
  if (/^22...$/.test(code)) return badJsonError(error)
  if (error.statusCode === 413)
    return new AuthError(413, 'request_entity_too_large', 'Request body is too large')
  if (error.statusCode === 400 || error.statusCode === 415) return badJsonError(error)
  return undefined
}

function badJsonError(cause: unknown): AuthError {
  return new AuthError(400, 'bad_json', 'Could not parse request body as JSON', { cause })
}
