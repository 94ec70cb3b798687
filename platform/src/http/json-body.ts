import { bodyLimits } from '@mainstreet/contract/http-limits.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

/** Parses JSON bodies; an empty one is undefined (the browser sends the content type with every call). */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    const problem = findJsonProblem(text as string)
    if (problem) return done(new ApiError('bad_request', (m) => m.errors.common[problem]))
    parse(request, text as string, (error, body) => {
      done(error ? new ApiError('bad_request', (m) => m.errors.common.notJson) : null, body)
    })
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.url.includes('%00')) return done()
    done(new ApiError('bad_request', (m) => m.errors.common.unstorableUrl))
  })
}

export type JsonProblem = 'unstorableBody' | 'nestedTooDeeply'

/** Why JSON of a caller is not parsed: for bodies, forms, headers and frames alike. */
export function findJsonProblem(json: string): JsonProblem | undefined {
  if (hasUnstorableEscape(json)) return 'unstorableBody'
  return isNestedTooDeeply(json) ? 'nestedTooDeeply' : undefined
}

/** What is parsed without recursion overflows the stack later: in a schema, in JSON.stringify, in PostgreSQL. */
function isNestedTooDeeply(json: string): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (character === '"') at = findStringEnd(json, at)
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > bodyLimits.maxDepth) return true
  }
  return false
}

function findStringEnd(json: string, start: number): number {
  let end = json.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1)
  return end === -1 ? json.length : end
}

function isEscaped(json: string, index: number): boolean {
  let first = index
  while (json[first - 1] === '\\') first -= 1
  return (index - first) % 2 === 1
}

/**
 * Whether a JSON text contains NUL or an unpaired surrogate, which PostgreSQL cannot store. UTF-8 has neither, so only
 * an escape can produce them. Scans the text instead of the parsed tree, which took 0.7 s for 4 MB of small values.
 */
function hasUnstorableEscape(json: string): boolean {
  let index = json.indexOf('\\')
  while (index !== -1) {
    const unit = codeUnitAt(json, index)
    const isPair = isHighSurrogate(unit) && isLowSurrogate(codeUnitAt(json, index + 6))
    if (unit === 0 || (isSurrogate(unit) && !isPair)) return true
    const length = isPair ? 12 : unit === undefined ? 2 : 6
    index = json.indexOf('\\', index + length)
  }
  return false
}

/** Undefined when there is no `\uXXXX` at this index. */
function codeUnitAt(json: string, index: number): number | undefined {
  if (json[index] !== '\\' || json[index + 1] !== 'u') return undefined
  const digits = json.slice(index + 2, index + 6)
  return /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : undefined
}

const isSurrogate = (unit = 0) => unit >= 0xd800 && unit <= 0xdfff
const isHighSurrogate = (unit = 0) => unit >= 0xd800 && unit <= 0xdbff
const isLowSurrogate = (unit = 0) => unit >= 0xdc00 && unit <= 0xdfff
