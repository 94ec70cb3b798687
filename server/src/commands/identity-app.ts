import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { googleOf } from '../../../demo/google/select-google-provider.ts'
import { authApi } from '../../../protocols/auth/auth-api.ts'
import { openIdentity } from '../../../protocols/auth/create-auth-deps.ts'
import { type Config, listeningAddress } from '../config.ts'
import { readJson } from '../platform/http/json-body.ts'
import { logOptions } from '../platform/log/log-options.ts'
import { mailboxPage } from '../platform/mail/mailbox-routes.ts'
import type { Deps } from '../platform/platform-deps.ts'

/** The identity module with nothing around it. */
export async function buildIdentityApp(deps: Deps, config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(config.logLevel) ?? false,
    requestTimeout: 30_000,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
  })
  readJson(app)
  await app.register(cookie)
  const identity = await openIdentity(deps, config.identity)
  await authApi(app, identity, googleOf(app, identity, config.publicUrl ?? listeningAddress(config)))
  if (config.demo && config.mail.smtpUrl === undefined) mailboxPage(app, deps.db)
  return app
}
