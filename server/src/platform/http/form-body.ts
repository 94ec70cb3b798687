import type { FastifyInstance } from 'fastify'

/** Reads what a form posts, under this part of the app alone. */
export function registerFormParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      done(null, Object.fromEntries(new URLSearchParams(text as string)))
    },
  )
}
