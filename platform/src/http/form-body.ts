import type { FastifyInstance } from 'fastify'

/** Parses form posts, for this part of the app only. */
export function registerFormParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      done(null, Object.fromEntries(new URLSearchParams(text as string)))
    },
  )
}
