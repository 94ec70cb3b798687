import type { FastifyInstance } from 'fastify'

/** Bodies of any type stay bytes, for this part of the app only: a signature covers them as they were sent. */
export function registerRawParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
