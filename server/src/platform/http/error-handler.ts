import { type ErrorCode, type ErrorResponse, errorStatus } from '@mainstreet/contract/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getErrorCode, isConnectionError } from '../db/db.ts'
import { ApiError } from './api-error.ts'

/** Converts everything that is thrown into a response. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const apiError = error instanceof ApiError ? error : mapKnownError(error)
    if (diskFullCodes.has(getErrorCode(error))) request.log.error({ err: error }, 'the disk is full')
    if (apiError) return sendApiError(request, reply, apiError)
    request.log.error({ err: error }, 'a call failed')
    return sendApiError(
      request,
      reply,
      new ApiError('internal', 'Something went wrong on our side. Please try again.'),
    )
  })
}

export function sendApiError(request: FastifyRequest, reply: FastifyReply, apiError: ApiError): FastifyReply {
  const { code, message, details, entity, retryAfterSeconds } = apiError
  const body: ErrorResponse = { error: message, code, ...(details && { details }), requestId: request.id }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  const login = request.url.startsWith('/api/auth/login') ? { success: false } : {}
  return reply
    .code(errorStatus[code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...login, ...entity, ...body }))
}

const apiErrorsByStatus: Partial<Record<number, [ErrorCode, string]>> = {
  400: ['bad_request', 'This cannot be read'],
  404: ['not_found', 'There is nothing here'],
  413: ['too_large', 'This is too large'],
  415: ['unsupported_media_type', 'Send JSON, with the content type application/json'],
  429: ['rate_limited', 'Too many calls. Please wait a moment.'],
}

/** A full disk, of the database or of our own files. */
const diskFullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Errors caused by the caller, or an unavailable database. Undefined for a bug. */
function mapKnownError(error: FastifyError): ApiError | undefined {
  const code = getErrorCode(error)
  if (isConnectionError(error) || code === '57014' || code === '53300')
    return new ApiError('unavailable', 'The street is not reachable just now. Please try again.', {
      retryAfterSeconds: 2,
      cause: error,
    })
  if (diskFullCodes.has(code))
    return new ApiError('unavailable', 'There is no room left to write this down. Please try again later.', {
      retryAfterSeconds: 60,
      cause: error,
    })
  if (code === '55P03')
    return new ApiError('request_in_progress', 'The same thing is being changed just now. Please try again.')
  // retried as often as allowed
  if (code === '40001' || code === '40P01')
    return new ApiError('conflict', 'Something has just changed. Please try again.', { cause: error })
  // class 22: a value that passed the contract but that the database cannot store
  if (/^22...$/.test(code)) return new ApiError('bad_request', 'A value cannot be stored', { cause: error })
  // a body nested a hundred thousand levels deep
  if (error instanceof RangeError && error.message.includes('call stack'))
    return new ApiError('bad_request', 'This is nested too deeply')
  const [own, sentence] = apiErrorsByStatus[error.statusCode ?? 500] ?? []
  return own && sentence ? new ApiError(own, sentence) : undefined
}
