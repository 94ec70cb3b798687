import type { FastifyInstance } from 'fastify'
import { docsCss, renderDocsPage } from './docs-page.ts'
import { buildOpenApi } from './openapi.ts'

/** The API documentation: a page for people, `/api/docs/json` for programs. Each is built when first requested, as bytes. */
export function apiDocsRoutes(app: FastifyInstance): void {
  let page: Buffer | undefined
  let json: Buffer | undefined
  app.get('/api/docs', async (_request, reply) => {
    page ??= Buffer.from(renderDocsPage())
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get('/api/docs/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsCss),
  )
  app.get('/api/docs/json', async (_request, reply) => {
    json ??= Buffer.from(JSON.stringify(buildOpenApi()))
    return reply.type('application/json; charset=utf-8').send(json)
  })
}
