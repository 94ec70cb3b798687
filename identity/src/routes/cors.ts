import type { FastifyInstance } from 'fastify'

const allowedHeaders = [
  'apikey, authorization, content-type, x-client-info, x-supabase-api-version, redirect_to, x-retry-count',
  'cache-control, range, x-metadata, x-upsert',
].join(', ')
const allowedMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const exposedHeaders = [
  'X-Total-Count, Link, X-Supabase-Api-Version, X-Sb-Error-Code, Retry-After',
  'Content-Disposition, Content-Length, ETag, Last-Modified, X-Transformations',
].join(', ')

/**
 * Allows requests from pages of these origins (undefined: of any); tokens are sent in headers, so credentials are never
 * allowed.
 */
export function allowOrigins(
  app: FastifyInstance,
  origins: readonly string[] | undefined,
  preflightPath = '/*',
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (origin === undefined || (origins && !origins.includes(origin))) return
    reply.header('access-control-allow-origin', origins ? origin : '*')
    reply.header('access-control-expose-headers', exposedHeaders)
    // responses carry no cookies, so other origins may read them
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  app.options(preflightPath, async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-allow-methods', allowedMethods)
      .header('access-control-max-age', '7200')
      .send(),
  )
}
