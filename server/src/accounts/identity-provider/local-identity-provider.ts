import {
  dropAccount,
  findAccount,
  findAccountByEmail,
} from '../../../../protocols/auth/accounts/accounts-store.ts'
import { moveEmail } from '../../../../protocols/auth/accounts/change-account-email.ts'
import { addByAdmin, requireKnown } from '../../../../protocols/auth/accounts/manage-accounts.ts'
import { requireStrong } from '../../../../protocols/auth/accounts/password-hasher.ts'
import { signUp } from '../../../../protocols/auth/accounts/sign-up.ts'
import { changePassword } from '../../../../protocols/auth/accounts/update-account.ts'
import type { AuthDeps } from '../../../../protocols/auth/auth-deps.ts'
import { AuthRefusal } from '../../../../protocols/auth/auth-error.ts'
import { dropMailTokens } from '../../../../protocols/auth/email/email-tokens.ts'
import { makeLink } from '../../../../protocols/auth/email/send-token-email.ts'
import { requireSignedIn } from '../../../../protocols/auth/sessions/require-session.ts'
import { dropSessions, listSessions } from '../../../../protocols/auth/sessions/sessions-store.ts'
import {
  requireGuess,
  signInWithPassword,
} from '../../../../protocols/auth/sessions/sign-in-with-password.ts'
import { signOut } from '../../../../protocols/auth/sessions/sign-out.ts'
import type { Provider } from './identity-provider.ts'

/** The accounts in our own database. */
export function openOwnProvider(deps: AuthDeps): Provider {
  const { db, passwords, settings, now } = deps
  return {
    signIn: (who, caller) => signInWithPassword(deps, who, caller, 'own_call'),

    async signUp({ email, password, name, back }, caller, beside) {
      const asked = { email, password, data: { name }, back }
      const made = await signUp(deps, asked, caller, (tx, account) => beside(tx, account))
      if (made.kind === 'session')
        return { kind: 'session', user: plain(made.session.user), tokens: made.session }
      return { kind: made.kind, user: plain(made.user), tokens: undefined }
    },

    async isPassword({ id, email }, password, caller) {
      const settle = await requireGuess(deps, 'protocol', { email, password, ip: caller.ip })
      const account = await findAccount(db, id)
      const isRight = await passwords.isRight(account?.password_hash, password)
      if (isRight) await settle()
      return isRight
    },

    async hasPassword({ id }) {
      return typeof (await findAccount(db, id))?.password_hash === 'string'
    },

    async changePassword({ token }, password) {
      const who = await requireSignedIn(deps, token)
      await requireStrong(passwords, settings.passwordMinChars, password)
      if (await passwords.isRight(who.account.password_hash, password))
        throw new AuthRefusal(422, 'same_password', 'New password should be different from the old password.')
      const hash = await passwords.hash(password)
      await db.tx((tx) => changePassword(tx, deps, who, hash))
    },

    async signOut({ token }, scope) {
      await signOut(deps, await requireSignedIn(deps, token), scope)
    },

    async places({ id: accountId }) {
      const sessions = await listSessions(db, accountId, now())
      return sessions.map(({ id, created_at, refreshed_at, not_after, user_agent, ip }) => ({
        id,
        created_at,
        refreshed_at,
        not_after,
        user_agent,
        ip,
      }))
    },

    async endPlace({ id }, sessionId) {
      const ended = await signOut(deps, { account: { id }, session: { id: sessionId } }, 'local')
      return ended.length > 0
    },

    findId: async (tx, email) => (await findAccountByEmail(tx, email))?.id,

    async addAccount(tx, { id, email, name, password }) {
      if (password !== undefined) await requireStrong(passwords, settings.passwordMinChars, password)
      const hash = password === undefined ? null : await passwords.hash(password)
      const wish = { id, email, isConfirmed: true, userMetadata: { name }, appMetadata: {} }
      return (await addByAdmin(tx, deps, wish, hash)).id
    },

    async passwordToken(tx, email) {
      const account = await findAccountByEmail(tx, email)
      if (!account) return undefined
      const wanted = { kind: 'recovery', email, redirectTo: settings.siteUrl, challenge: undefined } as const
      return (await makeLink(tx, deps, account.id, wanted)).hashed_token
    },

    async changeEmail(tx, id, email) {
      await moveEmail(tx, deps, await requireKnown(tx, id), email)
      await dropMailTokens(tx, id)
    },

    async deleteAccount(tx, id) {
      await dropAccount(tx, id)
    },

    async endAll(tx, id) {
      await dropSessions(tx, id, 'global', id)
      await dropMailTokens(tx, id)
    },
  }
}

const plain = ({ id, email }: { id: string; email: string }) => ({ id, email })
