import type { CallShape } from '@mainstreet/contract/call.ts'
import { errorStatus } from '@mainstreet/contract/errors.ts'
import type { JsonObject } from './json-schema.ts'

type ErrorResponseDoc = { status: number; description: string; canHappen(call: CallShape): boolean }

const isPublic = (call: CallShape) => call.access === 'public'
const isMutation = (call: CallShape) => call.method !== 'GET'
const hasBody = (call: CallShape) => call.body !== undefined

/** What many calls can fail with; the few errors of single calls are left to `default`. */
const errorResponses: Record<string, ErrorResponseDoc> = {
  BadRequest: {
    status: 400,
    description: 'A parameter or the body is invalid. `details` names the fields.',
    canHappen: () => true,
  },
  Unauthorized: {
    status: 401,
    description: 'The token is missing, invalid or expired.',
    canHappen: (call) => !isPublic(call),
  },
  Forbidden: {
    status: 403,
    description: 'The caller may not do this.',
    canHappen: (call) => !isPublic(call) || isMutation(call),
  },
  NotFound: {
    status: 404,
    description: 'It does not exist, or the caller may not see it.',
    canHappen: (call) => call.params !== undefined,
  },
  Conflict: {
    status: 409,
    description: 'The current state does not allow it, or the same thing is being changed.',
    canHappen: (call) => isMutation(call) && !isPublic(call),
  },
  ContentTooLarge: { status: 413, description: 'The body or an image is too large.', canHappen: hasBody },
  UnsupportedMediaType: { status: 415, description: 'The body is not JSON.', canHappen: hasBody },
  UnprocessableContent: {
    status: 422,
    description: 'The request breaks a rule. `details` may name the fields.',
    canHappen: (call) => isMutation(call) && !isPublic(call),
  },
  TooManyRequests: {
    status: 429,
    description: 'The caller makes too many calls or sends too much at once.',
    canHappen: () => true,
  },
}

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
const headers = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } }

/** The entries of `components.responses`. */
export function buildErrorResponses(): JsonObject {
  const named = Object.entries(errorResponses).map(([name, { status, description }]) => [
    name,
    {
      description: `${description} Codes: ${listCodes(status)}.`,
      ...(status === 429 && { headers }),
      content,
    },
  ])
  return { ...Object.fromEntries(named), Error: { description: 'Any other error; see its `code`.', content } }
}

function listCodes(status: number): string {
  return Object.entries(errorStatus)
    .flatMap(([code, its]) => (its === status ? [`\`${code}\``] : []))
    .join(', ')
}

/** By status, references to the entries of `components.responses` that belong to a call. */
export function toErrorResponses(call: CallShape): JsonObject {
  const possible = Object.entries(errorResponses).filter(([, { canHappen }]) => canHappen(call))
  return Object.fromEntries([
    ...possible.map(([name, { status }]) => [status, { $ref: `#/components/responses/${name}` }]),
    ['default', { $ref: '#/components/responses/Error' }],
  ])
}
