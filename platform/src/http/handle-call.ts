import type { Readable } from 'node:stream'
import { hasRole, type StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import {
  type CallBody,
  type CallParams,
  type CallQuery,
  type CallResponse,
  type CallShape,
  getCallRate,
  isWrite,
} from '@mainstreet/contract/call.ts'
import type { ErrorDetail } from '@mainstreet/contract/errors.ts'
import { idempotencyLimits } from '@mainstreet/contract/http-limits.ts'
import type { ServerText } from '@mainstreet/contract/messages/language.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CallRateLimits } from '../rate-limits/call-rate-limits.ts'
import { getRequestMessages } from '../text/request-locale.ts'
import { createValidationErrorMap, listValidationErrors } from '../text/validation-error-map.ts'
import { ApiError } from './api-error.ts'
import { isInProcess } from './in-process.ts'

/** The part of the viewer that this module needs; the accounts capability knows more. */
type MinimalViewer = { id: string; role: StoredRole }

type ViewerFor<C extends CallShape, V> = C['access'] extends 'public' ? V | undefined : V

export type CallRequest<C extends CallShape, V> = {
  params: CallParams<C>
  query: CallQuery<C>
  body: CallBody<C>
  viewer: ViewerFor<C, V>
  /** For calls of which only some need a recent authentication; the others declare it. */
  isRecentlyAuthenticated: () => Promise<boolean>
  /** Undefined when the caller sent none. Already validated. */
  idempotencyKey: string | undefined
  raw: FastifyRequest
  reply: FastifyReply
}

/** Registers the handler of a call from the contract. */
export type HandleCall<V> = <C extends CallShape>(
  call: C,
  handler: (request: CallRequest<C, V>) => Promise<CallResponse<C>>,
) => void

export type CallGuards<V> = {
  findViewer(token: string): Promise<V | undefined>
  isRecentlyAuthenticated(token: string): Promise<boolean>
  /** Whether a token without a viewer would have one after a second factor. */
  lacksSecondFactor(token: string): Promise<boolean>
  /** Throws for a mutating call that a page of another site may have made. */
  rejectCrossSiteRequest(request: FastifyRequest): void
  /** Called after each successful write of a signed-in user. */
  recordWrite(reply: FastifyReply): Promise<void>
  rateLimits: CallRateLimits
}

const safeMethods = new Set(['GET', 'HEAD'])

export function createHandleCall<V extends MinimalViewer>(
  app: FastifyInstance,
  guards: CallGuards<V>,
): HandleCall<V> {
  const viewers = new WeakMap<FastifyRequest, V>()
  return (call, handler) => {
    const status = call.status ?? (call.response ? 200 : 204)
    const rate = getCallRate(call)
    app.route({
      method: call.method,
      url: call.path,
      // HEAD costs as much as GET and is needed only for health, which has its own
      exposeHeadRoute: false,
      ...(call.maxBodyBytes !== undefined && { bodyLimit: call.maxBodyBytes }),
      // before the body is read: a caller without access sends nothing
      onRequest: async (request) => {
        if (!safeMethods.has(call.method)) guards.rejectCrossSiteRequest(request)
        const isCounted = !isInProcess(request)
        if (isCounted) guards.rateLimits.consume(rate, { ip: request.ip })
        const viewer = await authorizeRequest(guards, call, request)
        if (!viewer) return
        viewers.set(request, viewer)
        if (isCounted) guards.rateLimits.consume(rate, { accountId: viewer.id })
        if (call.recentAuthentication && !(await isRecentlyAuthenticated(guards, request)))
          throw confirmIdentityError()
      },
      handler: async (request, reply) => {
        const viewer = viewers.get(request)
        const response = await handler({
          params: parseRequestPart(call.params, request, 'params'),
          query: parseRequestPart(call.query, request, 'query'),
          body: parseRequestPart(call.body, request, 'body'),
          viewer,
          isRecentlyAuthenticated: () => isRecentlyAuthenticated(guards, request),
          idempotencyKey: call.idempotent ? getIdempotencyKey(request) : undefined,
          raw: request,
          reply,
        } as Parameters<typeof handler>[0])
        if (reply.sent) return reply
        if (viewer !== undefined && isWrite(call)) await guards.recordWrite(reply)
        if (viewer !== undefined) reply.header('cache-control', 'no-store')
        reply.code(reply.statusCode === 200 ? status : reply.statusCode)
        if (call.file) reply.type(`${call.file}; charset=utf-8`)
        return response
      },
    })
  }
}

/** A response that is written while it is sent; its type is that of the contract. */
export function asStreamedResponse(content: Readable): never {
  return content as never
}

async function authorizeRequest<V extends MinimalViewer>(
  guards: CallGuards<V>,
  call: CallShape,
  request: FastifyRequest,
): Promise<V | undefined> {
  const token = getBearerToken(request)
  const viewer = token === undefined ? undefined : await guards.findViewer(token)
  if (call.access === 'public') return viewer
  if (!viewer && token !== undefined && (await guards.lacksSecondFactor(token)))
    throw new ApiError('second_factor_required', (m) => m.errors.accounts.secondFactorRequired)
  if (!viewer) throw new ApiError('unauthenticated', (m) => m.session.noValidSession)
  if (call.access !== 'signed_in' && !hasRole(viewer.role, call.access)) throw roleRequiredError(call.access)
  return viewer
}

function roleRequiredError(role: StoredRole): ApiError {
  return new ApiError('not_allowed', (m) => m.errors.common.onlyFor[role])
}

async function isRecentlyAuthenticated<V>(guards: CallGuards<V>, request: FastifyRequest): Promise<boolean> {
  const token = getBearerToken(request)
  return token !== undefined && guards.isRecentlyAuthenticated(token)
}

export function confirmIdentityError(): ApiError {
  return new ApiError('confirm_identity', (m) => m.errors.common.confirmIdentity)
}

export function getBearerToken(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer (\S{1,8192})$/i.exec(request.headers.authorization ?? '') ?? []
  return token
}

function parseRequestPart(
  schema: z.ZodType | undefined,
  request: FastifyRequest,
  part: 'params' | 'query' | 'body',
): unknown {
  if (!schema) return undefined
  let errorMap: z.core.$ZodErrorMap | undefined
  const parsed = schema.safeParse(request[part] ?? {}, {
    // with the first error: finding the language of each request took 2 us
    error: (issue) => {
      errorMap ??= createValidationErrorMap(getRequestMessages(request))
      return errorMap(issue)
    },
  })
  if (parsed.success) return parsed.data
  // an invalid id identifies nothing
  if (part === 'params') throw new ApiError('not_found', (m) => m.errors.common.unknownId)
  const details = listValidationErrors(parsed.error, getRequestMessages(request))
  throw new ApiError('bad_request', summarizeDetails(details), { details })
}

function summarizeDetails([first]: ErrorDetail[]): ServerText {
  return ({ errors: { common } }) => {
    if (!first) return common.badRequest
    return first.path ? common.field(first.path, first.message) : first.message
  }
}

const idempotencyKeyPattern = new RegExp(`^[\\x21-\\x7e]{1,${idempotencyLimits.keyMaxChars}}$`)

function getIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !idempotencyKeyPattern.test(key))
    throw new ApiError('bad_request', (m) =>
      m.errors.common.idempotencyKeyFormat(idempotencyLimits.keyMaxChars),
    )
  return key
}
