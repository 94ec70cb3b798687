import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../server/src/platform/db/db.ts'
import { type Account, isBanned, type PresentedAccount, presentAccount } from '../accounts/account.ts'
import { changeAccount, requireAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthRefusal } from '../auth-error.ts'
import { signAccessToken } from './access-token.ts'
import { firstToken, hashOf } from './refresh-token.ts'
import { type Amr, addSession } from './sessions-store.ts'

export type Session = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: PresentedAccount
}

const longest = { userAgent: 400, ip: 64 }

/** Somebody has shown who they are, by `method`: a new session with its first tokens. */
export async function openSession(
  tx: Tx,
  deps: AuthDeps,
  accountId: string,
  method: string,
  caller: Caller,
): Promise<Session> {
  const now = deps.now()
  await changeAccount(tx, accountId, { last_sign_in_at: now }, now)
  const account = await requireAccount(tx, accountId)
  requireWelcome(account, now)
  const id = randomUUID()
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  const refreshToken = firstToken(id)
  await addSession(tx, {
    id,
    account_id: accountId,
    amr,
    user_agent: caller.userAgent.slice(0, longest.userAgent),
    ip: caller.ip.slice(0, longest.ip),
    refresh_hash: hashOf(refreshToken),
    created_at: now,
    not_after: new Date(now.getTime() + deps.settings.sessionLifeMs),
  })
  return presentSession(deps, account, { id, amr }, refreshToken)
}

export async function presentSession(
  deps: AuthDeps,
  account: Account,
  session: { id: string; amr: Amr[] },
  refreshToken: string,
): Promise<Session> {
  const { token, expiresAt, expiresIn } = await signAccessToken(deps, account, session)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: presentAccount(account),
  }
}

export function requireWelcome(account: Account, now: Date): void {
  if (isBanned(account, now)) throw new AuthRefusal(400, 'user_banned', 'User is banned')
}
