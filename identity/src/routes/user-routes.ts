import { getBearerToken } from '@mainstreet/platform/http/handle-call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { presentAccount } from '../accounts/account.ts'
import { requireAccount } from '../accounts/accounts-store.ts'
import { requireNotDemoAccount } from '../accounts/create-demo-account.ts'
import { parseEmail } from '../accounts/email-address.ts'
import { sendReauthenticationCode, updateAccount } from '../accounts/update-account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { enforceRateLimit } from '../enforce-rate-limit.ts'
import { requestPhoneChange } from '../phone/phone-accounts.ts'
import { parsePhone } from '../phone/phone-number.ts'
import { requireFactorForCredentials } from '../sessions/assurance-level.ts'
import { requireSession } from '../sessions/require-session.ts'
import { signOut } from '../sessions/sign-out.ts'
import { getSignInOwner, recordingWrongProof } from '../sign-ins/record-failure.ts'
import { getCaller, getQuery, getRedirectTarget, getRedirectUrl, parseAuthBody } from './auth-request.ts'

const signOutScopes = new Set(['global', 'local', 'others'])

/** Endpoints for the signed-in user's own account. */
export function userRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const { settings } = deps
  const signedIn = (request: FastifyRequest) => requireSession(deps, getBearerToken(request))

  app.get('/user', async (request, reply) => {
    const { account } = await signedIn(request)
    reply.header('cache-control', 'no-store')
    return presentAccount(account)
  })

  app.put('/user', async (request, reply) => {
    const session = await signedIn(request)
    await enforceRateLimit(deps, `user ${session.account.id}`, settings.rateLimits.calls)
    const body = parseAuthBody(request)
    if (body.app_metadata)
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
    if (body.phone && !settings.phone)
      throw new AuthError(400, 'phone_provider_disabled', 'Phone updates are disabled')
    if (body.email || body.phone || body.password) {
      requireNotDemoAccount(deps, session.account.id)
      requireFactorForCredentials(session)
    }
    reply.header('cache-control', 'no-store')
    const phone = body.phone ? parsePhone(body.phone) : undefined
    const update = updateAccount(deps, session, {
      data: body.data,
      email: body.email ? parseEmail(body.email) : undefined,
      phone,
      password: body.password ?? undefined,
      currentPassword: body.current_password ?? undefined,
      nonce: body.nonce ?? undefined,
      redirect: getRedirectTarget(settings, request, body),
    })
    const method = body.current_password ? 'password' : 'code'
    const signIn = { method, owner: getSignInOwner(session.account) } as const
    const account = await recordingWrongProof(deps, signIn, getCaller(request), update)
    if (phone === undefined) return presentAccount(account)
    await requestPhoneChange(deps, account, phone, getCaller(request))
    return presentAccount(await requireAccount(deps.db, account.id))
  })

  app.get('/reauthenticate', { exposeHeadRoute: false }, async (request) => {
    const session = await signedIn(request)
    await sendReauthenticationCode(deps, session, {
      redirectTo: getRedirectUrl(settings, request),
      challenge: undefined,
    })
    return {}
  })

  app.post('/logout', async (request, reply) => {
    const session = await signedIn(request)
    const scope = getQuery(request).scope ?? 'global'
    if (!signOutScopes.has(scope)) throw validationError(`Unsupported logout scope "${scope}"`)
    await signOut(deps, session, scope as 'global' | 'local' | 'others')
    return reply.code(204).send()
  })

  const rejectLinking = async () => {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }
  app.get('/user/identities/authorize', { exposeHeadRoute: false }, rejectLinking)
  app.delete('/user/identities/:id', rejectLinking)
  app.post('/sso', async () => {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  })
}
