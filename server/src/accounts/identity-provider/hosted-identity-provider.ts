import { z } from 'zod'
import type { AuthDeps } from '../../../../protocols/auth/auth-deps.ts'
import { AuthRefusal } from '../../../../protocols/auth/auth-error.ts'
import type { HostedProject } from '../../../../protocols/auth/auth-settings.ts'
import type { Scope } from '../../../../protocols/auth/sessions/sessions-store.ts'
import { requireGuess } from '../../../../protocols/auth/sessions/sign-in-with-password.ts'
import { endTokens, keepEmail } from '../users/token-users-store.ts'
import { openHosted } from './hosted-auth-client.ts'
import type { Provider, Registered } from './identity-provider.ts'
import { openClaims } from './token-claims.ts'

const session = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() })
const person = z.object({ id: z.string(), email: z.string(), identities: z.array(z.unknown()).nullish() })
const moved = z.object({ updated_at: z.coerce.date() })
const link = z.object({ hashed_token: z.string() })

/** The longest that a project lets an access token live. */
const longestTokenMs = 7 * 24 * 3_600_000

/** The accounts of a hosted project. */
export function openHostedProvider(deps: AuthDeps, project: HostedProject): Provider {
  const hosted = openHosted(project)
  const claimsOf = openClaims(deps)
  const { db, now, bus } = deps
  const longest = () => new Date(now().getTime() + longestTokenMs)

  // the project sees only our address: guesses from one caller are counted here
  const signIn: Provider['signIn'] = async (who, { ip }) => {
    const wasRight = await requireGuess(deps, 'protocol', { ...who, ip })
    const tokens = await hosted.ask('POST', '/token', { query: { grant_type: 'password' }, body: who })
    await wasRight()
    return session.parse(tokens)
  }

  /** The provider knows it by itself; our own calls must know it, too. */
  async function endOwn(id: string, token: string, scope: Scope) {
    const claims = await claimsOf(token)
    if (claims && scope !== 'others') await endTokens(db, claims.sessionId, claims.expiresAt)
    bus.publish('people', { user_id: id })
  }

  return {
    signIn,

    async signUp({ email, password, name, back }, _caller, beside) {
      const { redirectTo, challenge } = back
      const body = {
        email,
        password,
        data: { name },
        code_challenge: challenge?.challenge ?? null,
        code_challenge_method: challenge?.method ?? null,
      }
      const answer = await hosted.ask('POST', '/signup', { query: { redirect_to: redirectTo }, body })
      const made = registeredIn(answer)
      if (made.kind !== 'taken') await db.tx((tx) => beside(tx, made.user))
      return made
    },

    async isPassword({ email }, password, caller) {
      try {
        const tokens = await signIn({ email, password }, caller)
        await hosted.ask('POST', '/logout', { token: tokens.access_token, query: { scope: 'local' } })
        return true
      } catch (fault) {
        if (fault instanceof AuthRefusal && fault.code === 'invalid_credentials') return false
        throw fault
      }
    },

    async hasPassword({ token }) {
      const { identities } = person.parse(await hosted.ask('GET', '/user', { token }))
      return (identities ?? []).some((one) => (one as { provider?: unknown }).provider === 'email')
    },

    async changePassword({ token }, password) {
      await hosted.ask('PUT', '/user', { token, body: { password } })
    },

    async signOut({ id, token }, scope) {
      await hosted.ask('POST', '/logout', { token, query: { scope } })
      await endOwn(id, token, scope)
    },

    // a project tells nobody about its sessions: the one that asks is all there is to show
    async places({ token }) {
      const claims = await claimsOf(token)
      if (!claims) return []
      const { sessionId, expiresAt } = claims
      return [
        {
          id: sessionId,
          created_at: now(),
          refreshed_at: now(),
          not_after: expiresAt,
          user_agent: '',
          ip: '',
        },
      ]
    },

    async endPlace(own, sessionId) {
      if ((await claimsOf(own.token))?.sessionId !== sessionId) return false
      await hosted.ask('POST', '/logout', { token: own.token, query: { scope: 'local' } })
      await endOwn(own.id, own.token, 'local')
      return true
    },

    // a link can only be made for an account that is there: it names the account, and is thrown away
    async findId(_tx, email) {
      try {
        return person.parse(
          await hosted.manage('POST', '/admin/generate_link', { body: { type: 'recovery', email } }),
        ).id
      } catch (fault) {
        if (fault instanceof AuthRefusal && fault.status === 404) return undefined
        throw fault
      }
    },

    async addAccount(_tx, { id, email, name, password }) {
      const body = { id, email, password, email_confirm: true, user_metadata: { name } }
      return person.parse(await hosted.manage('POST', '/admin/users', { body })).id
    },

    async passwordToken(_tx, email) {
      const body = { type: 'recovery', email }
      return link.parse(await hosted.manage('POST', '/admin/generate_link', { body })).hashed_token
    },

    async changeEmail(tx, id, email) {
      const body = { email, email_confirm: true }
      const { updated_at } = moved.parse(await hosted.manage('PUT', `/admin/users/${id}`, { body }))
      await keepEmail(tx, id, email, updated_at)
    },

    async deleteAccount(tx, id) {
      await endTokens(tx, id, longest())
      await hosted.manage('DELETE', `/admin/users/${id}`).catch((fault: unknown) => {
        // gone already: an earlier try came so far
        if (!(fault instanceof AuthRefusal && fault.status === 404)) throw fault
      })
    },

    // our own table has the ban, and answers no call of theirs
    async endAll() {},
  }
}

/** Empty identities: a confirmed account has the address (identity-protocol A4). */
function registeredIn(answer: unknown): Registered {
  const opened = session.extend({ user: person }).safeParse(answer)
  if (opened.success) return { kind: 'session', user: opened.data.user, tokens: opened.data }
  const user = person.parse(answer)
  return { kind: user.identities?.length === 0 ? 'taken' : 'unconfirmed', user, tokens: undefined }
}
