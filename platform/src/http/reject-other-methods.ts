import type { FastifyInstance, HTTPMethods } from 'fastify'
import { ApiError } from './api-error.ts'

const supportedMethods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Responds 405 with the allowed methods to another method on a known path. Call before the routes are added. */
export function rejectOtherMethods(app: FastifyInstance, pathPrefixes: readonly string[]): { close(): void } {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ method, url }) => {
    const all = methods.get(url) ?? new Set()
    for (const one of [method].flat()) all.add(one)
    methods.set(url, all)
  })
  return {
    close() {
      for (const [url, allowed] of [...methods]) {
        if (!pathPrefixes.some((path) => url.startsWith(path)) || url.endsWith('*')) continue
        const others = supportedMethods.filter((method) => !allowed.has(method))
        if (others.length === 0) continue
        const allow = [...allowed].join(', ')
        app.route({
          method: others,
          url,
          exposeHeadRoute: false,
          handler: async (_request, reply) => {
            reply.header('allow', allow)
            throw new ApiError('method_not_allowed', (m) => m.errors.common.allowedMethods(allow))
          },
        })
      }
    },
  }
}
