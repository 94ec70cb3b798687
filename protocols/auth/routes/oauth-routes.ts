import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { addressKey } from '../../../server/src/platform/http/address-key.ts'
import { Refusal } from '../../../server/src/platform/http/api-error.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal, invalid } from '../auth-error.ts'
import { requireRate } from '../enforce-rate-limit.ts'
import { challengeIn, type Flow, giveCode, hashOf, startFlow, takeFlow } from '../oauth/auth-flows.ts'
import { meetProfile } from '../oauth/find-or-create-oauth-account.ts'
import { type Arrived, type Google, randomNonce, randomVerifier } from '../oauth/google-provider.ts'
import { challengeOf } from '../oauth/pkce.ts'
import { withAnswer, withLoopbackName } from '../oauth/redirects.ts'
import { openSession } from '../sessions/create-session.ts'
import { callerOf, queryOf, redirectOf } from './auth-request.ts'
import { goBack } from './verify-routes.ts'

const browserCookie = 'mainstreet_oauth'
const baseScope = 'openid email profile'
/** What the flow itself says; a caller must not say it again. */
const reserved = new Set(
  `client_id client_secret redirect_uri response_type response_mode state scope scopes nonce code_challenge
  code_challenge_method provider redirect_to invite_token skip_http_redirect request request_uri registration id_token_hint`.split(
    /\s+/,
  ),
)

/** The way to Google and back (identity-protocol A7). */
export function oauthCalls(app: FastifyInstance, deps: AuthDeps, google: Google | undefined): void {
  const { settings, db, now } = deps
  const redirectUri = `${settings.url}/callback`
  const secure = settings.url.startsWith('https:')

  app.get('/authorize', { exposeHeadRoute: false }, async (request, reply) => {
    const query = queryOf(request)
    if (query.provider !== 'google')
      throw invalid(`Unsupported provider: Provider ${query.provider ?? ''} could not be found`)
    if (!google) throw invalid('Unsupported provider: provider is not enabled')
    await requireRate(deps, `authorize ${addressKey(request.ip)}`, settings.rates.tokens)
    const { code_challenge, code_challenge_method } = query
    const challenge = challengeOf({ code_challenge, code_challenge_method })
    const browser = randomBytes(16).toString('base64url')
    const [verifier, nonce] = [randomVerifier(), randomNonce()]
    const redirectTo = redirectOf(settings, request)
    const departure = { provider: 'google', verifier, nonce, browser, redirectTo, challenge }
    const state = await startFlow(db, now(), departure)
    const scope = [...new Set(`${baseScope} ${query.scopes ?? ''}`.split(/[\s,]+/).filter(Boolean))].join(' ')
    const extras = Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) => (value && !reserved.has(name) ? [[name, value]] : [])),
    )
    const address = await google.leaveFor({ redirectUri, scope, state, nonce, verifier, extras })
    reply.setCookie(browserCookie, browser, { path: settings.path, httpOnly: true, sameSite: 'lax', secure })
    const opened = withLoopbackName(address.href, new URL(redirectTo).hostname)
    return reply.header('cache-control', 'no-store').redirect(opened, 302)
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/callback',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const given = { ...queryOf(request), ...((request.body ?? {}) as Record<string, string>) }
      let redirectTo = settings.siteUrl
      try {
        const state = String(given.state ?? '')
        const flow = await takeFlow(db, state)
        if (flow === 'used')
          throw new AuthRefusal(400, 'flow_state_already_used', 'OAuth state was already used')
        if (!flow || flow.expires_at <= now())
          throw new AuthRefusal(400, 'bad_oauth_state', 'OAuth callback with invalid state')
        redirectTo = flow.redirect_to ?? settings.siteUrl
        if (!challengeIn(flow)) requireSameBrowser(request, flow)
        if (given.error) throw new ProviderFault(String(given.error), String(given.error_description ?? ''))
        if (!given.code) throw new AuthRefusal(400, 'bad_oauth_callback', 'OAuth callback without a code')
        const arrived = await arrival(flow, state, String(given.code))
        return goBack(
          reply.clearCookie(browserCookie, { path: settings.path }),
          await enter(flow, arrived, request),
        )
      } catch (fault) {
        return failure(request, reply, redirectTo, fault)
      }
    },
  })

  async function arrival(flow: Flow, state: string, code: string): Promise<Arrived> {
    if (!google) throw new AuthRefusal(400, 'bad_oauth_callback', 'The provider is not enabled')
    const back = new URL(`${redirectUri}?${new URLSearchParams({ code, state })}`)
    const checks = { state, nonce: flow.provider_nonce ?? '', verifier: flow.provider_verifier ?? '' }
    return google.arrival(back, checks)
  }

  /** Where the browser goes next, with a code or with the session. */
  function enter(flow: Flow, { profile, accessToken, refreshToken }: Arrived, request: FastifyRequest) {
    const redirectTo = flow.redirect_to ?? settings.siteUrl
    const challenge = challengeIn(flow)
    const providerTokens = {
      provider_token: accessToken,
      ...(refreshToken !== undefined && { provider_refresh_token: refreshToken }),
    }
    return db.tx(async (tx) => {
      const accountId = await meetProfile(tx, deps, 'google', profile)
      if (challenge) {
        const arrivalByCode = { accountId, method: 'oauth', challenge, redirectTo, providerTokens }
        return withAnswer(redirectTo, { code: await giveCode(tx, now(), arrivalByCode) })
      }
      const { user: _user, ...session } = await openSession(tx, deps, accountId, 'oauth', callerOf(request))
      return withAnswer(redirectTo, {}, { ...session, ...providerTokens, sb: '' })
    })
  }
}

class ProviderFault extends Error {
  readonly error: string
  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

/** Without PKCE nothing else ties the way back to the browser that left: a stranger's state would sign it in as them. */
function requireSameBrowser(request: FastifyRequest, { browser_hash }: Flow): void {
  const shown = hashOf(request.cookies[browserCookie] ?? '')
  if (!browser_hash || !timingSafeEqual(shown, browser_hash))
    throw new AuthRefusal(400, 'bad_oauth_state', 'OAuth callback in another browser')
}

/** Faults go back to the page that asked, in the query and in the fragment. */
function failure(request: FastifyRequest, reply: FastifyReply, redirectTo: string, fault: unknown) {
  const why = reasonOf(fault)
  if (!why) throw fault
  if (why.error === 'server_error') request.log.warn({ err: fault }, 'a sign-in by a provider failed')
  return goBack(reply, withAnswer(redirectTo, why, { ...why, sb: '' }))
}

function reasonOf(fault: unknown) {
  if (fault instanceof ProviderFault)
    return {
      error: fault.error,
      error_code: fault.error,
      error_description: fault.message || 'The provider refused',
    }
  if (fault instanceof AuthRefusal)
    return {
      error: fault.code === 'user_banned' ? 'access_denied' : 'invalid_request',
      error_code: fault.code,
      error_description: fault.message,
    }
  if (isProvidersDoing(fault))
    return {
      error: 'server_error',
      error_code: 'bad_oauth_callback',
      error_description: 'The provider could not say who you are',
    }
  return undefined
}

function isProvidersDoing(fault: unknown): boolean {
  if (fault instanceof Refusal) return false
  return [ClientError, ResponseBodyError, AuthorizationResponseError].some((kind) => fault instanceof kind)
}
