import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { ApiError, notFoundError } from './api-error.ts'

const supportedMethods: ReadonlySet<string> = new Set<HTTPMethods>(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

type KnownPath = { pattern: RegExp; methods: readonly string[] }

/**
 * Responds 404 where no route is, and 405 with the allowed methods to another method on a path below the prefixes. Call
 * before the routes are added.
 */
export function handleUnknownRoutes(app: FastifyInstance, pathPrefixes: readonly string[]): void {
  const paths: KnownPath[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (!pathPrefixes.some((prefix) => url.startsWith(prefix)) || url.endsWith('*')) return
    paths.push({ pattern: toPattern(url), methods: [method].flat() })
  })
  // found when asked for: a route for each other method of each path was a twentieth of a start
  function requireKnownMethod({ method, url }: FastifyRequest, reply: FastifyReply) {
    const path = url.split('?', 1)[0] ?? ''
    const known = supportedMethods.has(method) ? paths.filter(({ pattern }) => pattern.test(path)) : []
    if (known.length === 0) return
    const allow = [...new Set(known.flatMap(({ methods }) => methods))].join(', ')
    reply.header('allow', allow)
    throw new ApiError('method_not_allowed', (m) => m.errors.common.allowedMethods(allow))
  }
  // a hook, because a plugin may have its own response to an unknown path
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) requireKnownMethod(request, reply)
    done()
  })
  app.setNotFoundHandler(async (request, reply) => {
    requireKnownMethod(request, reply)
    throw notFoundError('page')
  })
}

/** Of a path such as `/api/orders/:id`. */
function toPattern(url: string): RegExp {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}$`)
}
