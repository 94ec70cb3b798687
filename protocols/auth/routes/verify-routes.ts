import type { FastifyInstance, FastifyReply } from 'fastify'
import { emailOf } from '../accounts/email-address.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal, invalid } from '../auth-error.ts'
import { type Verified, verify } from '../email/verify-email-token.ts'
import { requireCallRate } from '../enforce-rate-limit.ts'
import { withAnswer } from '../oauth/redirects.ts'
import { bodyOf, callerOf, queryOf, redirectOf } from './auth-request.ts'

/** What a mail has brought: a link that is followed, or its six digits. */
export function verifyCalls(app: FastifyInstance, deps: AuthDeps): void {
  const { settings } = deps

  app.post('/verify', async (request, reply) => {
    await requireCallRate(deps, request, 'verify')
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
      await requireCallRate(deps, request, 'verify')
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
