import { dayMs } from '@mainstreet/contract/durations.ts'
import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { AuthError } from '@mainstreet/identity/auth-error.ts'
import type { HostedProject } from '@mainstreet/identity/auth-settings.ts'
import { isRecentAuthentication } from '@mainstreet/identity/sessions/recent-authentication.ts'
import type { SignOutScope } from '@mainstreet/identity/sessions/sessions-store.ts'
import { countPasswordAttempt } from '@mainstreet/identity/sessions/sign-in-with-password.ts'
import { z } from 'zod'
import { revokeTokens, updateUserEmail } from '../users/token-users-store.ts'
import { createHostedAuthClient } from './hosted-auth-client.ts'
import type { IdentityProvider, ProviderSignUpResult } from './identity-provider.ts'
import { createClaimsReader } from './token-claims.ts'

const hostedSession = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
})
const hostedUser = z.object({ id: z.string(), email: z.string(), identities: z.array(z.unknown()).nullish() })
const hostedUpdate = z.object({ updated_at: z.coerce.date() })
const hostedLink = z.object({ hashed_token: z.string() })

/** The maximum lifetime of an access token that a project can configure. */
const maxTokenMs = 7 * dayMs

/** Accounts in a hosted project. */
export function createHostedIdentityProvider(deps: AuthDeps, project: HostedProject): IdentityProvider {
  const client = createHostedAuthClient(project)
  const readClaims = createClaimsReader(deps)
  const { db, now, bus } = deps
  const getLatestExpiry = () => new Date(now().getTime() + maxTokenMs)

  // the project sees only our IP address, so attempts per caller are counted here
  const signIn: IdentityProvider['signIn'] = async (credentials, caller) => {
    const attempt = await countPasswordAttempt(deps, 'protocol', credentials, caller)
    const tokens = await client.request('POST', '/token', {
      query: { grant_type: 'password' },
      body: credentials,
    })
    await attempt.uncount()
    return hostedSession.parse(tokens)
  }

  /** The provider ends the tokens on its side; our own token check must reject them as well. */
  async function endOwnTokens(id: string, token: string, scope: SignOutScope) {
    const claims = await readClaims(token)
    if (claims && scope !== 'others') await revokeTokens(db, claims.sessionId, claims.expiresAt)
    bus.publish('user.changed', { user_id: id })
  }

  return {
    signIn,

    async signUp({ email, password, name, redirect }, _caller, onUserCreated) {
      const { redirectTo, challenge } = redirect
      const body = {
        email,
        password,
        data: { name },
        code_challenge: challenge?.challenge ?? null,
        code_challenge_method: challenge?.method ?? null,
      }
      const response = await client.request('POST', '/signup', { query: { redirect_to: redirectTo }, body })
      const result = parseSignUpResponse(response)
      if (result.kind !== 'taken') await db.tx((tx) => onUserCreated(tx, result.user))
      return result
    },

    async isCurrentPassword({ email }, password, caller) {
      try {
        const tokens = await signIn({ email, password }, caller)
        await client.request('POST', '/logout', { token: tokens.access_token, query: { scope: 'local' } })
        return true
      } catch (error) {
        if (error instanceof AuthError && error.code === 'invalid_credentials') return false
        throw error
      }
    },

    async hasPassword({ token }) {
      const { identities } = hostedUser.parse(await client.request('GET', '/user', { token }))
      return (identities ?? []).some((one) => (one as { provider?: unknown }).provider === 'email')
    },

    // the project does not say when a session began
    async requireFreshSignIn() {},

    async isRecentlyAuthenticated(token) {
      const { authentications = [] } = (await readClaims(token)) ?? {}
      return isRecentAuthentication(authentications, now())
    },

    // only the project can authenticate its sessions
    async confirmIdentity() {
      throw new AuthError(400, 'reauthentication_needed', 'Sign in again at the project')
    },

    async changePassword({ token }, password, currentPassword) {
      await client.request('PUT', '/user', { token, body: { password, current_password: currentPassword } })
    },

    async signOut({ id, token }, scope) {
      await client.request('POST', '/logout', { token, query: { scope } })
      await endOwnTokens(id, token, scope)
    },

    // a project has no call that lists sessions: only the current one is known
    async listSessions({ token }) {
      const claims = await readClaims(token)
      if (!claims) return []
      const { sessionId, expiresAt } = claims
      return [
        {
          id: sessionId,
          created_at: now(),
          refreshed_at: now(),
          expires_at: expiresAt,
          user_agent: '',
          ip: '',
          is_counter_device: false,
        },
      ]
    },

    // a project ends its sessions by its own settings
    recordActivity: async () => undefined,
    setCounterDevice: async () => false,

    async endSession(user, sessionId) {
      if ((await readClaims(user.token))?.sessionId !== sessionId) return false
      await client.request('POST', '/logout', { token: user.token, query: { scope: 'local' } })
      await endOwnTokens(user.id, user.token, 'local')
      return true
    },

    // generating a recovery link needs an existing account: read the id from it and discard the link
    async findAccountId(_tx, email) {
      try {
        return hostedUser.parse(
          await client.adminRequest('POST', '/admin/generate_link', { body: { type: 'recovery', email } }),
        ).id
      } catch (error) {
        if (error instanceof AuthError && error.status === 404) return undefined
        throw error
      }
    },

    async createAccount(_tx, { id, email, name, password }) {
      const body = { id, email, password, email_confirm: true, user_metadata: { name } }
      return hostedUser.parse(await client.adminRequest('POST', '/admin/users', { body })).id
    },

    async createPasswordToken(_tx, email) {
      const body = { type: 'recovery', email }
      return hostedLink.parse(await client.adminRequest('POST', '/admin/generate_link', { body }))
        .hashed_token
    },

    async changeEmail(tx, id, email) {
      const body = { email, email_confirm: true }
      const { updated_at } = hostedUpdate.parse(
        await client.adminRequest('PUT', `/admin/users/${id}`, { body }),
      )
      await updateUserEmail(tx, id, email, updated_at, now())
    },

    async deleteAccount(tx, id) {
      await revokeTokens(tx, id, getLatestExpiry())
      await client.adminRequest('DELETE', `/admin/users/${id}`).catch((error: unknown) => {
        // already deleted by an earlier attempt
        if (!(error instanceof AuthError && error.status === 404)) throw error
      })
    },

    // our users table holds the ban, and the project has no call that ends all sessions of a user
    async endAllSessions() {},
  }
}

/** Empty identities: the email belongs to a confirmed account. */
function parseSignUpResponse(response: unknown): ProviderSignUpResult {
  const signedIn = hostedSession.extend({ user: hostedUser }).safeParse(response)
  if (signedIn.success) return { kind: 'session', user: signedIn.data.user, tokens: signedIn.data }
  const user = hostedUser.parse(response)
  return { kind: user.identities?.length === 0 ? 'taken' : 'unconfirmed', user, tokens: undefined }
}
