import type { Readable } from 'node:stream'
import { hasRole } from '@mainstreet/contract/accounts/roles.ts'
import type { StoredRole } from '@mainstreet/contract/accounts/user.ts'
import type { AnswerOf, BodyOf, CallShape, ParamsOf, QueryOf } from '@mainstreet/contract/call.ts'
import type { ErrorDetail } from '@mainstreet/contract/errors.ts'
import { idempotency } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { plainWords } from '../text/validation-error-map.ts'
import { Refusal } from './api-error.ts'
import type { CallRates } from './call-rate-limits.ts'

/** What mounting must know of a caller; the identity capability knows more. */
type Caller = { id: string; role: StoredRole }

type ViewerOf<C extends CallShape, V> = C['access'] extends 'public' ? V | undefined : V

export type Handled<C extends CallShape, V> = {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  viewer: ViewerOf<C, V>
  /** Undefined when the caller sent none; its form has been checked. */
  idempotencyKey: string | undefined
  raw: FastifyRequest
  reply: FastifyReply
}

/** Joins a call of the contract to what answers it. */
export type On<V> = <C extends CallShape>(
  call: C,
  handler: (request: Handled<C, V>) => Promise<AnswerOf<C>>,
) => void

export type Guards<V> = {
  viewerOf(token: string): Promise<V | undefined>
  /** Throws for a mutating call that another site's page may have made. */
  requireOwnPage(request: FastifyRequest): void
  rates: CallRates
}

const safe = new Set(['GET', 'HEAD'])

export function mounting<V extends Caller>(app: FastifyInstance, guards: Guards<V>): On<V> {
  const viewers = new WeakMap<FastifyRequest, V>()
  return (call, handler) => {
    const status = call.status ?? (call.answer ? 200 : 204)
    app.route({
      method: call.method,
      url: call.path,
      // HEAD costs as much as GET and nobody asks for it but health, which has its own
      exposeHeadRoute: false,
      ...(call.mostBytes !== undefined && { bodyLimit: call.mostBytes }),
      // before the body is read: who may not make the call sends nothing
      onRequest: async (request) => {
        if (!safe.has(call.method)) guards.requireOwnPage(request)
        const viewer = await admit(guards, call, request)
        if (!viewer) return
        viewers.set(request, viewer)
        if (call.rate) guards.rates.require(call.rate, { accountId: viewer.id, ip: request.ip })
      },
      handler: async (request, reply) => {
        const viewer = viewers.get(request)
        const answer = await handler({
          params: read(call.params, request.params, 'params'),
          query: read(call.query, request.query, 'query'),
          body: read(call.body, request.body, 'body'),
          viewer,
          idempotencyKey: call.idempotent ? idempotencyKeyOf(request) : undefined,
          raw: request,
          reply,
        } as Parameters<typeof handler>[0])
        if (reply.sent) return reply
        if (viewer !== undefined) reply.header('cache-control', 'no-store')
        reply.code(reply.statusCode === 200 ? status : reply.statusCode)
        if (call.file) reply.type(`${call.file}; charset=utf-8`)
        return answer
      },
    })
  }
}

/** The answer of a call that is a file; the contract knows only its content type. */
export function asFile(content: Readable): undefined {
  return content as never
}

async function admit<V extends Caller>(
  guards: Guards<V>,
  call: CallShape,
  request: FastifyRequest,
): Promise<V | undefined> {
  const token = bearerOf(request)
  const viewer = token === undefined ? undefined : await guards.viewerOf(token)
  if (call.access === 'public') return viewer
  if (!viewer) throw new Refusal('no_session', 'No valid session')
  if (call.access !== 'signed_in' && !hasRole(viewer.role, call.access))
    throw new Refusal(
      'not_allowed',
      `This is for ${call.access === 'customer' ? 'customers' : `${call.access}s`} only`,
    )
  return viewer
}

export function bearerOf(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer (\S{1,8192})$/i.exec(request.headers.authorization ?? '') ?? []
  return token
}

function read(schema: z.ZodType | undefined, given: unknown, where: string): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(given ?? {}, { error: plainWords })
  if (parsed.success) return parsed.data
  const details = detailsOf(parsed.error)
  // an id that cannot be an id names nothing
  if (where === 'params') throw new Refusal('not_found', 'There is nothing by that id')
  throw new Refusal('bad_request', sentenceOf(details), { details })
}

const mostDetails = 1000

function detailsOf(error: z.ZodError): ErrorDetail[] {
  return error.issues
    .slice(0, mostDetails)
    .map(({ path, message }) => ({ path: z.core.toDotPath(path), message }))
}

function sentenceOf([first]: ErrorDetail[]): string {
  if (!first) return 'This cannot be read'
  return first.path ? `${first.path}: ${first.message}` : first.message
}

const visible = new RegExp(`^[\\x21-\\x7e]{1,${idempotency.keyMaxChars}}$`)

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !visible.test(key))
    throw new Refusal(
      'bad_request',
      `An Idempotency-Key has 1 to ${idempotency.keyMaxChars} visible characters`,
    )
  return key
}
