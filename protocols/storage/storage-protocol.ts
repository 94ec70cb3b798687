import multipart from '@fastify/multipart'
import { uploads } from '@mainstreet/contract/limits.ts'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Viewer } from '../../server/src/accounts/viewer.ts'
import { Refusal } from '../../server/src/platform/http/api-error.ts'
import { bearerOf } from '../../server/src/platform/http/handle-call.ts'
import { badRequest, noSession, StorageError, tooLarge, tooMany } from './storage-error.ts'

/** What the form around a file may add. */
const formBytes = 100_000
/** Of a body that is a file; all others are small. */
export const fileBodyBytes = uploads.mostBytes + formBytes
/** A thousand names of objects. */
export const namesBodyBytes = 1024 * 1024

/** How this protocol differs from our own calls: bodies are bytes, and faults are told its way. */
export async function speakProtocol(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(multipart, { throwFileSizeLimit: true })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    reply.header('cache-control', 'no-store')
    const told = inProtocol(fault)
    if (fault instanceof Refusal && fault.retryAfterSeconds !== undefined)
      reply.header('retry-after', fault.retryAfterSeconds)
    if (told) return reply.code(told.body.statusCode === '429' ? 429 : 400).send(told.body)
    if (fault instanceof Refusal && fault.code === 'unavailable') throw fault
    request.log.error({ err: fault }, 'a storage call failed')
    return reply
      .code(500)
      .send({ statusCode: '500', error: 'Internal', message: 'Internal Server Error', code: 'InternalError' })
  })
}

function inProtocol(fault: FastifyError): StorageError | undefined {
  if (fault instanceof StorageError) return fault
  if (fault.statusCode === 413) return tooLarge()
  if (fault instanceof Refusal && fault.code === 'rate_limited') return tooMany(fault.message)
  if (fault instanceof Refusal && fault.code !== 'unavailable' && fault.code !== 'internal')
    return badRequest(fault.message)
  if (fault.statusCode && fault.statusCode < 500) return badRequest(fault.message)
  // class 22: a value that the database cannot hold
  return /^22...$/.test(fault.code) ? badRequest('A value cannot be stored') : undefined
}

export type Caller = (request: FastifyRequest) => Viewer

/** Whose token it is, found before the body is read; `isOpen`: addresses that need none. */
export function callerBy(
  app: FastifyInstance,
  viewerOf: (token: string) => Promise<Viewer | undefined>,
  isOpen: (method: string, url: string) => boolean,
): Caller {
  const viewers = new WeakMap<FastifyRequest, Viewer>()
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions
    if (url === undefined || isOpen(request.method, url)) return
    const token = bearerOf(request)
    const viewer = token === undefined ? undefined : await viewerOf(token)
    if (!viewer) throw noSession()
    viewers.set(request, viewer)
  })
  return (request) => {
    const viewer = viewers.get(request)
    if (!viewer) throw noSession()
    return viewer
  }
}

/** The body is bytes here; this reads them as JSON of the given form. */
export function jsonOf<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.output<Schema> {
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
