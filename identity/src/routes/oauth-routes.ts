import { randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { addressKey } from '@mainstreet/platform/rate-limits/address-key.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { enforceRateLimit } from '../enforce-rate-limit.ts'
import {
  consumeAuthFlow,
  createAuthCode,
  createAuthFlow,
  getChallenge,
  hashFlowSecret,
} from '../oauth/auth-flows.ts'
import type { AuthFlow } from '../oauth/auth-flows-store.ts'
import { findOrCreateOAuthAccount } from '../oauth/find-or-create-oauth-account.ts'
import {
  type GoogleProvider,
  type OAuthResult,
  randomNonce,
  randomVerifier,
} from '../oauth/google-provider.ts'
import { parseChallenge } from '../oauth/pkce.ts'
import { withLoopbackHost, withParams } from '../oauth/redirects.ts'
import { createSession } from '../sessions/create-session.ts'
import { getCaller, getQuery, getRedirectUrl } from './auth-request.ts'
import { redirectBack } from './verify-routes.ts'

const browserCookie = 'mainstreet_oauth'
const baseScope = 'openid email profile'
/** Parameters that the flow sets itself; callers cannot override them. */
const reservedParams = new Set(
  `client_id client_secret redirect_uri response_type response_mode state scope scopes nonce code_challenge
  code_challenge_method provider redirect_to invite_token skip_http_redirect request request_uri registration id_token_hint`.split(
    /\s+/,
  ),
)

/** The redirect to Google and the callback. */
export function oauthRoutes(app: FastifyInstance, deps: AuthDeps, google: GoogleProvider | undefined): void {
  const { settings, db, now } = deps
  const redirectUri = `${settings.url}/callback`
  const isSecure = settings.url.startsWith('https:')

  app.get('/authorize', { exposeHeadRoute: false }, async (request, reply) => {
    const query = getQuery(request)
    if (query.provider !== 'google')
      throw validationError(`Unsupported provider: Provider ${query.provider ?? ''} could not be found`)
    if (!google) throw validationError('Unsupported provider: provider is not enabled')
    await enforceRateLimit(deps, `authorize ${addressKey(request.ip)}`, settings.rateLimits.tokens)
    const { code_challenge, code_challenge_method } = query
    const challenge = parseChallenge({ code_challenge, code_challenge_method })
    const browser = randomBytes(16).toString('base64url')
    const [verifier, nonce] = [randomVerifier(), randomNonce()]
    const redirectTo = getRedirectUrl(settings, request)
    const newFlow = { provider: 'google', verifier, nonce, browser, redirectTo, challenge }
    const state = await createAuthFlow(db, now(), newFlow)
    const scope = [...new Set(`${baseScope} ${query.scopes ?? ''}`.split(/[\s,]+/).filter(Boolean))].join(' ')
    const extras = Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) =>
        value && !reservedParams.has(name) ? [[name, value]] : [],
      ),
    )
    const address = await google.getAuthorizationUrl({ redirectUri, scope, state, nonce, verifier, extras })
    reply.setCookie(browserCookie, browser, {
      path: settings.path,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    })
    const opened = withLoopbackHost(address.href, new URL(redirectTo).hostname)
    return reply.header('cache-control', 'no-store').redirect(opened, 302)
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/callback',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const params = { ...getQuery(request), ...((request.body ?? {}) as Record<string, string>) }
      let redirectTo = settings.siteUrl
      try {
        const state = String(params.state ?? '')
        const flow = await consumeAuthFlow(db, state, now())
        if (flow === 'used')
          throw new AuthError(400, 'flow_state_already_used', 'OAuth state was already used')
        if (!flow || flow.expires_at <= now())
          throw new AuthError(400, 'bad_oauth_state', 'OAuth callback with invalid state')
        redirectTo = flow.redirect_to ?? settings.siteUrl
        if (!getChallenge(flow)) requireSameBrowser(request, flow)
        if (params.error)
          throw new OAuthProviderError(String(params.error), String(params.error_description ?? ''))
        if (!params.code) throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback without a code')
        const oauthResult = await exchangeProviderCode(flow, state, String(params.code))
        return redirectBack(
          reply.clearCookie(browserCookie, { path: settings.path }),
          await completeSignIn(flow, oauthResult, request),
        )
      } catch (error) {
        return redirectWithError(request, reply, redirectTo, error)
      }
    },
  })

  async function exchangeProviderCode(flow: AuthFlow, state: string, code: string): Promise<OAuthResult> {
    if (!google) throw new AuthError(400, 'bad_oauth_callback', 'The provider is not enabled')
    const callbackUrl = new URL(`${redirectUri}?${new URLSearchParams({ code, state })}`)
    const checks = { state, nonce: flow.provider_nonce ?? '', verifier: flow.provider_verifier ?? '' }
    return google.exchangeCallback(callbackUrl, checks)
  }

  /** Returns the next URL of the browser, with a code or with the session. */
  function completeSignIn(
    flow: AuthFlow,
    { profile, accessToken, refreshToken }: OAuthResult,
    request: FastifyRequest,
  ) {
    const redirectTo = flow.redirect_to ?? settings.siteUrl
    const challenge = getChallenge(flow)
    const providerTokens = {
      provider_token: accessToken,
      ...(refreshToken !== undefined && { provider_refresh_token: refreshToken }),
    }
    return db.tx(async (tx) => {
      const accountId = await findOrCreateOAuthAccount(tx, deps, 'google', profile)
      if (challenge) {
        const newCode = { accountId, method: 'oauth', challenge, redirectTo, providerTokens }
        return withParams(redirectTo, { code: await createAuthCode(tx, now(), newCode) })
      }
      const { user: _user, ...session } = await createSession(
        tx,
        deps,
        accountId,
        'oauth',
        getCaller(request),
      )
      return withParams(redirectTo, {}, { ...session, ...providerTokens, sb: '' })
    })
  }
}

class OAuthProviderError extends Error {
  readonly error: string
  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

/** Without PKCE only this cookie binds the callback to the browser; otherwise a stranger's state would sign in as them. */
function requireSameBrowser(request: FastifyRequest, { browser_hash }: AuthFlow): void {
  const cookieHash = hashFlowSecret(request.cookies[browserCookie] ?? '')
  if (!browser_hash || !timingSafeEqual(cookieHash, browser_hash))
    throw new AuthError(400, 'bad_oauth_state', 'OAuth callback in another browser')
}

/** Returns errors to the requesting page, in query and fragment. */
function redirectWithError(request: FastifyRequest, reply: FastifyReply, redirectTo: string, error: unknown) {
  const errorParams = toErrorParams(error)
  if (!errorParams) throw error
  if (errorParams.error === 'server_error') request.log.warn({ err: error }, 'an OAuth sign-in failed')
  return redirectBack(reply, withParams(redirectTo, errorParams, { ...errorParams, sb: '' }))
}

function toErrorParams(error: unknown) {
  if (error instanceof OAuthProviderError)
    return {
      error: error.error,
      error_code: error.error,
      error_description: error.message || 'The provider refused',
    }
  if (error instanceof AuthError)
    return {
      error: error.code === 'user_banned' ? 'access_denied' : 'invalid_request',
      error_code: error.code,
      error_description: error.message,
    }
  if (isProviderError(error))
    return {
      error: 'server_error',
      error_code: 'bad_oauth_callback',
      error_description: 'The provider could not say who you are',
    }
  return undefined
}

function isProviderError(error: unknown): boolean {
  if (error instanceof ApiError) return false
  return [ClientError, ResponseBodyError, AuthorizationResponseError].some((kind) => error instanceof kind)
}
