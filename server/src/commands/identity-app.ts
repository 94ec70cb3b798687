import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { selectGoogleProvider } from '../../../demo/google/select-google-provider.ts'
import { registerAuthApi } from '../../../protocols/auth/auth-api.ts'
import { createAuthDeps } from '../../../protocols/auth/create-auth-deps.ts'
import { type Config, getListeningUrl } from '../config.ts'
import { registerJsonParser } from '../platform/http/json-body.ts'
import { logOptions } from '../platform/log/log-options.ts'
import { mailboxRoutes } from '../platform/mail/mailbox-routes.ts'
import type { PlatformDeps } from '../platform/platform-deps.ts'

/** The identity module alone. */
export async function buildIdentityApp(deps: PlatformDeps, config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(config.logLevel) ?? false,
    requestTimeout: 30_000,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
  })
  registerJsonParser(app)
  await app.register(cookie)
  const identity = await createAuthDeps(deps, config.identity)
  await registerAuthApi(
    app,
    identity,
    selectGoogleProvider(app, identity, config.publicUrl ?? getListeningUrl(config)),
  )
  if (config.demo && config.mail.smtpUrl === undefined) mailboxRoutes(app, deps.db)
  return app
}
