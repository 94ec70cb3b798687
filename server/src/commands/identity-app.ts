import cookie from '@fastify/cookie'
import { registerAuthApi } from '@mainstreet/identity/auth-api.ts'
import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { registerJsonParser } from '@mainstreet/platform/http/json-body.ts'
import { noRouteSchemas } from '@mainstreet/platform/http/no-route-schemas.ts'
import { logOptions } from '@mainstreet/platform/log/log-options.ts'
import { mailboxRoutes } from '@mainstreet/platform/mail/mailbox-routes.ts'
import { textMessageRoutes } from '@mainstreet/platform/sms/text-message-routes.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Config, getPublicUrl } from '../config.ts'
import type { Demo } from '../demo.ts'

/** The identity module with nothing around it. */
export async function buildIdentityApp(
  auth: AuthDeps,
  config: Config,
  demo: Demo | undefined,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(config.logLevel) ?? false,
    requestTimeout: 30_000,
    schemaController: noRouteSchemas,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
  })
  registerJsonParser(app)
  await app.register(cookie)
  const google = config.identity.google ?? demo?.registerGoogle(app, auth, getPublicUrl(config))
  await registerAuthApi(app, auth, google, config.clients.origins)
  if (config.demo && config.mail.smtpUrl === undefined) mailboxRoutes(app, auth.db, config.sms === undefined)
  if (config.demo && config.sms === undefined) textMessageRoutes(app, auth.db)
  return app
}
