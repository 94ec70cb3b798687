import {
  deleteAccountRow,
  findAccount,
  findAccountByEmail,
} from '@mainstreet/identity/accounts/accounts-store.ts'
import { changeAccountEmail } from '@mainstreet/identity/accounts/change-account-email.ts'
import {
  insertAccountByAdmin,
  requireExistingAccount,
} from '@mainstreet/identity/accounts/manage-accounts.ts'
import { requireStrongPassword } from '@mainstreet/identity/accounts/password-hasher.ts'
import { signUp } from '@mainstreet/identity/accounts/sign-up.ts'
import { setAccountPassword } from '@mainstreet/identity/accounts/update-account.ts'
import type { AuthDeps, Caller } from '@mainstreet/identity/auth-deps.ts'
import { AuthError } from '@mainstreet/identity/auth-error.ts'
import { deleteEmailTokens } from '@mainstreet/identity/email/email-tokens-store.ts'
import { createActionLink } from '@mainstreet/identity/email/send-token-email.ts'
import { requireFactorForCredentials } from '@mainstreet/identity/sessions/assurance-level.ts'
import { getIdleTimeoutMs } from '@mainstreet/identity/sessions/idle-timeout.ts'
import {
  confirmByEmailCode,
  isRecentAuthentication,
} from '@mainstreet/identity/sessions/recent-authentication.ts'
import { requireFreshSignIn } from '@mainstreet/identity/sessions/require-fresh-sign-in.ts'
import { requireSession } from '@mainstreet/identity/sessions/require-session.ts'
import {
  deleteSessions,
  listSessions,
  recordActivity,
  recordAuthentication,
  setCounterDevice,
} from '@mainstreet/identity/sessions/sessions-store.ts'
import {
  countPasswordAttempt,
  invalidCredentialsError,
  signInWithPassword,
} from '@mainstreet/identity/sessions/sign-in-with-password.ts'
import { signOut } from '@mainstreet/identity/sessions/sign-out.ts'
import {
  getSignInOwner,
  recordingFailure,
  recordingWrongProof,
} from '@mainstreet/identity/sign-ins/record-failure.ts'
import { requireCurrentPassword } from '../change-password.ts'
import type { AuthenticatedUser, IdentityProvider } from './identity-provider.ts'

/** Accounts in our own database. */
export function createLocalIdentityProvider(deps: AuthDeps): IdentityProvider {
  const { db, passwords, settings, now } = deps

  async function isCurrentPassword(
    { id, email }: AuthenticatedUser,
    password: string,
    caller: Caller,
  ): Promise<boolean> {
    const attempt = await countPasswordAttempt(deps, 'protocol', { email, password }, caller)
    const account = await findAccount(db, id)
    const isCorrect = await passwords.matches(account?.password_hash, password)
    if (isCorrect) await attempt.uncount()
    else if (account) {
      const signIn = { method: 'password', owner: getSignInOwner(account) } as const
      deps.signInLog.recordFailure(signIn, caller, invalidCredentialsError())
    }
    return isCorrect
  }

  return {
    signIn: (credentials, caller) => signInWithPassword(deps, credentials, caller, 'own_call'),

    async signUp({ email, password, name, redirect }, caller, onUserCreated) {
      const input = { email, password, data: { name }, redirect }
      const result = await signUp(deps, input, caller, (tx, account) => onUserCreated(tx, account))
      if (result.kind === 'session')
        return { kind: 'session', user: toIdAndEmail(result.session.user), tokens: result.session }
      return { kind: result.kind, user: toIdAndEmail(result.user), tokens: undefined }
    },

    isCurrentPassword,

    async hasPassword({ id }) {
      return typeof (await findAccount(db, id))?.password_hash === 'string'
    },

    async requireFreshSignIn({ token }, code, caller) {
      const signedIn = await requireSession(deps, token)
      const signIn = { method: 'code', owner: getSignInOwner(signedIn.account) } as const
      await recordingWrongProof(deps, signIn, caller, requireFreshSignIn(deps, signedIn, code))
    },

    async isRecentlyAuthenticated(token) {
      const { account, session } = await requireSession(deps, token)
      // an anonymous account has nothing to authenticate with
      return account.is_anonymous || isRecentAuthentication(session.amr, now())
    },

    async confirmIdentity(user, proof, caller) {
      const signedIn = await requireSession(deps, user.token)
      if ('code' in proof) {
        const signIn = { method: 'code', owner: getSignInOwner(signedIn.account) } as const
        return recordingFailure(deps, signIn, caller, confirmByEmailCode(deps, signedIn, proof.code))
      }
      await requireCurrentPassword({ isCurrentPassword }, user, proof.password, caller, 'password')
      await recordAuthentication(db, signedIn.session.id, 'password', now())
    },

    async changePassword({ token }, password) {
      const session = await requireSession(deps, token)
      requireFactorForCredentials(session)
      await requireStrongPassword(passwords, settings.passwordMinChars, password)
      if (await passwords.matches(session.account.password_hash, password))
        throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
      const hash = await passwords.hash(password)
      await db.tx((tx) => setAccountPassword(tx, deps, session, hash))
    },

    async signOut({ token }, scope) {
      await signOut(deps, await requireSession(deps, token), scope)
    },

    async listSessions({ id: accountId }) {
      const sessions = await listSessions(db, accountId, now())
      return sessions.map(
        ({ id, created_at, refreshed_at, expires_at, user_agent, ip, is_counter_device }) => ({
          id,
          created_at,
          refreshed_at,
          expires_at,
          user_agent,
          ip,
          is_counter_device,
        }),
      )
    },

    async recordActivity({ token }) {
      const { account, session } = await requireSession(deps, token)
      await recordActivity(db, session.id, now())
      return getIdleTimeoutMs(deps, { ...session, role: account.user_role })
    },

    async setCounterDevice({ id: accountId }, sessionId, isCounterDevice) {
      return setCounterDevice(db, { id: sessionId, accountId, isCounterDevice }, now())
    },

    async endSession({ id }, sessionId) {
      const ended = await signOut(deps, { account: { id }, session: { id: sessionId } }, 'local')
      return ended.length > 0
    },

    findAccountId: async (tx, email) => (await findAccountByEmail(tx, email))?.id,

    async createAccount(tx, { id, email, name, password }) {
      if (password !== undefined) await requireStrongPassword(passwords, settings.passwordMinChars, password)
      const hash = password === undefined ? null : await passwords.hash(password)
      const newAccount = { id, email, isConfirmed: true, userMetadata: { name }, appMetadata: {} }
      return (await insertAccountByAdmin(tx, deps, newAccount, hash)).id
    },

    async createPasswordToken(tx, email) {
      const account = await findAccountByEmail(tx, email)
      if (!account) return undefined
      const newToken = {
        kind: 'recovery',
        email,
        redirectTo: settings.siteUrl,
        challenge: undefined,
      } as const
      return (await createActionLink(tx, deps, account.id, newToken)).hashed_token
    },

    async changeEmail(tx, id, email) {
      await changeAccountEmail(tx, deps, await requireExistingAccount(tx, id), email)
      await deleteEmailTokens(tx, id)
    },

    async deleteAccount(tx, id) {
      await deleteAccountRow(tx, id)
    },

    async endAllSessions(tx, id) {
      await deleteSessions(tx, id, 'global', id)
      await deleteEmailTokens(tx, id)
    },
  }
}

const toIdAndEmail = ({ id, email }: { id: string; email: string }) => ({ id, email })
