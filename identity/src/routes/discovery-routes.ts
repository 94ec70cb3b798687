import type { FastifyInstance } from 'fastify'
import type { AuthDeps } from '../auth-deps.ts'
import { findRelyingParty } from '../webauthn/relying-party.ts'

const disabledProviders = Object.fromEntries(
  'anonymous_users apple azure bitbucket discord facebook figma fly github gitlab keycloak kakao linkedin linkedin_oidc notion phone slack slack_oidc snapchat spotify twitch twitter workos x zoom'
    .split(' ')
    .map((name) => [name, false]),
)

/** Health, settings and public keys of the module. */
export function discoveryRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const { settings } = deps

  app.get('/health', async () => ({
    version: 'v2.196.0',
    name: 'GoTrue',
    description: 'The identity module of Mainstreet, which speaks the protocol of GoTrue',
  }))

  app.get('/settings', async () => ({
    external: {
      ...disabledProviders,
      email: true,
      google: isGoogleEnabled(deps),
      phone: settings.phone,
      anonymous_users: settings.anonymousSignIn,
    },
    disable_signup: !settings.isSignUpOpen,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: settings.phoneAutoconfirm,
    sms_provider: settings.phone ? 'twilio' : '',
    saml_enabled: false,
    mfa_enabled: true,
    passkeys_enabled: findRelyingParty(settings) !== undefined,
  }))

  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600')
    return { keys: await deps.signingKeys.listPublicJwks() }
  })
}

function isGoogleEnabled({ settings }: Pick<AuthDeps, 'settings'>): boolean {
  return settings.google !== undefined || settings.usesDemoGoogle
}
