import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerOf } from '../../../server/src/platform/http/handle-call.ts'
import { presentAccount } from '../accounts/account.ts'
import { emailOf } from '../accounts/email-address.ts'
import { reauthenticate, updateAccount } from '../accounts/update-account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal, invalid } from '../auth-error.ts'
import { requireRate } from '../enforce-rate-limit.ts'
import { requireSignedIn } from '../sessions/require-session.ts'
import { signOut } from '../sessions/sign-out.ts'
import { bodyOf, queryOf, redirectOf, returnOf } from './auth-request.ts'

const scopes = new Set(['global', 'local', 'others'])

/** What a signed-in person may do to the own account. */
export function userCalls(app: FastifyInstance, deps: AuthDeps): void {
  const { settings } = deps
  const signedIn = (request: FastifyRequest) => requireSignedIn(deps, bearerOf(request))

  app.get('/user', async (request, reply) => {
    const { account } = await signedIn(request)
    reply.header('cache-control', 'no-store')
    return presentAccount(account)
  })

  app.put('/user', async (request, reply) => {
    const who = await signedIn(request)
    await requireRate(deps, `user ${who.account.id}`, settings.rates.calls)
    const body = bodyOf(request)
    if (body.app_metadata)
      throw new AuthRefusal(403, 'not_admin', 'Updating app_metadata requires admin privileges')
    if (body.phone) throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone updates are disabled')
    reply.header('cache-control', 'no-store')
    const account = await updateAccount(deps, who, {
      data: body.data,
      email: body.email ? emailOf(body.email) : undefined,
      password: body.password ?? undefined,
      currentPassword: body.current_password ?? undefined,
      nonce: body.nonce ?? undefined,
      back: returnOf(settings, request, body),
    })
    return presentAccount(account)
  })

  app.get('/reauthenticate', { exposeHeadRoute: false }, async (request) => {
    const who = await signedIn(request)
    await reauthenticate(deps, who, { redirectTo: redirectOf(settings, request), challenge: undefined })
    return {}
  })

  app.post('/logout', async (request, reply) => {
    const who = await signedIn(request)
    const scope = queryOf(request).scope ?? 'global'
    if (!scopes.has(scope)) throw invalid(`Unsupported logout scope "${scope}"`)
    await signOut(deps, who, scope as 'global' | 'local' | 'others')
    return reply.code(204).send()
  })

  const linkingOff = async () => {
    throw new AuthRefusal(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }
  app.get('/user/identities/authorize', { exposeHeadRoute: false }, linkingOff)
  app.delete('/user/identities/:id', linkingOff)
  app.post('/sso', async () => {
    throw new AuthRefusal(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  })
  for (const path of ['/factors', '/factors/:id/challenge', '/factors/:id/verify'])
    app.post(path, async (request) => {
      await signedIn(request)
      throw new AuthRefusal(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
    })
}
