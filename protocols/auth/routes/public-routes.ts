import type { FastifyInstance } from 'fastify'
import { emailOf } from '../accounts/email-address.ts'
import { signUp } from '../accounts/sign-up.ts'
import { requireSmall } from '../accounts/update-account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal, invalid } from '../auth-error.ts'
import { requireKnownForOtp, wishForMail } from '../email/request-auth-email.ts'
import { requireCallRate } from '../enforce-rate-limit.ts'
import { exchangeCode } from '../oauth/auth-flows.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signInWithPassword } from '../sessions/sign-in-with-password.ts'
import { bodyOf, callerOf, queryOf, returnOf } from './auth-request.ts'

/** Accounts, sessions and mails that anybody may ask for. */
export function publicCalls(app: FastifyInstance, deps: AuthDeps): void {
  const { settings } = deps

  app.post('/signup', async (request) => {
    await requireCallRate(deps, request, 'calls')
    const body = bodyOf(request)
    if (!body.email) throw withoutEmail(body.phone)
    const data = body.data ?? {}
    requireSmall(data)
    const asked = {
      email: emailOf(body.email),
      password: body.password ?? '',
      data,
      back: returnOf(settings, request, body),
    }
    const made = await signUp(deps, asked, callerOf(request))
    return made.kind === 'session' ? made.session : made.user
  })

  app.post('/token', async (request) => {
    await requireCallRate(deps, request, 'tokens')
    const body = bodyOf(request)
    switch (queryOf(request).grant_type) {
      case 'password': {
        if (body.phone) throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone logins are disabled')
        if (!body.email) throw invalid('missing email or phone')
        const known = { email: body.email.trim().toLowerCase(), password: body.password ?? '' }
        return signInWithPassword(deps, known, callerOf(request))
      }
      case 'refresh_token':
        return refreshSession(deps, body.refresh_token ?? undefined)
      case 'pkce': {
        const shown = { code: body.auth_code ?? '', verifier: body.code_verifier ?? '' }
        return exchangeCode(deps, shown, callerOf(request))
      }
      case 'id_token':
        throw invalid(`Provider (issuer "${body.issuer ?? body.provider ?? ''}") is not enabled`)
      case 'web3':
        throw new AuthRefusal(422, 'web3_provider_disabled', 'Web3 provider is disabled')
      default:
        throw new AuthRefusal(400, 'invalid_credentials', 'unsupported_grant_type')
    }
  })

  app.post('/recover', async (request) => {
    await requireCallRate(deps, request, 'calls')
    const body = bodyOf(request)
    if (!body.email) throw invalid('Password recovery requires an email')
    const back = returnOf(settings, request, body)
    await wishForMail(deps, { what: 'recover', email: emailOf(body.email), back })
    return {}
  })

  app.post('/resend', async (request) => {
    await requireCallRate(deps, request, 'calls')
    const body = bodyOf(request)
    if (body.type !== 'signup' && body.type !== 'email_change')
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
    if (!body.email) throw invalid('Type provided requires an email address')
    const what = body.type === 'signup' ? 'resend_signup' : 'resend_change'
    const back = returnOf(settings, request, body)
    await wishForMail(deps, { what, email: emailOf(body.email), back })
    return {}
  })

  for (const path of ['/otp', '/magiclink'])
    app.post(path, async (request) => {
      await requireCallRate(deps, request, 'calls')
      const body = bodyOf(request)
      if (body.phone) throw new AuthRefusal(400, 'phone_provider_disabled', 'Unsupported phone provider')
      if (!body.email) throw invalid('One of email or phone must be set')
      const data = body.data ?? {}
      requireSmall(data)
      const email = emailOf(body.email)
      if (body.create_user === false || !settings.signUpOpen) await requireKnownForOtp(deps, email)
      await wishForMail(deps, { what: 'otp', email, data, back: returnOf(settings, request, body) })
      return {}
    })
}

function withoutEmail(phone: string | null | undefined): AuthRefusal {
  return phone
    ? new AuthRefusal(400, 'phone_provider_disabled', 'Phone signups are disabled')
    : new AuthRefusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
}
