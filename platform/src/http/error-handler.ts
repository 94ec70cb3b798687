import { type ErrorCode, type ErrorResponse, errorStatus } from '@mainstreet/contract/errors.ts'
import type { ServerText } from '@mainstreet/contract/messages/language.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getErrorCode, isConnectionError } from '../db/db.ts'
import { rejectedRequests } from '../log/counters.ts'
import { getRequestMessages } from '../text/request-locale.ts'
import { ApiError, renderErrorText } from './api-error.ts'

/** Converts everything that is thrown into a response. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const apiError = error instanceof ApiError ? error : mapKnownError(error)
    if (diskFullCodes.has(getErrorCode(error))) request.log.error({ err: error }, 'the disk is full')
    if (error instanceof ApiError && error.code === 'unavailable' && error.cause)
      request.log.warn({ err: error.cause }, 'a service is unavailable')
    if (apiError) return sendApiError(request, reply, apiError)
    request.log.error({ err: error }, 'a call failed')
    return sendApiError(request, reply, new ApiError('internal', (m) => m.errors.common.internal))
  })
}

export function sendApiError(request: FastifyRequest, reply: FastifyReply, apiError: ApiError): FastifyReply {
  const { code, reason, text, entity, retryAfterSeconds } = apiError
  rejectedRequests.inc({ reason })
  const messages = getRequestMessages(request)
  const details = apiError.details?.map(({ path, message }) => ({
    path,
    message: renderErrorText(message, messages),
  }))
  const body: ErrorResponse = {
    error: renderErrorText(text, messages),
    code,
    ...(details && { details }),
    requestId: request.id,
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  const login = request.url.startsWith('/api/auth/login') ? { success: false } : {}
  return reply
    .code(errorStatus[code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...login, ...entity, ...body }))
}

const apiErrorsByStatus: Partial<Record<number, [ErrorCode, ServerText]>> = {
  400: ['bad_request', (m) => m.errors.common.badRequest],
  404: ['not_found', (m) => m.errors.common.notFound],
  413: ['too_large', (m) => m.errors.common.tooLarge],
  415: ['unsupported_media_type', (m) => m.errors.common.jsonRequired],
  429: ['rate_limited', (m) => m.errors.common.tooManyRequests],
}

/** A full disk, of the database or of our own files. */
const diskFullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** For a database that cannot be reached and a full disk; the same request may succeed later. */
export function findUnavailability(error: Error): ApiError | undefined {
  const code = getErrorCode(error)
  if (isConnectionError(error) || code === '57014' || code === '53300')
    return new ApiError('unavailable', (m) => m.errors.common.unavailable, {
      retryAfterSeconds: 2,
      cause: error,
    })
  if (diskFullCodes.has(code))
    return new ApiError('unavailable', (m) => m.errors.common.diskFull, {
      retryAfterSeconds: 60,
      cause: error,
    })
  return error instanceof ApiError && error.code === 'unavailable' ? error : undefined
}

/** Errors caused by the caller, or something unavailable. Undefined for a bug. */
function mapKnownError(error: FastifyError): ApiError | undefined {
  const unavailability = findUnavailability(error)
  if (unavailability) return unavailability
  const code = getErrorCode(error)
  if (code === '55P03') return new ApiError('request_in_progress', (m) => m.errors.common.requestInProgress)
  // retried as often as allowed
  if (code === '40001' || code === '40P01')
    return new ApiError('conflict', (m) => m.errors.common.conflict, { cause: error })
  // class 22: a value that passed the contract but that the database cannot store
  if (/^22...$/.test(code))
    return new ApiError('bad_request', (m) => m.errors.common.unstorableValue, { cause: error })
  const [own, text] = apiErrorsByStatus[error.statusCode ?? 500] ?? []
  return own && text ? new ApiError(own, text) : undefined
}
