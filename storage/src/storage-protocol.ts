import multipart from '@fastify/multipart'
import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { findUnavailability } from '@mainstreet/platform/http/error-handler.ts'
import { findJsonProblem, type JsonProblem } from '@mainstreet/platform/http/json-body.ts'
import { registerRawParser } from '@mainstreet/platform/http/raw-body.ts'
import { rejectedRequests } from '@mainstreet/platform/log/counters.ts'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { badRequest, noSuchRoute, objectTooLarge, StorageError, tooManyRequests } from './storage-error.ts'

/** The overhead of the multipart form around a file. */
const maxFormBytes = 100_000
/** For bodies with a file; all others are small. */
export const maxFileBodyBytes = uploadLimits.maxBytes + maxFormBytes
/** A thousand object names. */
export const maxNamesBodyBytes = 1024 * 1024

/** What differs from our own API: bodies are bytes, and errors have the format of the protocol. */
export async function configureStorageProtocol(app: FastifyInstance): Promise<void> {
  registerRawParser(app)
  await app.register(multipart, { throwFileSizeLimit: true })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    reply.header('cache-control', 'no-store')
    // our own error handler has the response
    if (findUnavailability(error)) throw error
    const storageError = toStorageError(error)
    if (error instanceof ApiError && error.retryAfterSeconds !== undefined)
      reply.header('retry-after', error.retryAfterSeconds)
    if (storageError) {
      rejectedRequests.inc({ reason: storageError.body.code })
      return reply.code(storageError.body.statusCode === '429' ? 429 : 400).send(storageError.body)
    }
    request.log.error({ err: error }, 'a storage request failed')
    return reply
      .code(500)
      .send({ statusCode: '500', error: 'Internal', message: 'Internal Server Error', code: 'InternalError' })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(noSuchRoute().body))
}

function toStorageError(error: FastifyError): StorageError | undefined {
  if (error instanceof StorageError) return error
  if (error.statusCode === 413) return objectTooLarge()
  if (error instanceof ApiError && error.code === 'rate_limited') return tooManyRequests(error.message)
  if (error instanceof ApiError && error.code !== 'internal') return badRequest(error.message)
  if (error.statusCode && error.statusCode < 500) return badRequest(error.message)
  // class 22: data exceptions, values that the database cannot store
  return /^22...$/.test(error.code) ? badRequest('A value cannot be stored') : undefined
}

/** Parses the raw body as JSON and validates it. */
export function parseJsonBody<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): z.output<Schema> {
  const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
  const parsed = schema.safeParse(text === '' ? {} : parseJson(text, 'The body'))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badRequest(`body/${issue?.path.join('/') ?? ''} ${issue?.message ?? 'cannot be read'}`)
}

const jsonProblems: Record<JsonProblem, string> = {
  unstorableBody: 'holds characters that cannot be stored',
  nestedTooDeeply: 'is nested too deeply',
}

/** `what` names the text in the sentence of the error. */
export function parseJson(text: string, what: string): unknown {
  const problem = findJsonProblem(text)
  if (problem) throw badRequest(`${what} ${jsonProblems[problem]}`)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`${what} is not JSON`)
  }
}
