import { createHash, createHmac } from 'node:crypto'
import { readEmailAddress } from '@mainstreet/contract/email-address.ts'
import { cutText } from '@mainstreet/contract/text/cut-text.ts'
import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import type { GoogleSettings } from '@mainstreet/identity/oauth/google-provider.ts'
import { withLoopbackHost } from '@mainstreet/identity/oauth/redirects.ts'
import { getQuery } from '@mainstreet/identity/routes/auth-request.ts'
import { registerFormParser } from '@mainstreet/platform/http/form-body.ts'
import { createInjectedFetch } from '@mainstreet/platform/http/injected-fetch.ts'
import { isEqualConstantTime } from '@mainstreet/platform/http/is-equal-constant-time.ts'
import { getMessages } from '@mainstreet/platform/text/languages.ts'
import { getRequestLocale, getRequestMessages } from '@mainstreet/platform/text/request-locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import {
  type AuthorizeParams,
  accountChooserCss,
  type DemoGoogleUser,
  renderAccountChooser,
} from './account-chooser-page.ts'

const basePath = '/dev/google'
const codeLifetime = '60 s'

/** Simulates Google in demo mode as a standard OpenID Connect provider. */
export function registerDemoGoogle(app: FastifyInstance, deps: AuthDeps, baseUrl: string): GoogleSettings {
  const issuer = `${baseUrl}${basePath}`
  const clientId = 'mainstreet-demo'
  const clientSecret = createHmac('sha256', deps.secret).update('demo google client').digest('base64url')
  const codeKey = createHmac('sha256', deps.secret).update('demo google code').digest()
  const redirectUri = `${deps.settings.url}/callback`

  app.register(async (pluginScope) => {
    registerFormParser(pluginScope)

    pluginScope.get(`${basePath}/.well-known/openid-configuration`, async () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256', 'RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    }))

    pluginScope.get(`${basePath}/jwks`, async () => ({ keys: await deps.signingKeys.listPublicJwks() }))
    pluginScope.get(`${basePath}/style.css`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(accountChooserCss),
    )

    pluginScope.get(`${basePath}/authorize`, { exposeHeadRoute: false }, async (request, reply) => {
      const params = parseAuthorizeParams(getQuery(request))
      if (!params) return sendUnknownClient(request, reply)
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(renderAccountChooser(`${basePath}/choose`, params, getRequestLocale(request)))
    })

    pluginScope.get(`${basePath}/choose`, { exposeHeadRoute: false }, async (request, reply) => {
      const query = getQuery(request)
      const choice = parseAuthorizeParams(query)
      if (!choice) return sendUnknownClient(request, reply)
      const { state } = choice
      const callback = withLoopbackHost(redirectUri, request.hostname)
      const back = (fields: Record<string, string>) =>
        reply
          .header('cache-control', 'no-store')
          .redirect(`${callback}?${new URLSearchParams({ ...fields, state })}`, 303)
      if (query.deny !== undefined)
        return back({ error: 'access_denied', error_description: 'The user denied the request' })
      const user = parseDemoUser(query)
      if (!user) {
        const locale = getRequestLocale(request)
        const { nameAndEmailRequired } = getMessages(locale).demoGoogle
        return reply
          .code(422)
          .type('text/html; charset=utf-8')
          .send(renderAccountChooser(`${basePath}/choose`, choice, locale, nameAndEmailRequired))
      }
      const { nonce, code_challenge, scope } = choice
      const code = await new SignJWT({
        ...user,
        nonce,
        code_challenge,
        offline: /offline/.test(choice.access_type),
        scope,
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(codeLifetime)
        .sign(codeKey)
      return back({ code })
    })

    pluginScope.post(`${basePath}/token`, async (request, reply) => {
      const given = (request.body ?? {}) as Record<string, string | undefined>
      reply.header('cache-control', 'no-store')
      if (given.client_id !== clientId || !isEqualConstantTime(given.client_secret ?? '', clientSecret))
        return reply.code(401).send({ error: 'invalid_client' })
      const code = await jwtVerify(given.code ?? '', codeKey, { algorithms: ['HS256'] }).catch(
        () => undefined,
      )
      const challenge = createHash('sha256')
        .update(given.code_verifier ?? '')
        .digest('base64url')
      if (!code || given.redirect_uri !== redirectUri || code.payload.code_challenge !== challenge)
        return reply.code(400).send({ error: 'invalid_grant' })
      const { nonce, offline, scope, email, name, email_verified } = code.payload
      return {
        access_token: `demo-google-${createHash('sha256')
          .update(given.code ?? '')
          .digest('base64url')}`,
        token_type: 'Bearer',
        expires_in: 3600,
        scope,
        ...(offline === true && { refresh_token: `demo-google-refresh-${deriveSubject(String(email))}` }),
        id_token: await signIdToken({ email, name, email_verified, nonce }),
      }
    })
  })

  async function signIdToken(claims: Record<string, unknown>): Promise<string> {
    const key = await deps.signingKeys.current()
    return new SignJWT(claims)
      .setProtectedHeader({ alg: key.alg, kid: key.kid })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(deriveSubject(String(claims.email)))
      .setIssuedAt()
      .setExpirationTime('5 min')
      .sign(key.signKey)
  }

  function parseAuthorizeParams(query: Record<string, string | undefined>): AuthorizeParams | undefined {
    if (query.client_id !== clientId || query.redirect_uri !== redirectUri) return undefined
    const {
      client_id,
      redirect_uri,
      state = '',
      nonce = '',
      code_challenge = '',
      scope = '',
      access_type = '',
    } = query
    return { client_id, redirect_uri, state, nonce, code_challenge, scope, access_type }
  }

  return { clientId, clientSecret, issuer, fetch: createInjectedFetch(app) }
}

function sendUnknownClient(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { unknownClient } = getRequestMessages(request).demoGoogle
  return reply.code(400).type('text/plain; charset=utf-8').send(unknownClient)
}

function parseDemoUser(query: Record<string, string | undefined>): DemoGoogleUser | undefined {
  const email = readEmailAddress(query.email ?? '')
  const name = cutText((query.name ?? '').trim(), 200)
  if (email === undefined || name === '') return undefined
  return { email, name, email_verified: query.unverified === undefined }
}

function deriveSubject(email: string): string {
  return BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 17)}`).toString()
}
