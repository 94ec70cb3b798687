import type { FastifyInstance, FastifyReply } from 'fastify'
import { parseEmail } from '../accounts/email-address.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { type VerifyResult, verifyEmailToken } from '../email/verify-email-token.ts'
import { enforceCallRateLimit } from '../enforce-rate-limit.ts'
import { withParams } from '../oauth/redirects.ts'
import { verifyPhoneCode } from '../phone/phone-accounts.ts'
import { parsePhone } from '../phone/phone-number.ts'
import { setKnownDevice } from '../sessions/known-devices.ts'
import { recordingFailure } from '../sign-ins/record-failure.ts'
import { getCaller, getQuery, getRedirectUrl, parseAuthBody } from './auth-request.ts'

/** Verifies emailed links and codes. */
export function verifyRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const { settings } = deps

  app.post('/verify', async (request, reply) => {
    await enforceCallRateLimit(deps, request, 'verify')
    const body = parseAuthBody(request)
    reply.header('cache-control', 'no-store')
    if (body.phone && !body.email && !body.token_hash) {
      const phone = parsePhone(body.phone)
      const code = { type: body.type ?? '', phone, code: body.token ?? '' }
      const caller = getCaller(request)
      const signIn = { method: 'code', owner: { identifier: `+${phone}` } } as const
      const session = await recordingFailure(deps, signIn, caller, verifyPhoneCode(deps, code, caller))
      setKnownDevice(deps, caller, `+${phone}`, reply)
      return session
    }
    const email = body.email ? parseEmail(body.email) : undefined
    const input = {
      type: body.type ?? '',
      token: body.token ?? undefined,
      tokenHash: body.token_hash ?? undefined,
      email,
    }
    if (!input.type) throw validationError('Verify requires a verification type')
    const back = { redirectTo: getRedirectUrl(settings, request), asLink: false }
    // a link says whose it is only while it works
    const owner = email && !input.tokenHash ? { identifier: email } : undefined
    const caller = getCaller(request)
    const verified = verifyEmailToken(deps, input, caller, back)
    const result = await recordingFailure(deps, { method: 'code', owner }, caller, verified)
    if (result.kind === 'half') return { msg: result.message, code: '200' }
    return result.kind === 'session' ? result.session : { code: result.code }
  })

  app.get('/verify', { exposeHeadRoute: false }, async (request, reply) => {
    const query = getQuery(request)
    const redirectTo = getRedirectUrl(settings, request)
    const isPkce = query.token?.startsWith('pkce_') ?? false
    try {
      await enforceCallRateLimit(deps, request, 'verify')
      if (!query.token || !query.type)
        throw validationError('Verify requires a token and a verification type')
      const input = { type: query.type, tokenHash: query.token }
      const caller = getCaller(request)
      const verified = verifyEmailToken(deps, input, caller, { redirectTo, asLink: true })
      const result = await recordingFailure(deps, { method: 'code', owner: undefined }, caller, verified)
      return redirectBack(reply, getResultUrl(redirectTo, result, query.type))
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      // the link has expired, or a mail scanner has used it first
      const code = error.status === 403 ? 'access_denied' : 'server_error'
      const errorParams = { error: code, error_code: error.code, error_description: error.message }
      return redirectBack(
        reply,
        withParams(redirectTo, isPkce ? errorParams : {}, { ...errorParams, sb: '' }),
      )
    }
  })
}

function getResultUrl(redirectTo: string, result: VerifyResult, type: string): string {
  if (result.kind === 'code') return withParams(redirectTo, { code: result.code })
  if (result.kind === 'half') return withParams(redirectTo, {}, { message: result.message, sb: '' })
  const { access_token, expires_at, expires_in, refresh_token, token_type } = result.session
  return withParams(
    redirectTo,
    {},
    { access_token, expires_at, expires_in, refresh_token, token_type, type, sb: '' },
  )
}

export function redirectBack(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303)
}
