import { type ErrorAnswer, type ErrorCode, errorStatus } from '@mainstreet/contract/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codeOf, isConnectionFault } from '../db/db.ts'
import { Refusal } from './api-error.ts'

/** The one place that turns anything thrown into an answer. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    const refusal = fault instanceof Refusal ? fault : known(fault)
    if (noRoom.has(codeOf(fault))) request.log.error({ err: fault }, 'the disk is full')
    if (refusal) return answer(request, reply, refusal)
    request.log.error({ err: fault }, 'a call failed')
    return answer(
      request,
      reply,
      new Refusal('internal', 'Something went wrong on our side. Please try again.'),
    )
  })
}

export function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, message, details, entity, retryAfterSeconds } = refusal
  const body: ErrorAnswer = { error: message, code, ...(details && { details }), requestId: request.id }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  const login = request.url.startsWith('/api/auth/login') ? { success: false } : {}
  return reply
    .code(errorStatus[code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...login, ...entity, ...body }))
}

const byStatus: Partial<Record<number, [ErrorCode, string]>> = {
  400: ['bad_request', 'This cannot be read'],
  404: ['not_found', 'There is nothing here'],
  413: ['too_large', 'This is too large'],
  415: ['unsupported_type', 'Send JSON, with the content type application/json'],
  429: ['rate_limited', 'Too many calls. Please wait a moment.'],
}

/** A full disk, of the database or of our own files. */
const noRoom = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Faults that are the caller's doing, or a database that is away; undefined for a bug of ours. */
function known(fault: FastifyError): Refusal | undefined {
  const code = codeOf(fault)
  if (isConnectionFault(fault) || code === '57014' || code === '53300')
    return new Refusal('unavailable', 'The street is not reachable just now. Please try again.', {
      retryAfterSeconds: 2,
      cause: fault,
    })
  if (noRoom.has(code))
    return new Refusal('unavailable', 'There is no room left to write this down. Please try again later.', {
      retryAfterSeconds: 60,
      cause: fault,
    })
  if (code === '55P03')
    return new Refusal('in_flight', 'The same thing is being changed just now. Please try again.')
  // begun anew as often as it may be
  if (code === '40001' || code === '40P01')
    return new Refusal('conflict', 'Something has just changed. Please try again.', { cause: fault })
  // class 22: a value that passed the contract and that the database still cannot hold
  if (/^22...$/.test(code)) return new Refusal('bad_request', 'A value cannot be stored', { cause: fault })
  // a body nested a hundred thousand deep
  if (fault instanceof RangeError && fault.message.includes('call stack'))
    return new Refusal('bad_request', 'This is nested too deeply')
  const [own, sentence] = byStatus[fault.statusCode ?? 500] ?? []
  return own && sentence ? new Refusal(own, sentence) : undefined
}
