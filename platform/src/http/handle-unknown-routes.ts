import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  onRequestHookHandler,
} from 'fastify'
import { ApiError, notFoundError } from './api-error.ts'

const supportedMethods: ReadonlySet<string> = new Set<HTTPMethods>(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

type KnownPath = { pattern: RegExp; methods: readonly string[] }

/**
 * Responds 404 where no route is, and 405 with the allowed methods to another method on a path below the prefixes. Call
 * before the routes are added.
 */
export function handleUnknownRoutes(app: FastifyInstance, pathPrefixes: readonly string[]): void {
  /** By their text, such as `/api/orders/:id`. */
  const knownPaths = new Map<string, KnownPath>()
  app.addHook('onRoute', (route) => {
    const { method, url } = route
    if (!pathPrefixes.some((prefix) => url.startsWith(prefix)) || url.endsWith('*')) return
    const known = knownPaths.get(url) ?? { pattern: toPattern(url), methods: [] }
    knownPaths.set(url, { ...known, methods: [...known.methods, method].flat() })
    // `GET /api/cart/preview` is not the item "preview" of `GET /api/cart/:id`, when that path has another method
    if (url.includes(':')) route.onRequest = [requireMethodOfExactPath, route.onRequest ?? []].flat()
  })

  const requireMethodOfExactPath: onRequestHookHandler = ({ method, url }, reply, done) => {
    const exact = knownPaths.get(getPath(url))
    if (exact && !exact.methods.includes(method)) rejectMethod(reply, exact.methods)
    done()
  }
  // found when asked for: a route for each other method of each path was a twentieth of a start
  function requireKnownMethod({ method, url }: FastifyRequest, reply: FastifyReply) {
    if (!supportedMethods.has(method)) return
    const path = getPath(url)
    const exact = knownPaths.get(path)
    if (exact) rejectMethod(reply, exact.methods)
    const known = [...knownPaths.values()].filter(({ pattern }) => pattern.test(path))
    if (known.length > 0)
      rejectMethod(
        reply,
        known.flatMap(({ methods }) => methods),
      )
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

function rejectMethod(reply: FastifyReply, methods: readonly string[]): never {
  const allow = [...new Set(methods)].join(', ')
  reply.header('allow', allow)
  throw new ApiError('method_not_allowed', (m) => m.errors.common.allowedMethods(allow))
}

const getPath = (url: string) => url.split('?', 1)[0] ?? ''

/** Of a path such as `/api/orders/:id`. */
function toPattern(url: string): RegExp {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}$`)
}
