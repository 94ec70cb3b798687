import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codeOf, isConnectionFault } from '../../../server/src/platform/db/db.ts'
import { Refusal } from '../../../server/src/platform/http/api-error.ts'
import { AuthRefusal } from '../auth-error.ts'

const apiVersion = '2024-01-01'
const versionHeader = 'x-supabase-api-version'

/** Turns anything thrown under the identity module's path into its protocol's answer. */
export function answerAuthFailures(app: FastifyInstance): void {
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    const refusal = fault instanceof AuthRefusal ? fault : known(fault)
    if (refusal) return answerAuth(request, reply, refusal)
    request.log.error({ err: fault }, 'an identity call failed')
    const unexpected = new AuthRefusal(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs',
    )
    return answerAuth(request, reply, unexpected)
  })
  app.setNotFoundHandler((request, reply) =>
    answerAuth(request, reply, new AuthRefusal(404, 'not_found', 'There is nothing at this address')),
  )
}

function answerAuth(request: FastifyRequest, reply: FastifyReply, refusal: AuthRefusal): FastifyReply {
  const { status, code, message, reasons, retryAfterSeconds } = refusal
  reply.code(status).header('x-sb-error-code', code).header('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  const weak = reasons && { weak_password: { reasons } }
  if (isCurrent(request)) return reply.header(versionHeader, apiVersion).send({ code, message, ...weak })
  return reply.send({ code: status, error_code: code, msg: message, error_id: randomUUID(), ...weak })
}

/** Versions are dates: anything older, or none, gets the old form. */
function isCurrent(request: FastifyRequest): boolean {
  const asked = String(request.headers[versionHeader] ?? '')
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= apiVersion
}

function known(fault: FastifyError): AuthRefusal | undefined {
  const code = codeOf(fault)
  if (isConnectionFault(fault) || code === '57014' || code === '53300' || isUnavailable(fault))
    // a 4xx would sign people out while the database is away
    return new AuthRefusal(503, 'unexpected_failure', 'The service is not reachable just now', {
      retryAfterSeconds: 2,
      cause: fault,
    })
  if (fault instanceof Refusal && fault.code === 'rate_limited')
    return new AuthRefusal(429, 'over_request_rate_limit', fault.message, {
      ...(fault.retryAfterSeconds !== undefined && { retryAfterSeconds: fault.retryAfterSeconds }),
      cause: fault,
    })
  if (code === '55P03')
    return new AuthRefusal(409, 'conflict', 'Too many concurrent requests, please try again')
  if (fault instanceof Refusal && fault.code === 'bad_request') return badJson(fault)
  if (/^22...$/.test(code) || (fault instanceof RangeError && fault.message.includes('call stack')))
    return badJson(fault)
  if (fault.statusCode === 413)
    return new AuthRefusal(413, 'request_entity_too_large', 'Request body is too large')
  if (fault.statusCode === 400 || fault.statusCode === 415) return badJson(fault)
  return undefined
}

function isUnavailable(fault: unknown): boolean {
  return fault instanceof Refusal && fault.code === 'unavailable'
}

function badJson(cause: unknown): AuthRefusal {
  return new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON', { cause })
}
