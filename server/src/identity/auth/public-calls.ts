import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireKnownForOtp, wishForMail } from './ask-for-mail.ts'
import { bodyOf, callerOf, queryOf, redirectOf, returnOf } from './asked.ts'
import type { AuthDeps } from './auth-deps.ts'
import { AuthRefusal, invalid } from './auth-refusal.ts'
import { emailOf } from './email-address.ts'
import { exchangeCode } from './flows.ts'
import { withAnswer } from './redirects.ts'
import { refreshSession } from './refresh-session.ts'
import { signInWithPassword, tooMany } from './sign-in-with-password.ts'
import { signUp } from './sign-up.ts'
import { requireSmall } from './update-account.ts'
import { type Verified, verify } from './verify.ts'

const windowMs = 5 * 60_000

/** What anybody may ask for without a session. */
export function publicCalls(app: FastifyInstance, deps: AuthDeps): void {
  const { settings, rates } = deps

  async function limit(request: FastifyRequest, what: keyof typeof settings.rates) {
    const key = `${what} ${request.routeOptions.url} ${request.ip}`
    const seconds = await rates.take(key, settings.rates[what], windowMs)
    if (seconds > 0) throw tooMany(seconds)
  }

  app.post('/signup', async (request) => {
    await limit(request, 'calls')
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
    await limit(request, 'tokens')
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
    await limit(request, 'calls')
    const body = bodyOf(request)
    if (!body.email) throw invalid('Password recovery requires an email')
    const back = returnOf(settings, request, body)
    await wishForMail(deps, { what: 'recover', email: emailOf(body.email), back })
    return {}
  })

  app.post('/resend', async (request) => {
    await limit(request, 'calls')
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
      await limit(request, 'calls')
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

  app.post('/verify', async (request, reply) => {
    await limit(request, 'verify')
    const body = bodyOf(request)
    const email = body.email ? emailOf(body.email) : undefined
    const shown = {
      type: body.type ?? '',
      token: body.token ?? undefined,
      tokenHash: body.token_hash ?? undefined,
      email,
    }
    if (!shown.type) throw invalid('Verify requires a verification type')
    const back = { redirectTo: redirectOf(settings, request), asLink: false }
    const done = await verify(deps, shown, callerOf(request), back)
    reply.header('cache-control', 'no-store')
    if (done.kind === 'half') return { msg: done.message, code: '200' }
    return done.kind === 'session' ? done.session : { code: done.code }
  })

  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const query = queryOf(request)
    const redirectTo = redirectOf(settings, request)
    const isPkce = query.token?.startsWith('pkce_') ?? false
    try {
      await limit(request, 'verify')
      if (!query.token || !query.type) throw invalid('Verify requires a token and a verification type')
      const shown = { type: query.type, tokenHash: query.token }
      const done = await verify(deps, shown, callerOf(request), { redirectTo, asLink: true })
      return goBack(reply, arrivalAt(redirectTo, done, query.type))
    } catch (fault) {
      if (!(fault instanceof AuthRefusal)) throw fault
      // somebody who is told by a page that it was too late, or a scanner that came first
      const code = fault.status === 403 ? 'access_denied' : 'server_error'
      const why = { error: code, error_code: fault.code, error_description: fault.message }
      return goBack(reply, withAnswer(redirectTo, isPkce ? why : {}, { ...why, sb: '' }))
    }
  })

  app.get('/health', async () => ({
    version: 'v2.196.0',
    name: 'GoTrue',
    description: 'The identity module of Mainstreet, which speaks the protocol of GoTrue',
  }))

  app.get('/settings', async () => ({
    external: { ...providersOff, email: true, google: isGoogleOn(deps) },
    disable_signup: !settings.signUpOpen,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    mfa_enabled: false,
    passkeys_enabled: false,
  }))

  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600')
    return { keys: await deps.keys.published() }
  })
}

const providersOff = Object.fromEntries(
  'anonymous_users apple azure bitbucket discord facebook figma fly github gitlab keycloak kakao linkedin linkedin_oidc notion phone slack slack_oidc snapchat spotify twitch twitter workos x zoom'
    .split(' ')
    .map((name) => [name, false]),
)

function isGoogleOn({ settings }: Pick<AuthDeps, 'settings'>): boolean {
  return settings.google !== undefined || settings.playGoogle
}

function withoutEmail(phone: string | null | undefined): AuthRefusal {
  return phone
    ? new AuthRefusal(400, 'phone_provider_disabled', 'Phone signups are disabled')
    : new AuthRefusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
}

function arrivalAt(redirectTo: string, done: Verified, type: string): string {
  if (done.kind === 'code') return withAnswer(redirectTo, { code: done.code })
  if (done.kind === 'half') return withAnswer(redirectTo, {}, { message: done.message, sb: '' })
  const { access_token, expires_at, expires_in, refresh_token, token_type } = done.session
  return withAnswer(
    redirectTo,
    {},
    { access_token, expires_at, expires_in, refresh_token, token_type, type, sb: '' },
  )
}

export function goBack(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303)
}
