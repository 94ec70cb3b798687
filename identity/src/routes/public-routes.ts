import { getBearerToken } from '@mainstreet/platform/http/handle-call.ts'
import type { FastifyInstance } from 'fastify'
import { findAccountByEmail, findAccountByPhone } from '../accounts/accounts-store.ts'
import { parseEmail, toLookupEmail } from '../accounts/email-address.ts'
import { signInAnonymously } from '../accounts/sign-in-anonymously.ts'
import { signUp } from '../accounts/sign-up.ts'
import { requireMetadataSize } from '../accounts/update-account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { requestAuthEmail, requireAccountForOtp } from '../email/request-auth-email.ts'
import { enforceCallRateLimit } from '../enforce-rate-limit.ts'
import { exchangeCode } from '../oauth/auth-flows.ts'
import { requestPhoneCode, resendPhoneCode, signUpWithPhone } from '../phone/phone-accounts.ts'
import { parsePhone } from '../phone/phone-number.ts'
import { findKeyHolder } from '../sessions/access-token.ts'
import { setKnownDevice } from '../sessions/known-devices.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signInWithPassword } from '../sessions/sign-in-with-password.ts'
import { getCaller, getQuery, getRedirectTarget, parseAuthBody } from './auth-request.ts'

/** Public endpoints for accounts, sessions and emails. */
export function publicRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const { settings } = deps

  app.post('/signup', async (request) => {
    await enforceCallRateLimit(deps, request, 'calls')
    const body = parseAuthBody(request)
    const data = body.data ?? {}
    requireMetadataSize(data)
    if (body.phone && !body.email) {
      const phone = parseEnabledPhone(deps, body.phone, 'Phone signups are disabled')
      const input = { phone, password: body.password ?? '', data, channel: body.channel ?? undefined }
      return signUpWithPhone(deps, input, getCaller(request))
    }
    if (!body.email) return signInAnonymously(deps, data, getCaller(request))
    const input = {
      email: parseEmail(body.email),
      password: body.password ?? '',
      data,
      redirect: getRedirectTarget(settings, request, body),
    }
    const result = await signUp(deps, input, getCaller(request))
    return result.kind === 'session' ? result.session : result.user
  })

  app.post('/token', async (request, reply) => {
    await enforceCallRateLimit(deps, request, 'tokens')
    const body = parseAuthBody(request)
    switch (getQuery(request).grant_type) {
      case 'password': {
        const password = body.password ?? ''
        if (body.phone && !body.email) {
          const phone = parseEnabledPhone(deps, body.phone, 'Phone logins are disabled')
          const caller = getCaller(request)
          const session = await signInWithPassword(deps, { phone, password }, caller)
          setKnownDevice(deps, caller, `+${phone}`, reply)
          return session
        }
        if (!body.email) throw validationError('missing email or phone')
        const credentials = { email: toLookupEmail(body.email), password }
        const caller = getCaller(request)
        const session = await signInWithPassword(deps, credentials, caller)
        setKnownDevice(deps, caller, credentials.email, reply)
        return session
      }
      case 'refresh_token':
        return refreshSession(deps, body.refresh_token ?? undefined)
      case 'pkce': {
        const exchange = { code: body.auth_code ?? '', verifier: body.code_verifier ?? '' }
        return exchangeCode(deps, exchange, getCaller(request))
      }
      case 'id_token':
        throw validationError(`Provider (issuer "${body.issuer ?? body.provider ?? ''}") is not enabled`)
      case 'web3':
        throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
      default:
        throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    }
  })

  app.post('/recover', async (request) => {
    await enforceCallRateLimit(deps, request, 'calls')
    const body = parseAuthBody(request)
    if (!body.email) throw validationError('Password recovery requires an email')
    const redirect = getRedirectTarget(settings, request, body)
    const email = parseEmail(body.email)
    await requestAuthEmail(deps, { kind: 'recover', email, redirect }, getCaller(request))
    return {}
  })

  app.post('/resend', async (request) => {
    await enforceCallRateLimit(deps, request, 'calls')
    const body = parseAuthBody(request)
    if (body.phone && (body.type === 'sms' || body.type === 'phone_change')) {
      const phone = parseEnabledPhone(deps, body.phone, 'Unsupported phone provider')
      await resendPhoneCode(deps, body.type, phone, getCaller(request))
      return {}
    }
    if (body.type !== 'signup' && body.type !== 'email_change')
      throw validationError('Missing one of these types: signup, email_change, sms, phone_change')
    if (!body.email) throw validationError('Type provided requires an email address')
    const kind = body.type === 'signup' ? 'resend_signup' : 'resend_change'
    const redirect = getRedirectTarget(settings, request, body)
    await requestAuthEmail(deps, { kind, email: parseEmail(body.email), redirect }, getCaller(request))
    return {}
  })

  for (const path of ['/otp', '/magiclink'])
    app.post(path, async (request) => {
      await enforceCallRateLimit(deps, request, 'calls')
      const body = parseAuthBody(request)
      const data = body.data ?? {}
      requireMetadataSize(data)
      const isForExisting = body.create_user === false || !settings.isSignUpOpen
      const isService = (await findKeyHolder(deps, getBearerToken(request) ?? ''))?.role === 'service'
      if (body.phone && !body.email) {
        const phone = parseEnabledPhone(deps, body.phone, 'Unsupported phone provider')
        if (isForExisting && isService) requireAccountForOtp(await findAccountByPhone(deps.db, phone))
        const input = { phone, data, createsUser: !isForExisting, channel: body.channel ?? undefined }
        await requestPhoneCode(deps, input, getCaller(request))
        return {}
      }
      if (!body.email) throw validationError('One of email or phone must be set')
      const email = parseEmail(body.email)
      if (isForExisting && isService) requireAccountForOtp(await findAccountByEmail(deps.db, email))
      const kind = isForExisting ? 'otp_existing' : 'otp'
      const redirect = getRedirectTarget(settings, request, body)
      await requestAuthEmail(deps, { kind, email, data, redirect }, getCaller(request))
      return {}
    })
}

function parseEnabledPhone({ settings }: AuthDeps, phone: string, disabledMessage: string): string {
  if (!settings.phone) throw new AuthError(400, 'phone_provider_disabled', disabledMessage)
  return parsePhone(phone)
}
