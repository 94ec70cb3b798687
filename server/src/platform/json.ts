import type { FastifyInstance } from 'fastify'
import { Refusal } from './errors.ts'

/** Reads JSON bodies; an empty one is none (the browser sends the content type on every call). */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    parse(request, text as string, (error, body) => {
      if (error) return done(new Refusal('bad_request', 'The body is not JSON'))
      // only an escape can bring in what PostgreSQL cannot store
      if ((text as string).includes('\\u') && !isStorable(body))
        return done(new Refusal('bad_request', 'The body holds characters that cannot be stored'))
      done(null, body)
    })
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.url.includes('%00')) return done()
    done(new Refusal('bad_request', 'The address holds characters that cannot be stored'))
  })
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (value === null || typeof value !== 'object') return true
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part))
}
