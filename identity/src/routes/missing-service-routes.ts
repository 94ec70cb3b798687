import type { FastifyInstance } from 'fastify'
import { allowOrigins } from './cors.ts'

/** Services of a Supabase project that this server does not have. */
const missingServices = ['/rest/v1', '/graphql/v1', '/functions/v1']

/** The client libraries show the message of a JSON response, and would show the text of a page. */
export async function missingServiceRoutes(
  app: FastifyInstance,
  origins: readonly string[] | undefined,
): Promise<void> {
  await app.register(async (scope) => {
    for (const path of missingServices)
      await scope.register(
        async (service) => {
          allowOrigins(service, origins)
          for (const url of ['/', '/*'])
            service.route({
              method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
              url,
              handler: async (_request, reply) =>
                reply
                  .code(404)
                  .header('cache-control', 'no-store')
                  .send({
                    code: 'not_found',
                    message: `This server has no ${path}`,
                    details: null,
                    hint: 'The API of the marketplace is described at /api/docs/json',
                  }),
            })
        },
        { prefix: path },
      )
  })
}
