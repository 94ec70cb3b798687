import multipart from '@fastify/multipart'
import { uploadLimits } from '@mainstreet/contract/limits.ts'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../../server/src/platform/http/api-error.ts'
import { mapKnownError } from '../../server/src/platform/http/error-handler.ts'
import { rejectedRequests } from '../../server/src/platform/log/counters.ts'
import { badRequest, noSuchRoute, objectTooLarge, StorageError, tooManyRequests } from './storage-error.ts'

/** The overhead of the multipart form around a file. */
const maxFormBytes = 100_000
/** For bodies with a file; all others are small. */
export const maxFileBodyBytes = uploadLimits.maxBytes + maxFormBytes
/** A thousand object names. */
export const maxNamesBodyBytes = 1024 * 1024

/** What differs from our own API: bodies are bytes, and errors have the format of the protocol. */
export async function configureStorageProtocol(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(multipart, { throwFileSizeLimit: true })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    reply.header('cache-control', 'no-store')
    const apiError = error instanceof ApiError ? error : mapKnownError(error)
    const storageError = toStorageError(error, apiError)
    if (apiError?.retryAfterSeconds !== undefined) reply.header('retry-after', apiError.retryAfterSeconds)
    if (storageError) {
      rejectedRequests.inc({ reason: storageError.body.code })
      return reply.code(storageError.body.statusCode === '429' ? 429 : 400).send(storageError.body)
    }
    // as for the calls of our own API, with its cause in the log
    if (apiError?.code === 'unavailable') throw error
    request.log.error({ err: error }, 'a storage request failed')
    return reply
      .code(500)
      .send({ statusCode: '500', error: 'Internal', message: 'Internal Server Error', code: 'InternalError' })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(noSuchRoute().body))
}

function toStorageError(error: FastifyError, apiError: ApiError | undefined): StorageError | undefined {
  if (error instanceof StorageError) return error
  if (error.statusCode === 413) return objectTooLarge()
  if (apiError?.code === 'rate_limited') return tooManyRequests(apiError.message)
  // the protocol's clients show the message of the framework
  if (!(error instanceof ApiError) && error.statusCode && error.statusCode < 500)
    return badRequest(error.message)
  if (!apiError || apiError.code === 'unavailable' || apiError.code === 'internal') return undefined
  return badRequest(apiError.message)
}

/** Parses the raw body as JSON and validates it. */
export function parseJsonBody<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): z.output<Schema> {
  const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
  let value: unknown
  try {
    value = text === '' ? {} : JSON.parse(text)
  } catch {
    throw badRequest('The body is not JSON')
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badRequest(`body/${issue?.path.join('/') ?? ''} ${issue?.message ?? 'cannot be read'}`)
}
