import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Config, listeningAddress } from './config.ts'
import { authApi } from './identity/auth/auth-api.ts'
import { googleOf } from './identity/google-of.ts'
import { openIdentity } from './identity/open-identity.ts'
import type { Deps } from './platform/deps.ts'
import { readJson } from './platform/json.ts'
import { logOptions } from './platform/log.ts'
import { mailboxPage } from './platform/mailbox.ts'

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
